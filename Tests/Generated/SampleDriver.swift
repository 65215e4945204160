import CatalogModel
import Emission
import MessageSyntax
import SourceText

/// The program that reads a sample catalog's table through its API, and what it must print.
struct SampleDriver {
    let sample: SampleCatalog

    /// Values of the arguments count, total, share, weight, kind.
    static let arguments: [(count: Int, total: Int, share: Double, weight: Double, kind: Int)] = [
        (0, 0, 0, 0, 0), (1, 1, 0.25, 1, 1), (2, -1, 0.5, 1.5, 2), (3, 999, 0.75, 2, 0), (5, 1000, 1, -0.0004, 1),
        (11, 12345, 0.005, 2499.9996, 2), (21, 1_000_000, 0.9999, 21, 0), (100, -1999, 0.125, 0.1, 1),
        // Out of range: clamped.
        (-7, 9_999_999, 1.5, 99999, 2), (500, -9999, -3, -.infinity, 0), (111, 41, .nan, .nan, 1),
    ]

    /// The driver's source.
    var source: String {
        let names = SwiftNames(sample.catalog)
        let axes = sample.catalog.axes.map(\.name.text)
        let loops = zip(names.axes, axes.indices).map { "for v\($1) in \($0).allCases {" }.joined(separator: "\n")
        let labels = zip(axes, axes.indices).map { "\(SwiftNames.lowerCamel($0)): v\($1)" }.joined(separator: ", ")
        let samples = Self.arguments.map { sample in
            "(\(sample.count), \(sample.total), \(literal(sample.share)), \(literal(sample.weight)), "
                + "Kind.allCases[\(sample.kind)])"
        }
        return """
            func text(_ text: PublicText?) -> String { text?.string ?? "-" }
            func bytes(_ text: PublicText) -> String {
                unsafe text.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
            }
            func line(_ card: PublicProjection) -> String {
                var fields = [card.language, text(card.title), text(card.supportingText), bytes(card.accessibilityLabel)]
                fields.append(card.tone.map { "\\($0)" } ?? "-")
                fields.append(card.symbol ?? "-")
                if let action = card.action {
                    fields += ["\\(action.kind)", text(action.title), text(action.label), text(action.hint)]
                }
                return fields.joined(separator: "|")
            }
            @main struct Driver {
                static func main() {
                    let samples: [(Int, Int, Double, Double, Kind)] = [\(samples.joined(separator: ", "))]
            \(loops)
                    for locale in SampleCopy.Locale.allCases {
                        for sample in samples {
                            let card = SampleCopy(locale: locale).project(
                                \(labels), count: sample.0, total: sample.1, share: sample.2, weight: sample.3,
                                kind: sample.4)
                            print(line(card))
                            print(line(card.redacted))
                            precondition(card.redacted.redacted == card.redacted)
                        }
                    }
            \(axes.map { _ in "}" }.joined())
                    precondition(MemoryLayout<PublicProjection>.size <= 24)
                    precondition(_isPOD(PublicProjection.self))
                }
            }

            """
    }

    private func literal(_ value: Double) -> String {
        value.isNaN ? ".nan" : value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : "\(value)"
    }

    /// What the program must print, by the sample's own account of what is shown and ICU's rendering of it.
    func expectedLines() throws -> [String] {
        var icu = ICUTexts()
        var lines: [String] = []
        for projections in sample.shown {
            for locale in SampleCatalog.languages.indices {
                let language = projections[locale].language
                let shown = projections[language]
                let frame = sample.frames[language]
                let redacted = ShownProjection(
                    language: language, title: shown.redacted, label: shown.redacted, redacted: shown.redacted,
                    tone: frame.tone, symbol: frame.symbol, action: frame.action)
                for arguments in Self.arguments {
                    lines.append(try line(shown, language, arguments, &icu))
                    lines.append(try line(redacted, language, arguments, &icu))
                }
            }
        }
        return lines
    }

    private func line(
        _ shown: ShownProjection, _ language: Int,
        _ arguments: (count: Int, total: Int, share: Double, weight: Double, kind: Int), _ icu: inout ICUTexts
    ) throws -> String {
        func text(_ parts: [Part]?) throws -> String {
            guard let parts else { return "-" }
            return try icu.string(parts, locale: SampleCatalog.languages[language], clamped(arguments))
        }
        var fields = [SampleCatalog.languages[language]]
        fields += [try text(shown.title), try text(shown.support), try text(shown.label)]
        fields.append(shown.tone.map { sample.catalog.header.tones[$0].text } ?? "-")
        fields.append(shown.symbol ?? "-")
        if let action = shown.action {
            fields.append(SwiftNames.lowerCamel(sample.catalog.actions[action.action].name.text))
            fields += [try text(action.title), try text(action.label), try text(action.hint)]
        }
        return fields.joined(separator: "|")
    }

    /// The arguments as messages see them.
    private func clamped(
        _ arguments: (count: Int, total: Int, share: Double, weight: Double, kind: Int)
    ) -> [(name: String, value: ICUMessage.Value)] {
        sample.catalog.arguments.compactMap { declaration in
            let value: ICUMessage.Value
            switch declaration.messageName {
            case "count": value = .integer(min(120, max(0, arguments.count)))
            case "total": value = .integer(min(5_000_000, max(-2000, arguments.total)))
            case "share": value = .decimal(arguments.share.isNaN ? 0 : min(1, max(0, arguments.share)))
            case "weight": value = .decimal(arguments.weight.isNaN ? -10 : min(2500, max(-10, arguments.weight)))
            case "kind": value = .word(declaration.cases?[arguments.kind] ?? "")
            default: return nil
            }
            return (declaration.messageName, value)
        }
    }
}

/// ICU's messages, each opened once.
struct ICUTexts {
    private var messages: [String: ICUMessage] = [:]

    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    mutating func string(
        _ parts: [Part], locale: String, _ arguments: [(name: String, value: ICUMessage.Value)]
    ) throws -> String {
        let pattern = printMessage(parts)
        let key = locale + " " + pattern
        guard let message = messages[key] ?? ICUMessage(pattern, locale: locale),
            let text = message.string(arguments)
        else { throw Refused(description: key) }
        messages[key] = message
        return text
    }
}
