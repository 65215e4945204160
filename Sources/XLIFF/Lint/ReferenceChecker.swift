/// Follows the references of a file of 2.x: those into their unit at its end, those into the file and the document at
/// theirs.
struct ReferenceChecker {
    /// References that leave their unit.
    private var far: [(target: FragmentReference, reference: UnitScope.Reference, file: String)] = []
    /// The groups and units of the files that are closed.
    private var closed: [String: (groups: ValueSet, units: ValueSet)] = [:]
    /// What flows into codes of the file that is open.
    var flows: [UnitScope.Reference] = []
    /// The id of the file that is open.
    private var file: String?

    mutating func startFile(_ id: String) {
        file = id
        flows = []
    }

    mutating func finishFile(groups: ValueSet, units: ValueSet, _ findings: inout Findings) {
        for flow in flows {
            for unit in flow.text.split(whereSeparator: \.isXMLSpace) where !units.contains(unit) {
                guard unit.isNMTOKEN else { continue }
                findings.add(
                    LintRules.danglingReference, "the file has no unit `\(unit)`", at: flow.range,
                    clause: Clause.attribute(flow.attribute))
            }
        }
        closed[file ?? ""] = (groups, units)
        file = nil
    }

    /// Checks what could only be checked at the end of the document.
    mutating func finish(_ findings: inout Findings) {
        for (target, reference, file) in far { check(target, reference, file, &findings) }
    }

    /// Checks a reference from inside a unit or from above.
    mutating func refer(_ reference: UnitScope.Reference, in unit: UnitContents?, _ findings: inout Findings) {
        let isGlossary = reference.name.hasPrefix("gls:")
        let isOffer = reference.name == "mtc:match"
        var text = reference.text[...]
        // The glossary module allows an id alone, and its example writes `t=#id`.
        if isGlossary, let mark = text.lastIndex(of: "#") { text = text[mark...] }
        guard text.hasPrefix("#") || isGlossary || isOffer else { return }
        let clause = isOffer || isGlossary ? Clause.element(reference.name) : Clause.fragments
        guard text.hasPrefix("#") || isGlossary, let target = FragmentReference(text.drop { $0 == "#" }) else {
            findings.add(
                LintRules.badReference, "`\(reference.text)` is no reference into this file", at: reference.range,
                clause: clause)
            return
        }
        let isHere =
            target.unit == nil
            ? target.file == nil && target.group == nil && !target.isAbsolute
            : target.unit == unit?.id && target.file ?? file == file
        guard isHere, let unit else {
            far.append((target, reference, file ?? ""))
            return
        }
        var isFound = unit.holds(target.leaf) && (!isOffer || target.leaf.isContent)
        if isGlossary, case .content(let id, _) = target.leaf {
            isFound = isFound || unit.holds(.content(id, isTarget: true))
        }
        guard !isFound else { return }
        findings.add(
            LintRules.danglingReference, "the unit has nothing that `\(reference.text)` could mean",
            at: reference.range, clause: clause)
    }

    /// Checks the containers of a reference that leaves its unit.
    private func check(
        _ target: FragmentReference, _ reference: UnitScope.Reference, _ file: String, _ findings: inout Findings
    ) {
        let place = closed[target.file ?? file]
        let isThere =
            place.map { place in
                target.group.map { place.groups.contains($0) } ?? true
                    && target.unit.map { place.units.contains($0) } ?? true
            } ?? false
        guard !isThere else { return }
        findings.add(
            LintRules.danglingReference, "the document has nothing that `\(reference.text)` could mean",
            at: reference.range, clause: Clause.fragments)
    }
}
