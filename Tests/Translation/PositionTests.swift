import Compiler
import Diagnostics
import SourceText
import TestSupport
import Testing
import Translation
import XLIFF

/// Findings about texts in XLIFF point at the scalar, however the file spells it.
@Suite("Positions in XLIFF") struct PositionTests {
    static let catalog = """
        [catalog test]
        source = en
        locales = de
        precedence = task
        routes = app

        [axis task]
        values = calendar, unknown
        source = payload
        unknown = unknown

        [argument count]
        type = integer
        class = D0
        range = 0...99

        [copy card]
        when = *
        title = {count, plural, one {# task of {count} waits} other {# tasks of {count} wait}}
        label = Tasks there are: {count}
        """

    private func compilation(_ store: [UInt8]?) -> Compilation {
        let locales = store.map { [CatalogInputs.File(path: "Locales/de.xlf", bytes: $0)] } ?? []
        return compile(
            CatalogInputs(
                catalog: [CatalogInputs.File(path: "Catalog/a.copy", bytes: Array(Self.catalog.utf8))],
                locales: locales))
    }

    /// The store that the catalog asks for, before anything is translated.
    private func emptyStore() throws -> String {
        let output = try #require(compilation(nil).export().outputs.first { $0.path == "Locales/de.xlf" })
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Gives each unit a target.
    private func filled(_ store: String, _ target: (String) -> String) throws -> String {
        var result = ""
        for line in store.split(separator: "\n", omittingEmptySubsequences: false) where !line.contains("<target") {
            result += line + "\n"
            guard line.contains("<source>") else { continue }
            let name = line.contains("count.hash") ? "count.hash" : "count"
            result += "<target state=\"translated\">" + target(name) + "</target>\n"
        }
        return result
    }

    /// `line:column` of each finding of a rule in the store, as reports print them.
    private func reported(_ rule: String, _ bytes: [UInt8]) -> [String] {
        let compilation = compilation(bytes)
        let report = Report(compilation.diagnostics, in: compilation.files, columns: { _ in 1 })
        return ReportFormat.concise.text(report).split(separator: "\n").filter { $0.hasSuffix("[\(rule)]") }
            .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
    }

    @Test("invisible characters are found in every disguise", arguments: 0..<60 as Range<UInt64>)
    func everyScalarIsAtItsPlace(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        // Columns are those of the file as it is: no encoding is named that UTF-16 would belie.
        let store = try emptyStore().replacing(" encoding=\"UTF-8\"", with: "")
        let marked = try filled(store) { name in
            var target = ""
            var hasNumber = false
            for index in 0..<(3 + random.below(6)) {
                if index > 0 { target += random.pick([" ", " ", "\n            ", "<!-- no\n -->"]) }
                target += Disguise.word(&random, isPlanted: index == 0 || random.below(3) == 0)
                if !hasNumber, random.below(3) == 0 {
                    hasNumber = true
                    target += " " + Disguise.placeholder(name, &random) + " "
                }
            }
            return target + (hasNumber ? "" : " " + Disguise.placeholder(name, &random))
                + (name == "count" ? "" : " " + Disguise.placeholder("count", &random))
        }
        let file = MarkedText(marked, lineEnding: random.pick(["\n", "\n", "\r\n"]))
        let bytes: [UInt8] =
            switch random.below(4) {
            case 0: [0xEF, 0xBB, 0xBF] + Array(file.text.utf8)
            case 1:
                [0xFF, 0xFE] + file.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            default: Array(file.text.utf8)
            }
        try #require(!file.places.isEmpty)
        #expect(Set(reported("invisible-character", bytes)) == Set(file.places), "\(file.text)")
    }

    @Test("a placeholder that is too many and a line break are found where they stand")
    func mergingPointsIntoTheTarget() throws {
        let marked = try filled(try emptyStore()) { name in
            name == "count"
                ? "Es gibt &lt;viele&gt;:\n  ①<x id=\"more\"/> <x id=\"count\"/>"
                : "<![CDATA[Auf & ab]]>①\n   weiter <x id=\"count.hash\"/> <x id=\"count\"/>"
        }
        let file = MarkedText(marked)
        let exchange = compilation(Array(try emptyStore().utf8))
            .merging([.init(path: "back.xlf", bytes: Array(file.text.utf8))])
        let report = Report(exchange.diagnostics, in: exchange.files, columns: { _ in 1 })
        let found = ReportFormat.concise.text(report).split(separator: "\n").filter {
            $0.hasPrefix("back.xlf:") && ($0.hasSuffix("[argument-added]") || $0.hasSuffix("[line-break-in-target]"))
        }.map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(Set(found).isSuperset(of: file.places), "\(found) \(file.places)")
    }
}

/// Ways to write a word in XML; `①` stands before each invisible character.
enum Disguise {
    /// `codes`: names of elements that may stand around it.
    static func word(_ random: inout SeededRandom, isPlanted: Bool, codes: [String] = ["mrk mtype=\"x\""]) -> String {
        var word = ""
        let count = 2 + random.below(6)
        let place = isPlanted ? 1 + random.below(count - 1) : nil
        var isData = false
        for index in 0..<count {
            if !isData, random.below(8) == 0 {
                word += "<![CDATA["
                isData = true
            }
            let isHere = index == place
            let letters = ["a", "ß", "e\u{301}", "字", "😀", "'", "{", "#", "&", "<"]
            let scalar = isHere ? "\u{200B}" : random.pick(letters)
            if isHere { word += "①" }
            word += isData ? scalar : reference(scalar, &random)
            if isData, random.below(4) == 0 {
                word += "]]>"
                isData = false
            }
        }
        if isData { word += "]]>" }
        guard random.below(6) == 0, let code = codes.first else { return word }
        return "<\(code)>\(word)</\(code.prefix { $0 != " " })>"
    }

    private static func reference(_ scalar: String, _ random: inout SeededRandom) -> String {
        let scalars = Array(scalar.unicodeScalars)
        if scalar == "&" { return random.pick(["&amp;", "&#38;"]) }
        if scalar == "<" { return random.pick(["&lt;", "&#x3C;"]) }
        guard scalars.count == 1, random.below(4) == 0 else { return scalar }
        return random.below(2) == 0
            ? "&#\(scalars[0].value);" : "&#x\(String(scalars[0].value, radix: 16, uppercase: random.below(2) == 0));"
    }

    static func placeholder(_ id: String, _ random: inout SeededRandom) -> String {
        random.pick([
            "<x id=\"\(id)\"/>", "<x id='\(id)'></x>", "<ph id=\"\(id)\">{number}</ph>", "<ph\n  id=\"\(id)\" />",
        ])
    }
}
