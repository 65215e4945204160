// A unit of 2.x becomes one sentence, or one for each of its cases:
//
//     <unit id="a.title">             segments and ignorables joined, targets in their `order`: a tool may have split them
//     <unit id="q.title" pgs:switch="plural:count">        each segment is the form `q.title:count.CASE`
import SourceText
import Translation

/// A `<segment>` or `<ignorable>` as it stands.
struct OpenSegment {
    var id: String?
    var isIgnorable: Bool
    var choice: String?
    var source: FormText?
    var target: FormText?
    var targetRange: SourceRange?
    var formatting: Formatting?
    var order: Int?
    var state: TranslationState?
    var isMachine: Bool

    init(_ tag: XMLTag) {
        id = tag["id"]
        isIgnorable = tag.name == "ignorable"
        choice = tag.attribute("case", in: ModuleNamespace.pluralGenderSelect)
        (state, isMachine) = States2.read(state: tag["state"], subState: tag["subState"])
    }
}

/// An `<mtc:match>` as it stands.
struct OpenMatch {
    var reference: String?
    var origin: String?
    var isPrevious: Bool
    var isMachine: Bool
    var data: [String: String] = [:]
    var source: FormText?
    var target: FormText?

    init(_ tag: XMLTag) {
        reference = tag["ref"]
        origin = tag["origin"]
        isPrevious = tag["subType"] == "placard:previous-version"
        isMachine = tag["type"] == "mt" || tag["origin"].map(States12.saysMachine) ?? false
    }
}

/// A `<unit>` as it stands.
struct OpenUnit {
    private let id: String
    private let groups: [String]
    private let isTranslatable: Bool
    private let range: SourceRange
    /// The names after the colons of `pgs:switch`, with whether they are numbers.
    private let switches: [(argument: String, isNumber: Bool)]?
    var segments: [OpenSegment] = []
    /// With the reference to a segment that the file gives.
    var notes: [(note: InterchangeNote, reference: String?)] = []
    var data: [String: String] = [:]
    /// What the placeholders so far stand for, by id.
    var spellings: [String: String] = [:]
    var bases: [String: ExportedBase] = [:]
    var matches: [OpenMatch] = []

    init(_ tag: XMLTag, groups: [String], isTranslatable: Bool, _ file: FileID) {
        id = tag["id"] ?? ""
        self.groups = groups
        self.isTranslatable = isTranslatable
        range = SourceRange(file: file, tag.range)
        switches = tag.attribute("switch", in: ModuleNamespace.pluralGenderSelect).map { value in
            value.split(separator: " ").map { entry in
                let kind = entry.prefix { $0 != ":" }
                return (String(entry.dropFirst(kind.count + 1)), kind == "plural" || kind == "ordinal")
            }
        }
    }

    /// The sentences of the unit.
    func finished() -> [InterchangeUnit] {
        guard let switches, !switches.isEmpty else {
            return [finished(segments, id: id, notes.map(\.note), matches)]
        }
        // What names no segment goes to the first.
        let forms = segments.filter { !$0.isIgnorable }
        let first = forms.first?.id ?? ""
        let notes = Dictionary(grouping: notes) { Self.segment($0.reference) ?? first }
        let offers = Dictionary(grouping: matches) { Self.segment($0.reference) ?? first }
        return forms.enumerated().map { index, segment in
            let name = segment.id ?? (index == 0 ? "" : nil)
            return finished(
                [segment], id: formID(segment, switches), name.flatMap { notes[$0] }?.map(\.note) ?? [],
                name.flatMap { offers[$0] } ?? [])
        }
    }

    /// The id that a reference ends with.
    private static func segment(_ reference: String?) -> String? {
        reference?.split(separator: "/").last.map { String($0.drop { $0 == "#" }) }
    }

    /// Our own files give the form's id to its segment; in others the case says it.
    private func formID(_ segment: OpenSegment, _ switches: [(argument: String, isNumber: Bool)]) -> String {
        if let own = segment.id, own.hasPrefix(id + ":") { return own }
        let cases = (segment.choice ?? "").split(separator: " ").map(String.init)
        return id
            + switches.enumerated().map { index, entry in
                let word = index < cases.count ? cases[index] : "other"
                let isExact = entry.isNumber && word.first.map { $0.isNumber || $0 == "-" } ?? false
                return ":\(entry.argument).\(isExact ? "eq" : "")\(word)"
            }.joined()
    }

    /// One sentence from some segments, with what is said of it.
    private func finished(
        _ parts: [OpenSegment], id: String, _ notes: [InterchangeNote], _ offers: [OpenMatch]
    ) -> InterchangeUnit {
        var result = InterchangeUnit(id: id, groups: groups, isTranslatable: isTranslatable, range: range)
        for part in parts { result.source.append(part.source ?? FormText()) }
        let texts = parts.filter { !$0.isIgnorable }
        let done = texts.filter { $0.target?.isBlank == false }
        if let first = texts.first(where: { $0.target != nil }) {
            result.target = joined(parts)
            result.targetRange = first.targetRange
        }
        result.formatting = parts.lazy.compactMap(\.formatting).first
        result.isIncomplete = !done.isEmpty && done.count < texts.count
        result.state = texts.compactMap(\.state).min()
        result.base = bases[id]
        result.notes = notes
        result.alternatives = offers.compactMap(\.alternative)
        result.isMachine = texts.contains(where: \.isMachine) || result.notes.contains(where: \.saysMachine)
        if !result.isMachine, let target = result.target {
            result.isMachine = offers.contains { $0.isMachine && $0.target == target }
        }
        return result
    }

    /// The targets in their order; what is between segments stands for itself where it has no target.
    private func joined(_ parts: [OpenSegment]) -> FormText {
        var result = FormText()
        let places = parts.enumerated().map { (place: $1.order ?? $0 + 1, index: $0) }
        for (_, index) in places.sorted(by: { $0 < $1 }) {
            let part = parts[index]
            if let text = part.target ?? (part.isIgnorable ? part.source : nil) { result.append(text) }
        }
        return result
    }
}

extension OpenMatch {
    fileprivate var alternative: InterchangeAlternative? {
        target.map {
            InterchangeAlternative(
                type: isPrevious ? "previous-version" : "proposal", origin: isPrevious ? nil : origin, source: source,
                target: $0, state: nil, isMachine: isMachine)
        }
    }
}

extension InterchangeNote {
    /// Whether a tool says here that a machine made the target.
    fileprivate var saysMachine: Bool {
        ["state", "state-qualifier", "origin"].contains(from ?? "") && States12.saysMachine(text)
    }
}
