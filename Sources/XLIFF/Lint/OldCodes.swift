/// The codes of one text of XLIFF 1.2: `bpt` pairs with `ept` and `bx` with `ex`, by `rid` or else by `id`.
struct OldCodes {
    private var ids: Set<String> = []
    /// The starts that wait for an end of their kind and id.
    private var starts: [String: [XMLTag]] = [:]
    private(set) var isUsed = false

    mutating func take(_ tag: XMLTag, _ name: String, isSource: Bool, _ findings: inout Findings) {
        let id = tag["id"] ?? ""
        switch name {
        case "bpt", "bx": starts[Self.key(name == "bpt" ? "ept" : "ex", tag), default: []].append(tag)
        case "ept", "ex":
            if starts[Self.key(name, tag)]?.popLast() == nil {
                findings.add(
                    LintRules.unpairedCode, "this `\(name)` ends nothing before it", at: tag.range,
                    clause: Clause.old(name))
            }
        case "g", "x", "ph", "it": break
        default: return
        }
        isUsed = true
        // A target may clone a code; an end may have the id of its start.
        guard isSource, name != "ept", name != "ex", !ids.insert(id).inserted else { return }
        findings.add(
            LintRules.duplicateID, "the source has a code with the id `\(id)` already", at: tag.range,
            clause: Clause.old("id"))
    }

    mutating func finish(_ findings: inout Findings) {
        let rest = starts.values.joined().sorted { $0.range.lowerBound < $1.range.lowerBound }
        for start in rest {
            findings.add(
                LintRules.unpairedCode, "this `\(start.name)` has no end in its text", at: start.range,
                clause: Clause.old(start.name))
        }
        starts = [:]
    }

    private static func key(_ end: String, _ tag: XMLTag) -> String { end + " " + (tag["rid"] ?? tag["id"] ?? "") }
}
