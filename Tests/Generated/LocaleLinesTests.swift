import Emission
import LocaleData
import TestSupport
import Testing

/// The lines of a generated table against the match that the compiler makes itself.
@Suite("Locale lines") struct LocaleLinesTests {
    private static let pool = [
        "ar", "az-Cyrl", "de", "de-AT", "de-CH", "en", "en-AU", "en-GB", "en-US", "es", "es-419", "es-ES", "es-MX",
        "fr",
        "fr-CA", "he", "id", "nb", "pa-Arab", "pt-BR", "pt-PT", "ro", "sr", "sr-Latn", "zh-Hans", "zh-Hant",
        "zh-Hant-HK",
    ]

    @Test("A table finds what the compiler's match finds, for every language, script and region, in old codes too")
    func equalsTheModel() throws {
        var random = SeededRandom(seed: 14)
        let languages = Set(try Self.pool.map { try tag($0).language }).sorted()
        let regions = ["AU", "BR", "GB", "MX", "TW", "US"]
        let wanted =
            languages.flatMap { LocaleTag.peculiarTags(of: $0).map(\.text) }
            + languages.flatMap { language in regions.flatMap { ["\(language)-\($0)", "\(language)-Latn-\($0)"] } }
            + ["iw", "iw-IL", "in-ID", "mo-MD", "no", "no-NO", "sh", "sh-BA", "cmn", "cmn-Hant", "cmn-TW"] + Self.pool
        let catalogs = (0..<40).map { _ in
            Array(Self.pool.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random)))
        }
        var expected = ""
        for tags in catalogs {
            let available = try tags.map(tag)
            for text in wanted {
                let best = try tag(text).bestMatch(among: available)
                expected += "\(tags) \(text) \(best.flatMap { tags.firstIndex(of: $0.text) } ?? -1)\n"
            }
        }
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        let source = try compiler.write(program(catalogs, wanted), to: "Matches.swift")
        let printed = String(decoding: try compiler.output(of: [source], flags: ["-Onone"]), as: UTF8.self)
        let differences = zip(printed.split(separator: "\n"), expected.split(separator: "\n")).filter { $0 != $1 }
        #expect(differences.isEmpty, "\(differences.prefix(5))")
        #expect(printed.utf8.count == expected.utf8.count)
    }

    /// Looks every wanted tag up in the table of each catalog.
    private func program(_ catalogs: [[String]], _ wanted: [String]) -> String {
        let matches = catalogs.map { tags in
            let lines = LocaleLines.lines(for: tags).joined().replacing("\n", with: "\\n")
            return "find(\(tags), LocaleTable(StaticTable(\"\(lines)\")))\n"
        }
        return """
                        import PlacardRuntime
            let wanted = \(wanted)
            func find(_ tags: [String], _ table: LocaleTable) {
                for text in wanted { print(tags, text, table.match(preferred: [text]) ?? -1) }
            }
            @main struct Driver {
                static func main() {
                    \(matches.joined())
                }
            }

            """
    }

    @Test("Only tags that need a line have one")
    func fewLines() {
        #expect(LocaleLines.lines(for: ["en", "de"]) == ["de 1\n", "de-latn 1\n", "en 0\n", "en-latn 0\n"])
        #expect(LocaleLines.lines(for: ["en", "zh-Hans"]).contains("zh-tw -\n"))
        #expect(LocaleLines.lines(for: ["en", "es", "es-419"]).contains("es-mx 2\n"))
    }

    private func tag(_ text: String) throws -> LocaleTag {
        switch LocaleTag.parse(text) {
        case .success(let tag), .failure(.outdated(_, let tag)): tag
        case .failure(let fault): throw fault
        }
    }
}
