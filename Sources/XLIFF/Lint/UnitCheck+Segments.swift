extension UnitCheck {
    /// A unit has a segment; a segment that is called translated has a target; details need what they refine.
    static let segmentStates = UnitCheck(.states) { unit, findings in
        if !unit.isMatch, !unit.parts.isEmpty, !unit.parts.contains(where: \.isSegment) {
            findings.add(
                LintRules.missingElement, "`unit` needs `segment`", at: unit.range, clause: Clause.element("unit"))
        }
        for part in unit.parts {
            if let state = part.state, state != "initial", part.targetTag == nil {
                findings.add(
                    LintRules.stateWithoutTarget, "a segment that is `\(state)` has a target", at: part.range,
                    clause: Clause.attribute("state"))
            }
            if part.hasSubState, part.state == nil {
                findings.add(
                    LintRules.lonelyDetail, "`subState` stands beside a `state`", at: part.range,
                    clause: Clause.attribute("subState"))
            }
        }
    }

    /// White space counts in a target as it does in its source.
    static let whiteSpace = UnitCheck(.space) { unit, findings in
        for part in unit.parts {
            guard let target = part.targetTag, part.sourcePreserves != part.targetPreserves else { continue }
            findings.add(
                LintRules.unequalSpace, "`xml:space` is not the same as for the source", at: target.range,
                clause: Clause.attribute("xml:space"))
        }
    }

    /// `subType` refines `type`; those of the specification fit one type only.
    static let subTypes = UnitCheck(.subTypes) { unit, findings in
        for code in unit.allCodes where code.kind != .close {
            guard let subType = code.tag["subType"] else { continue }
            let wanted = subType.hasPrefix("xlf:") ? subTypeHosts[String(subType.dropFirst(4))] ?? "?" : nil
            let type = code.tag["type"]
            guard type == nil || (wanted != nil && wanted != type) else { continue }
            findings.add(
                LintRules.lonelyDetail, "`subType` `\(subType)` does not fit the type `\(type ?? "none")`",
                at: code.tag.range, clause: Clause.attribute("subType"))
        }
    }

    private static let subTypeHosts = [
        "lb": "fmt", "pb": "fmt", "b": "fmt", "i": "fmt", "u": "fmt", "var": "ui",
    ]

    /// A comment is a value or a note of the unit; an offer is referred to by the offer.
    static let annotations = UnitCheck(.marks) { unit, findings in
        for code in unit.allCodes where code.kind == .mark {
            func report(_ message: String) {
                findings.add(LintRules.badAnnotation, message, at: code.tag.range, clause: Clause.element("mrk"))
            }
            let reference = code.tag["ref"]
            switch code.tag["type"] {
            case "comment":
                if (reference == nil) == (code.tag["value"] == nil) {
                    report("a comment has either a `value` or a `ref`")
                } else if let reference, !unit.isOwnNote(reference) {
                    report("a comment refers to a note of its unit, not to `\(reference)`")
                }
            case "mtc:match": if reference != nil { report("an annotation of a match has no `ref`") }
            default: break
            }
        }
    }

    /// The cases of a unit that chooses: one for each switch, each combination once.
    static let cases = UnitCheck(.cases) { unit, findings in
        guard let text = unit.switches else { return }
        func report(_ message: String, _ range: Range<Int>) {
            findings.add(LintRules.badCases, message, at: range, clause: Clause.pluralGenderSelect)
        }
        let switches = text.split(separator: " ")
        if switches.isEmpty || !switches.allSatisfy(\.isUserDefined) {
            report("`pgs:switch` is a list such as `gender:who plural:count`", unit.range)
        }
        var seen: Set<String> = []
        for part in unit.parts where part.isSegment {
            guard let choice = part.choice else {
                report("a segment of a unit that chooses has a `pgs:case`", part.range)
                continue
            }
            if choice.split(separator: " ").count != switches.count {
                report("`pgs:case` has one word for each switch", part.range)
            } else if !seen.insert(choice).inserted {
                report("the unit has the case `\(choice)` already", part.range)
            }
        }
    }
}

extension UnitScope {
    /// Whether a reference leads to one of the unit's notes.
    fileprivate func isOwnNote(_ text: String) -> Bool {
        guard text.hasPrefix("#"), let reference = FragmentReference(text.dropFirst()),
            case .note(let id) = reference.leaf
        else { return false }
        let isInside = reference.unit == nil ? reference.file == nil && reference.group == nil : true
        return isInside && (reference.unit ?? self.id) == self.id && noteIDs.contains(id)
    }
}
