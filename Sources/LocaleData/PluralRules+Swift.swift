import PlacardRuntime

extension PluralRules {
    /// Which numbers a compiled function is for.
    package enum CompiledForm: Sendable {
        /// Takes a `UInt64`; conditions on fraction digits are folded away.
        case integer
        /// Takes `PluralOperands`.
        case decimal
    }

    /// Lines of Swift that decide the category: `let`s of remainders, `if … { return .few }`, `return .other`.
    ///
    /// They read the magnitude `i` as UInt64, or the operands `o`. A range is one comparison (`i &- 2 <= 2` for 2..4).
    package func swiftBody(_ form: CompiledForm) -> [String] {
        var writer = PluralConditionWriter(form: form)
        var tests: [String] = []
        for rule in rules where rule.category != .other {
            let clauses = rule.clauses.compactMap { writer.clause($0) }
            guard !clauses.isEmpty else { continue }
            let needsParentheses = clauses.count > 1
            let condition = clauses.map { needsParentheses && $0.contains(" && ") ? "(\($0))" : $0 }
                .joined(separator: " || ")
            tests.append("if \(condition) { return .\(rule.category.keyword) }")
        }
        return writer.remainders + tests + ["return .other"]
    }
}

/// Writes relations as Swift conditions, and remembers the remainders that they use.
private struct PluralConditionWriter {
    let form: PluralRules.CompiledForm
    private(set) var remainders: [String] = []

    init(form: PluralRules.CompiledForm) { self.form = form }

    /// The clause as a condition; nil where no integer satisfies it.
    mutating func clause(_ relations: [PluralRelation]) -> String? {
        let integer = PluralOperands(i: 0, v: 0, f: 0)
        var terms: [String] = []
        for relation in relations {
            if form == .integer, relation.operand != .n, relation.operand != .i {
                guard relation.holds(for: integer) else { return nil }
            } else {
                terms.append(term(relation))
            }
        }
        return terms.isEmpty ? "true" : terms.joined(separator: " && ")
    }

    private mutating func term(_ relation: PluralRelation) -> String {
        let comparisons = relation.values.map { comparison(variable(relation), $0, relation.isNegated) }
        let isAlternative = comparisons.count > 1
        var term = comparisons.joined(separator: relation.isNegated ? " && " : " || ")
        if isAlternative { term = "(\(term))" }
        guard form == .decimal, relation.operand == .n else { return term }
        return relation.isNegated ? "(o.t != 0 || \(term))" : "o.t == 0 && \(term)"
    }

    private func comparison(_ variable: String, _ range: ClosedRange<UInt64>, _ isNegated: Bool) -> String {
        let width = range.upperBound - range.lowerBound
        if width == 0 { return "\(variable) \(isNegated ? "!=" : "==") \(range.lowerBound)" }
        let distance = range.lowerBound == 0 ? variable : "\(variable) &- \(range.lowerBound)"
        return "\(distance) \(isNegated ? ">" : "<=") \(width)"
    }

    /// `i`, or the name of its remainder.
    private mutating func variable(_ relation: PluralRelation) -> String {
        let operand = relation.operand == .n ? "i" : relation.operand.rawValue
        let source = form == .integer ? operand : "o.\(operand)"
        guard let modulus = relation.modulus else { return source }
        let line = "let \(operand)\(modulus) = \(source) % \(modulus)"
        if !remainders.contains(line) { remainders.append(line) }
        return "\(operand)\(modulus)"
    }
}
