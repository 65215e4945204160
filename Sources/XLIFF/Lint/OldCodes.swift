/// The codes of one text of XLIFF 1.2: `bpt` pairs with `ept` and `bx` with `ex`, by `rid` or else by `id`.
struct OldCodes {
    private var ids: ValueSet
    /// The starts that wait for an end of their kind and id.
    private var starts: [String: [(name: String, range: Range<Int>)]] = [:]
    private(set) var isUsed = false

    init(_ text: XMLText) { ids = ValueSet(text) }

    /// Begins the next text.
    mutating func start() {
        ids.removeAll()
        starts = [:]
        isUsed = false
    }

    /// Takes an inline element; `id` is its own.
    mutating func take(_ tag: XMLStart, _ id: XMLSlice?, isSource: Bool, _ findings: inout Findings) {
        let name = tag.name.local
        switch name {
        case "bpt", "bx":
            starts[Self.key(name == "bpt" ? "ept" : "ex", tag), default: []].append((name, tag.range))
        case "ept", "ex":
            if starts[Self.key(name, tag)]?.popLast() == nil {
                findings.add(
                    LintRules.unpairedCode, "this `\(name)` ends nothing before it", at: tag.range,
                    clause: Clause.old(name))
            }
        default: break
        }
        isUsed = true
        // A target may clone a code; an end may have the id of its start.
        let id = id ?? XMLSlice()
        guard isSource, name != "ept", name != "ex", !ids.insert(id) else { return }
        findings.add(
            LintRules.duplicateID, "the source has a code with the id `\(id.string)` already", at: tag.range,
            clause: Clause.old("id"))
    }

    mutating func finish(_ findings: inout Findings) {
        guard !starts.isEmpty else { return }
        for start in starts.values.joined().sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            findings.add(
                LintRules.unpairedCode, "this `\(start.name)` has no end in its text", at: start.range,
                clause: Clause.old(start.name))
        }
        starts = [:]
    }

    private static func key(_ end: String, _ tag: XMLStart) -> String { end + " " + (tag["rid"] ?? tag["id"] ?? "") }
}
