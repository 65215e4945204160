/// Lays a piece of catalog over a whole one: entries replace those with their key, sections that are new come last.
struct CatalogPatch {
    private struct Section {
        var head: String
        var lines: [String] = []
    }

    /// Translations in the snippet, `title.de = …`, by locale and message key.
    private(set) var translations: [(locale: String, key: String, text: String)] = []
    private(set) var text = ""

    private static let fields = ["title", "short", "tiny", "support", "label", "redacted", "hint"]

    /// A snippet with a `[catalog]` of another name stands for itself.
    init(_ snippet: [String], over base: String) {
        var (preamble, sections) = Self.split(snippet)
        for index in sections.indices { takeTranslations(&sections[index]) }
        if sections.contains(where: { $0.head.hasPrefix("[catalog ") && $0.head != "[catalog mini]" }) {
            text = Self.joined(preamble, sections)
            return
        }
        var (_, result) = Self.split(base.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        for (position, section) in sections.enumerated() {
            let isFirst = !sections[..<position].contains { $0.head == section.head }
            if isFirst, let index = result.firstIndex(where: { $0.head == section.head }) {
                result[index].lines = Self.merged(section.lines, over: result[index].lines)
            } else {
                result.append(section)
            }
        }
        if !preamble.isEmpty, preamble.allSatisfy(\.isEmpty) { preamble = [] }
        text = Self.joined(preamble, result)
    }

    private static func split(_ lines: [String]) -> ([String], [Section]) {
        var preamble: [String] = []
        var sections: [Section] = []
        for line in lines {
            if line.hasPrefix("[") {
                sections.append(Section(head: line))
            } else if sections.isEmpty {
                preamble.append(line)
            } else {
                sections[sections.count - 1].lines.append(line)
            }
        }
        return (preamble, sections)
    }

    private static func joined(_ preamble: [String], _ sections: [Section]) -> String {
        (preamble + sections.flatMap { [$0.head] + $0.lines }).joined(separator: "\n") + "\n"
    }

    private static func key(_ line: String) -> String? {
        guard let sign = line.firstIndex(of: "="), line.first != " ", line.first != "#" else { return nil }
        return line[..<sign].split(separator: " ").first.map(String.init)
    }

    /// The lines over those of a section of the base, whose entries with the same keys go.
    private static func merged(_ lines: [String], over base: [String]) -> [String] {
        let keys = Set(lines.compactMap(key))
        var kept: [String] = []
        var isGone = false
        for line in base {
            if let key = key(line) { isGone = keys.contains(key) } else if !line.hasPrefix(" ") { isGone = false }
            if !isGone { kept.append(line) }
        }
        while kept.last == "" { kept.removeLast() }
        return kept + lines + [""]
    }

    private mutating func takeTranslations(_ section: inout Section) {
        let name = section.head.split(separator: " ").last.map { $0.dropLast() } ?? ""
        section.lines.removeAll { line in
            guard let key = Self.key(line) else { return false }
            let parts = key.split(separator: ".").map(String.init)
            guard parts.count == 2, Self.fields.contains(parts[0]), let sign = line.firstIndex(of: "=") else {
                return false
            }
            let value = line[line.index(after: sign)...].drop { $0 == " " }
            translations.append((parts[1], "\(name).\(parts[0])", String(value)))
            return true
        }
    }
}
