/// Reads the rule syntax of Unicode TR 35: `v = 0 and i % 10 = 2..4 or f = 1 @integer 2~4 … @decimal 0.1 …`.
enum PluralRuleParser {
    /// The condition in disjunctive form, nil where the text is no rule; an empty condition (that of `other`) has no clause.
    static func clauses(of rule: Substring) -> [[PluralRelation]]? {
        var clauses: [[PluralRelation]] = []
        var relations: [PluralRelation] = []
        var words: [Substring] = []
        for word in rule.split(separator: " ") + ["or"[...]] {
            guard word == "or" || word == "and" else {
                words.append(word)
                continue
            }
            if words.isEmpty, clauses.isEmpty, relations.isEmpty { return [] }
            guard let relation = relation(words[...]) else { return nil }
            relations.append(relation)
            words = []
            if word == "or" {
                clauses.append(relations)
                relations = []
            }
        }
        return clauses
    }

    /// `n % 10 = 3..4,9`, word by word.
    private static func relation(_ words: ArraySlice<Substring>) -> PluralRelation? {
        var words = words
        guard let name = words.popFirst(),
            let operand = PluralRelation.Operand(rawValue: name == "c" ? "e" : String(name))
        else { return nil }
        var modulus: UInt64?
        if words.first == "%" {
            words.removeFirst()
            guard let divisor = words.popFirst().flatMap({ UInt64($0) }), divisor > 0 else { return nil }
            modulus = divisor
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst(), words.isEmpty,
            let values = values(list)
        else { return nil }
        return PluralRelation(
            operand: operand, modulus: modulus, isNegated: sign == "!=", values: PluralRelation.merged(values))
    }

    /// `3..4,9`.
    private static func values(_ list: Substring) -> [ClosedRange<UInt64>]? {
        var values: [ClosedRange<UInt64>] = []
        for item in list.split(separator: ",", omittingEmptySubsequences: false) {
            let bounds = item.split(separator: ".", omittingEmptySubsequences: true).map { UInt64($0) }
            guard let first = bounds.first, let low = first, let last = bounds.last, let high = last, low <= high,
                bounds.count <= 2
            else { return nil }
            values.append(low...high)
        }
        return values
    }

    /// The samples after `@integer` or `@decimal`: ranges `2~4` spelt out, `…` left away.
    static func samples(_ kind: String, in rule: String) -> [String] {
        guard let list = rule.split(separator: "@").first(where: { $0.hasPrefix(kind) }) else { return [] }
        var samples: [String] = []
        for word in list.dropFirst(kind.count).split(whereSeparator: { $0 == " " || $0 == "," }) where word != "…" {
            let bounds = word.split(separator: "~").map { PluralSample(String($0)) }
            guard let first = bounds.first, let low = first else { continue }
            guard bounds.count == 2, let high = bounds[1] else {
                samples.append(low.text)
                continue
            }
            samples += low.run(to: high).map(\.text)
        }
        return samples
    }
}
