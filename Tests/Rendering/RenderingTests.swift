import CICUOracle
import LocaleData
import MessageSyntax
import Rendering
import Testing

/// Texts as the model shows them, beside ICU's `MessageFormat`.
@Suite struct RenderingTests {
    /// The text with a value for `{n}`, nil where ICU fails.
    private func text(_ format: OpaquePointer, _ value: Double) -> String? {
        "n".withCString { name in
            var argument = PlacardFormatArgument()
            (argument.name, argument.kind, argument.decimal) = (name, 1, value)
            var buffer = [CChar](repeating: 0, count: 256)
            let length = placard_format_apply(format, &argument, 1, &buffer, 256)
            guard length >= 0 else { return nil }
            return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// The format in `other` decides which digits choose the branch; an exact case sees the number as it is.
    @Test(arguments: ["en", "ru", "ar", "pl", "fr", "lv", "cs", "pt", "hi", "sl"])
    func pluralsChooseByTheFormatInOther(_ locale: String) throws {
        let renderer = TextRenderer(locale: try LocaleTag.parse(locale).get())
        let shown = [
            "#", "{n}", "{n, number}", "{n, number, integer}", "{n, number, percent}", "{n, number, ::.00}",
            "{n, number, ::%x100}", "nothing", "{n, plural, other {#}} {n, number, integer}",
        ]
        for way in shown {
            for offset in ["", "offset:1 ", "offset:0.5 "] {
                let words = ["zero", "one", "two", "few", "many"].map { "\($0) {\($0) #}" }.joined(separator: " ")
                let pattern = "{n, plural, \(offset)=2 {exactly} \(words) other {other \(way)}}"
                let format = try #require(placard_format_create(locale, pattern))
                defer { placard_format_destroy(format) }
                let parts = parseMessage(pattern).parts
                for value in [0, 0.01, 0.02, 0.05, 0.21, 0.2149, 0.5, 1, 1.0004, 1.2, 1.5, 2, 2.4, 2.5, 5, 11, 21, 1e6]
                {
                    #expect(
                        renderer.render(parts, ["n": .decimal(value)]) == text(format, value),
                        "\(locale) \(pattern) \(value)")
                }
            }
        }
    }
}
