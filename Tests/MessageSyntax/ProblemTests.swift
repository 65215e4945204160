import MessageSyntax
import Testing

@Suite struct ProblemTests {
    /// One pattern a kind; ⟦ and ⟧ stand around what the problem points at, the outline shows what was still read.
    static let examples: [(kind: ProblemKind, pattern: String, readable: String)] = [
        (.unclosedBrace, "a ⟦{⟧name", "a |<name>"),
        (.unclosedBrace, "a ⟦{⟧", "a "),
        (.unclosedBrace, "{n, plural, one ⟦{⟧x {b} other {y}", "<n one[x <b> other <y>]>"),
        (.unclosedBrace, "⟦{⟧n, number, {x} tail", "<n number>"),
        (.unclosedBrace, "⟦{⟧n, choice, 0#none", "<n 0#none>"),
        (.unclosedBranches, "a ⟦{⟧n, plural, one {x}", "a |<n one[x]>"),
        (.missingName, "a ⟦{}⟧ b", "a | b"),
        (.missingName, "a {⟦!⟧} b", "a | b"),
        (.missingName, "a { ⟦,⟧ number} {b}", "a | |<b>"),
        (.badArgumentNumber, "a {⟦01⟧} b", "a | b"),
        (.badArgumentNumber, "a {⟦2147483648⟧} b", "a | b"),
        (.argumentNumberTooLarge, "a {⟦32768⟧} b", "a | b"),
        (.unexpectedAfterName, "a {first ⟦n⟧ame, plural, other{x}} b", "a |<first>| b"),
        (.unexpectedAfterName, "{a⟦.⟧b}", "<a>"),
        (.missingType, "{n, ⟦}⟧ b", "<n>| b"),
        (.missingType, "{n, ⟦7⟧}", "<n>"),
        (.unexpectedAfterType, "{n, number ⟦i⟧nteger} b", "<n>| b"),
        (.missingBranches, "{n, ⟦plural⟧} b", "<n >| b"),
        (.unclosedStyleQuote, "{d, date, h ⟦'⟧o} b {n}", "<d date>| b |<n>"),
        (.emptyChoice, "⟦{n, choice, ⟧} b", "<n >| b"),
        (.missingChoiceNumber, "{n, choice, 0#x|⟦a⟧#y} b", "<n 0#x>| b"),
        (.missingChoiceSeparator, "{n, choice, 1 ⟦x⟧} b", "<n >| b"),
        (.missingExactNumber, "{n, plural, ⟦=⟧ 1 {x} other {y}} b", "<n >| b"),
        (.badNumber, "{n, plural, one {x} =⟦1-⟧ {y} other {z}} b", "<n one[x]>| b"),
        (.missingSelector, "{n, plural, one {x} ⟦!⟧{y}} b", "<n one[x]>| b"),
        (.missingSelector, "{n, select, ⟦=⟧1 {x} other {y}} b", "<n >| b"),
        (.misplacedOffset, "{n, plural, one {x} ⟦offset:⟧1 other {y}} b", "<n one[x]>| b"),
        (.missingOffsetNumber, "{n, plural, ⟦offset:⟧ other {y}} b", "<n >| b"),
        (.missingBranch, "{n, plural, one {x} ⟦two⟧ other {y}} b", "<n one[x]>| b"),
        (.missingOther, "a ⟦{n, plural, one {x}}⟧ b", "a |<n one[x]>| b"),
    ]

    @Test func everyKindPointsAtItsPlaceAndKeepsTheRest() {
        for example in Self.examples {
            let text = example.pattern.filter { $0 != "⟦" && $0 != "⟧" }
            let message = parseMessage(text)
            guard let problem = message.problems.first else {
                Issue.record("\(example.pattern) is accepted")
                continue
            }
            #expect(problem.kind == example.kind, "\(example.pattern)")
            #expect(marked(text, problem.range) == example.pattern)
            #expect(message.problems.count == 1, "\(example.pattern)")
            #expect(readable(message.parts) == example.readable, "\(example.pattern)")
        }
    }

