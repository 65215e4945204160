/// The codes of one text of XLIFF 1.2: `bpt` pairs with `ept` and `bx` with `ex`, by `rid` or else by `id`.
struct OldCodes {
    private var ids: Set<String> = []
    private var starts: [(key: String, tag: XMLTag)] = []
    private(set) var isUsed = false

    mutating func take(_ tag: XMLTag, _ name: String, isSource: Bool, _ findings: inout Findings) {
        let id = tag["id"] ?? ""
        switch name {
        case "bpt", "bx": starts.append((Self.key(name == "bpt" ? "ept" : "ex", tag), tag))
        case "ept", "ex":
            if let index = starts.lastIndex(where: { $0.key == Self.key(name, tag) }) {
                starts.remove(at: index)
            } else {
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
        for start in starts {
            findings.add(
                LintRules.unpairedCode, "this `\(start.tag.name)` has no end in its text", at: start.tag.range,
                clause: Clause.old(start.tag.name))
        }
        starts = []
    }

    private static func key(_ end: String, _ tag: XMLTag) -> String { end + " " + (tag["rid"] ?? tag["id"] ?? "") }
}
