/// Reads the rule syntax of Unicode TR 35: `v = 0 and i % 10 = 2..4 or f = 1 @integer 2~4 … @decimal 0.1 …`.
enum PluralRuleParser {
    /// The condition before the samples, in disjunctive form; nil where the text is no rule. That of `other` has no clause.
    static func clauses(of rule: String) -> [[PluralRelation]]? {
        let condition = rule.utf8.prefix { $0 != UInt8(ascii: "@") }
        let words = condition.split(separator: UInt8(ascii: " "))
        guard !words.isEmpty else { return [] }
        var clauses: [[PluralRelation]] = [[]]
        var start = 0
        for index in 0...words.count {
            let isOr = index < words.count && words[index].elementsEqual("or".utf8)
            guard isOr || index == words.count || words[index].elementsEqual("and".utf8) else { continue }
            guard let relation = relation(words[start..<index]) else { return nil }
            clauses[clauses.count - 1].append(relation)
            if isOr { clauses.append([]) }
            start = index + 1
        }
        return clauses
    }

    /// `n % 10 = 3..4,9`, word by word.
    private static func relation(_ words: ArraySlice<Substring.UTF8View>) -> PluralRelation? {
        var words = words
        guard let name = words.popFirst().flatMap(String.init), let operand = PluralRelation.Operand(letter: name)
        else {
            return nil
        }
        var modulus: UInt64?
        if let sign = words.first, sign.elementsEqual("%".utf8) {
            words.removeFirst()
            guard let divisor = words.popFirst().flatMap(number), divisor > 0 else { return nil }
            modulus = divisor
        }
        guard let sign = words.popFirst().flatMap(String.init), sign == "=" || sign == "!=",
            let list = words.popFirst(),
            words.isEmpty, let values = values(list)
        else { return nil }
        return PluralRelation(
            operand: operand, modulus: modulus, isNegated: sign == "!=", values: PluralRelation.merged(values))
    }

    /// `3..4,9`.
    private static func values(_ list: Substring.UTF8View) -> [ClosedRange<UInt64>]? {
        var values: [ClosedRange<UInt64>] = []
        for item in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let bounds = item.split(separator: UInt8(ascii: "."))
            guard let low = bounds.first.flatMap(number), let high = bounds.last.flatMap(number), low <= high,
                bounds.count <= 2
            else { return nil }
            values.append(low...high)
        }
        return values
    }

    private static func number(_ digits: Substring.UTF8View) -> UInt64? { UInt64(Substring(digits)) }

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