    @Test func everyKindHasAnExampleOrALengthTest() {
        let lengths: Set<ProblemKind> = [
            .nameTooLong, .typeTooLong, .styleTooLong, .selectorTooLong, .numberTooLong, .tooManyNumbers, .tooDeep,
        ]
        #expect(Set(Self.examples.map(\.kind)).union(lengths) == Set(ProblemKind.allCases))
    }

    @Test func lengthsAreCountedInUTF16() {
        let pairs = String(repeating: "\u{1F600}", count: 32_767)
        let zeros = String(repeating: "0", count: 65_535)
        let halves = String(repeating: "=.5{}", count: 32_768)
        for (kind, fits, overflows) in [
            (ProblemKind.nameTooLong, "{\(pairs)a}", "{\(pairs)ab}"),
            (
                .typeTooLong, "{n, \(String(repeating: "a", count: 65_535))}",
                "{n, \(String(repeating: "a", count: 65_536))}"
            ),
            (.styleTooLong, "{n, x,\(pairs)a}", "{n, x,\(pairs)ab}"),
            (.selectorTooLong, "{n, select, \(pairs)a{} other{}}", "{n, select, \(pairs)ab{} other{}}"),
            (.selectorTooLong, "{n, plural, =\(zeros.dropLast()){} other{}}", "{n, plural, =\(zeros){} other{}}"),
            (.numberTooLong, "{n, plural, offset:\(zeros) other{}}", "{n, plural, offset:\(zeros)0 other{}}"),
            (.numberTooLong, "{n, choice, \(zeros)#x}", "{n, choice, \(zeros)0#x}"),
            (.tooManyNumbers, "{n, plural, \(halves) other{}}", "{n, plural, \(halves) =.5{} other{}}"),
        ] {
            #expect(parseMessage(fits).isValid, "\(kind)")
            #expect(parseMessage(overflows).problems.first?.kind == kind)
        }
    }

    @Test func nestingEndsAtTheLimit() {
        func nested(_ depth: Int) -> Message {
            parseMessage(
                String(repeating: "{n, select, other{", count: depth) + "x" + String(repeating: "}}", count: depth))
        }
        #expect(nested(MessageParser.depthLimit).isValid)
        let tooDeep = nested(MessageParser.depthLimit + 1)
        #expect(tooDeep.problems.map(\.kind) == [.tooDeep])
        #expect(tooDeep.arguments.count == MessageParser.depthLimit + 1)
        #expect(nested(200_000).problems.map(\.kind) == [.tooDeep])
    }

    @Test func laterProblemsAreFoundToo() {
        let message = parseMessage("{} and {n, plural, one{{01}} other{{x!}}} and {y, select, a{b}}")
        #expect(
            message.problems.map(\.kind) == [.missingName, .badArgumentNumber, .unexpectedAfterName, .missingOther])
    }

    private func marked(_ text: String, _ range: Range<Int>) -> String {
        let bytes = Array(text.utf8)
        return [
            bytes[..<range.lowerBound], Array("⟦".utf8)[...], bytes[range], Array("⟧".utf8)[...],
            bytes[range.upperBound...],
        ]
        .map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    /// The parts that were read, apart from one another by a bar at the top level.
    private func readable(_ parts: [Part]) -> String {
        parts.map(readable).joined(separator: "|")
    }

    private func readable(_ part: Part) -> String {
        switch part {
        case .literal(let literal): return literal.text
        case .pound: return "#"
        case .argument(let argument):
            switch argument.kind {
            case .none: return "<\(argument.name)>"
            case .simple(let type, _, _): return "<\(argument.name) \(type)>"
            case .choice(let choice):
                let alternatives = choice.alternatives.map {
                    "\($0.spelling)\($0.separator)\($0.parts.map(readable).joined())"
                }
                return "<\(argument.name) \(alternatives.joined(separator: " "))>"
            default:
                let cases = argument.cases.map { "\($0.selector.spelling)[\($0.parts.map(readable).joined())]" }
                return "<\(argument.name) \(cases.joined(separator: " "))>"
            }
        }
    }
}
