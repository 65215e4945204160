// Codes that may not be reordered form sequences: the first says `firstNo`, those that follow it without a free code
// between them say `no`. A sequence may move as a whole; inside it nothing may change place, be lost or come between:
//
//     source   1 firstNo   2 no   3 no   4
//     target   4   1 firstNo   2 no   3 no        the same sequence
//     target   1 firstNo   2 no   4   3 no        broken at 3
//
// The end of a `<pc>` belongs to its sequence, so that what stood inside stays inside.

extension UnitCheck {
    static let codeOrder = UnitCheck(.order) { unit, findings in
        let source = sequences(unit.source, &findings)
        let isComplete = unit.parts.allSatisfy { $0.targetTag != nil }
        let target = sequences(unit.target, &findings)
        guard isComplete else { return }
        let originals = Dictionary(
            source.map { ($0.first, $0.codes.map(\.name)) }, uniquingKeysWith: { first, _ in first })
        for (first, codes) in target {
            guard let original = originals[first], original != codes.map(\.name) else { continue }
            findings.add(
                LintRules.codeOrder, "the codes that begin with `\(first)` are not in the order of the source",
                at: codes[0].code.tag.range, clause: Clause.attribute("canReorder"))
        }
    }

    private typealias Sequence = (first: String, codes: [(name: String, code: UnitScope.Code)])

    /// The sequences of some codes, by the id of the first.
    private static func sequences(_ codes: [UnitScope.Code], _ findings: inout Findings) -> [Sequence] {
        var result: [Sequence] = []
        var isInside = false
        for code in codes where code.kind != .mark && code.kind != .markEnd {
            let hint = code.tag["canReorder"] ?? "yes"
            if code.kind != .close { checkHints(code, hint, &findings) }
            switch (hint, code.kind) {
            case ("yes", _): isInside = false
            case ("firstNo", .placeholder), ("firstNo", .open), ("firstNo", .start), ("firstNo", .end):
                result.append((code.id ?? "", [(code.reference, code)]))
                isInside = true
            case _ where isInside && !result.isEmpty:
                result[result.count - 1].codes.append(
                    ((code.kind == .close ? "end of " : "") + code.reference, code))
            case (_, .close): break
            default:
                findings.add(
                    LintRules.codeOrder, "`canReorder=\"no\"` follows no `firstNo`", at: code.tag.range,
                    clause: Clause.attribute("canReorder"))
            }
        }
        return result
    }

    /// What may not be reordered may not be copied or deleted either.
    private static func checkHints(_ code: UnitScope.Code, _ hint: String, _ findings: inout Findings) {
        guard hint != "yes" else { return }
        for name in ["canCopy", "canDelete"] where code.tag[name] != "no" {
            findings.add(
                LintRules.lonelyDetail, "`canReorder=\"\(hint)\"` asks for `\(name)=\"no\"`", at: code.tag.range,
                clause: Clause.attribute("canReorder"))
        }
    }

    /// Each target has a place of its own among the segments and what is between them.
    static let segmentOrder = UnitCheck(.places) { unit, findings in
        guard unit.parts.contains(where: { $0.targetTag?.order != nil }) else { return }
        var taken: [Int: Int] = [:]
        for (index, part) in unit.parts.enumerated() {
            guard let target = part.targetTag else { continue }
            let place = target.order ?? index + 1
            if place > unit.parts.count {
                findings.add(
                    LintRules.segmentOrder, "`order` is \(place), but there are only \(unit.parts.count) places",
                    at: target.range, clause: Clause.attribute("order"))
            } else if taken.updateValue(index, forKey: place) != nil {
                findings.add(
                    LintRules.segmentOrder, "another target of the unit is in place \(place) already",
                    at: target.range, clause: Clause.attribute("order"))
            }
        }
    }
}
