extension UnitCheck {
    /// Ids are unique over the segments and codes of a unit; a code of a target has the id of the one it stands for.
    static let inlineIDs = UnitCheck(.ids) { unit, findings in
        func report(_ id: String, _ range: Range<Int>) {
            findings.add(
                LintRules.duplicateID, "the unit has the id `\(id)` already", at: range,
                clause: Clause.attribute("id"))
        }
        var known: [String: String] = [:]
        for part in unit.parts {
            if let id = part.id, known.updateValue("part", forKey: id) != nil { report(id, part.range) }
            for code in part.source where code.kind != .close {
                guard let id = code.id else { continue }
                if known.updateValue(code.family, forKey: id) != nil { report(id, code.tag.range) }
            }
        }
        var translated: Set<String> = []
        for part in unit.parts {
            for code in part.target where code.kind != .close {
                guard let id = code.id else { continue }
                if !translated.insert(id).inserted || known[id] ?? code.family != code.family {
                    report(id, code.tag.range)
                }
            }
        }
    }

    /// `dataRef` and its like lead to `<data>` of the same unit.
    static let dataReferences = UnitCheck(.data) { unit, findings in
        for code in unit.allCodes where code.kind != .close {
            for name in ["dataRef", "dataRefStart", "dataRefEnd"] {
                guard let id = code.tag[name], !unit.dataIDs.contains(id) else { continue }
                findings.add(
                    LintRules.danglingReference, "there is no `data` with the id `\(id)`", at: code.tag.range,
                    clause: Clause.attribute(name))
            }
        }
    }

    /// Starts and ends find each other, in order, or say that they do not.
    static let pairs = UnitCheck(.pairs) { unit, findings in
        for codes in [unit.source, unit.target] {
            var starts: [String: UnitScope.Code] = [:]
            for code in codes {
                switch code.kind {
                case .start: if let id = code.id { starts[id] = code }
                case .mark where code.tag.name == "sm": if let id = code.id { starts[id] = code }
                case .end: end(code, &starts, &findings)
                case .markEnd:
                    let start = code.tag["startRef"].flatMap { starts.removeValue(forKey: $0) }
                    guard start?.kind != .mark else { continue }
                    findings.add(
                        LintRules.unpairedCode, "this `em` ends no `sm` before it", at: code.tag.range,
                        clause: Clause.element("em"))
                default: break
                }
            }
            for start in starts.values.sorted(by: { $0.tag.range.lowerBound < $1.tag.range.lowerBound })
            where !start.isIsolated {
                findings.add(
                    LintRules.unpairedCode, "this `\(start.tag.name)` has no end in the unit", at: start.tag.range,
                    clause: start.kind == .mark ? Clause.element("sm") : Clause.attribute("isolated"))
            }
        }
    }

    private static func end(
        _ code: UnitScope.Code, _ starts: inout [String: UnitScope.Code], _ findings: inout Findings
    ) {
        let reference = code.tag["startRef"]
        guard code.isIsolated == (reference == nil), code.isIsolated == (code.id != nil) else {
            let wanted =
                code.isIsolated
                ? "an isolated `ec` has an `id` and no `startRef`"
                : "an `ec` that is not isolated has a `startRef` and no `id`"
            findings.add(
                LintRules.isolatedCode, wanted, at: code.tag.range,
                clause: Clause.attribute("isolated"))
            return
        }
        guard let reference else { return }
        guard let start = starts.removeValue(forKey: reference), start.kind == .start else {
            findings.add(
                LintRules.unpairedCode, "this `ec` ends no `sc` before it", at: code.tag.range,
                clause: Clause.attribute("startRef"))
            return
        }
        if start.isIsolated {
            findings.add(
                LintRules.isolatedCode, "this `sc` is isolated, but its end is in the unit", at: start.tag.range,
                clause: Clause.attribute("isolated"))
        }
        for name in ["canCopy", "canDelete", "canOverlap", "canReorder"] {
            let (first, last) = (start.tag[name] ?? "yes", code.tag[name] ?? "yes")
            guard first != last, !(first == "firstNo" && last == "no") else { continue }
            findings.add(
                LintRules.unequalPair, "`\(name)` is `\(first)` where the code starts and `\(last)` where it ends",
                at: code.tag.range, clause: Clause.element("ec"))
        }
    }

    /// `copyOf` leads to a code of the same kind that may be copied, and excludes original data of its own.
    static let copies = UnitCheck(.copies) { unit, findings in
        let codes = unit.allCodes.filter { $0.kind != .close }
        guard codes.contains(where: { $0.tag["copyOf"] != nil }) else { return }
        let named = Dictionary(codes.map { ($0.id ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for code in codes {
            guard let id = code.tag["copyOf"] else { continue }
            func report(_ message: String) {
                findings.add(LintRules.badCopy, message, at: code.tag.range, clause: Clause.attribute("copyOf"))
            }
            let base = named[id]
            if base?.tag.name != code.tag.name {
                report("there is no `\(code.tag.name)` with the id `\(id)` to copy")
            } else if base?.tag["canCopy"] == "no" {
                report("`\(id)` may not be copied")
            }
            if ["dataRef", "dataRefStart", "dataRefEnd"].contains(where: { code.tag[$0] != nil }) {
                report("a copy has no original data of its own")
            }
        }
    }

    /// A target keeps the codes that may not be deleted.
    static let keptCodes = UnitCheck(.kept) { unit, findings in
        let kept = Set(unit.parts.flatMap(\.target).map(\.reference))
        for part in unit.parts {
            guard let target = part.targetTag else { continue }
            for code in part.source where code.kind != .close && code.tag["canDelete"] == "no" {
                guard !kept.contains(code.reference) else { continue }
                findings.add(
                    LintRules.deletedCode, "the target lacks `\(code.reference)`, which may not be deleted",
                    at: target.range, clause: Clause.attribute("canDelete"))
            }
        }
    }

    /// Formatting and sizes stand on the start of a pair, or on an end without one.
    static let endFormatting = UnitCheck(.pairs) { unit, findings in
        for code in unit.allCodes where code.kind == .end && !code.isIsolated {
            for attribute in code.tag.attributes {
                guard let key = attribute.key, key.hasPrefix("fs:") || key.hasPrefix("slr:") else { continue }
                findings.add(
                    LintRules.pairedFormatting, "`\(key)` belongs on the start of this pair", at: code.tag.range,
                    clause: Clause.attribute(key))
            }
        }
    }
}

extension UnitScope {
    var allCodes: [Code] { parts.flatMap { $0.source + $0.target } }
}

extension UnitScope.Code {
    /// What may stand for each other in source and target: a pair may be written as one element or as two.
    var family: String {
        switch kind {
        case .placeholder: "ph"
        case .open, .close, .start: "pc"
        case .end: "ec"
        case .mark, .markEnd: "mrk"
        }
    }

    /// The id, that of the start for an end.
    var reference: String { tag["startRef"].map { "end of " + $0 } ?? id ?? "" }
}
