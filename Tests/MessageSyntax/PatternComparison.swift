import MessageSyntax

/// Compares our parser with ICU pattern by pattern and counts what occurred.
final class PatternComparison {
    private let oracle = PatternOracle()
    private var parser = MessageParser()

    private(set) var accepted = 0
    private(set) var refused = 0
    private(set) var tooDeep = 0
    /// How often each kind was the first problem.
    private(set) var problemCounts: [ProblemKind: Int] = [:]
    /// How often each kind of mark occurred in accepted patterns.
    private(set) var elementCounts: [MessageElement.Kind: Int] = [:]

    /// What differs, nil if nothing does.
    func difference(_ text: String) -> String? {
        let answer = oracle.parse(text)
        parser.parse(text)
        guard let problem = parser.problems.first else {
            accepted += 1
            for element in parser.elements { elementCounts[element.kind, default: 0] += 1 }
            if let error = answer.error { return "ICU refuses with \(error)" }
            return elementDifference(answer, count: nil) ?? treeDifference(text, answer)
        }
        problemCounts[problem.kind, default: 0] += 1
        guard let expected = problem.kind.errorOfICU else {
            tooDeep += 1
            let depth = answer.elements.map { $0.kind == .messageStart ? Int($0.value) : 0 }.max() ?? 0
            return depth > MessageParser.depthLimit ? nil : "refused as too deep at depth \(depth)"
        }
        refused += 1
        if answer.error != expected { return "\(problem.kind), but ICU says \(answer.error ?? "ok")" }
        let bounds = 0...text.utf8.count
        if let stray = parser.problems.first(where: { !bounds.contains($0.range.upperBound) }) {
            return "problem outside of the text: \(stray)"
        }
        // Behind the last branch that ICU finished, our list is that of the recovery.
        let finished = answer.elements.lastIndex { $0.kind == .messageLimit }.map { $0 + 1 } ?? 0
        return elementDifference(answer, count: max(finished, answer.lastOpen))
    }

    private func elementDifference(_ answer: PatternOracle.Answer, count: Int?) -> String? {
        let ours = parser.elements.prefix(count ?? parser.elements.count)
        let theirs = answer.elements.prefix(count ?? answer.elements.count)
        if ours.count != theirs.count { return "\(ours.count) marks, but ICU has \(theirs.count)" }
        for (our, their) in zip(ours, theirs) where !our.isSame(as: their) { return "\(our), but ICU has \(their)" }
        return nil
    }

    private func treeDifference(_ text: String, _ answer: PatternOracle.Answer) -> String? {
        let message = parser.message(text)
        var expected = PatternOutline(text: text, answer: answer)
        let ours = outline(message.parts)
        let theirs = expected.outline()
        return ours == theirs ? nil : "tree \(ours), but ICU's parts make \(theirs)"
    }
}

extension MessageElement {
    /// Whether ICU's part is the same; apostrophes have values of their own here.
    fileprivate func isSame(as other: MessageElement) -> Bool {
        let isApostrophe = kind == .skippedApostrophe || kind == .missingApostrophe
        return kind == other.kind && start == other.start && length == other.length
            && (isApostrophe || value == other.value)
    }
}

extension PatternComparison {
    /// What occurred, for a run by hand.
    var summary: String {
        let problems = ProblemKind.allCases.map { "\($0) \(problemCounts[$0] ?? 0)" }
        let elements = MessageElement.Kind.allCases.map { "\($0) \(elementCounts[$0] ?? 0)" }
        return """
            accepted \(accepted), refused \(refused), too deep \(tooDeep)
            problems: \(problems.joined(separator: ", "))
            marks of accepted patterns: \(elements.joined(separator: ", "))
            """
    }
}
