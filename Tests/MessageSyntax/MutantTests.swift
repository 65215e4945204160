import Foundation
import MessageSyntax
import TestSupport
import Testing

@Suite struct MutantTests {
    /// How many mutants to try; the environment's `MESSAGE_MUTANTS` asks for more by hand.
    private static let count = ProcessInfo.processInfo.environment["MESSAGE_MUTANTS"].flatMap { Int($0) } ?? 200_000

    @Test(.enabled(if: SharedData.isExpected(Corpus.realPath)))
    func mutantsParseAsInICU() throws {
        let seeds = try Corpus.realMessages().filter { $0.utf8.count < 400 }
        var mutator = PatternMutator(seed: 42, seeds: seeds)
        let comparison = PatternComparison()
        var differences: [String] = []
        for _ in 0..<Self.count where differences.count < 10 {
            let text = mutator.next()
            if let difference = comparison.difference(text) {
                differences.append("\(text.prefix(300)): \(difference.prefix(300))")
            }
        }
        #expect(differences == [])
        print(comparison.summary)
        #expect(comparison.accepted >= Self.count / 4)
        #expect(comparison.refused >= Self.count / 4)
        for kind in ProblemKind.allCases { #expect(comparison.problemCounts[kind] != nil, "\(kind)") }
        for kind in MessageElement.Kind.allCases where kind != .unreadable {
            #expect(comparison.elementCounts[kind] != nil, "\(kind)")
        }
    }

    /// Printing what was read and reading it again changes nothing, whether or not the pattern was broken.
    @Test(.enabled(if: SharedData.isExpected(Corpus.realPath)))
    func printedMutantsReadBackAlike() throws {
        let seeds = try Corpus.realMessages().filter { $0.utf8.count < 400 }
        var mutator = PatternMutator(seed: 43, seeds: seeds)
        for _ in 0..<20_000 {
            let text = mutator.next()
            let message = parseMessage(text)
            let printed = message.printed
            let again = parseMessage(printed)
            if message.isValid { #expect(again.isValid, "\(printed.prefix(300))") }
            #expect(again.printed == printed, "\(text.prefix(300))")
            #expect(skeleton(again.parts) == skeleton(message.parts), "\(text.prefix(300))")
        }
    }
}

/// A tree without its ranges; adjacent texts are one, as they are when a broken argument between them is left out.
private func skeleton(_ parts: [Part]) -> String {
    parts.map { part in
        switch part {
        case .literal(let literal): literal.text
        case .pound: "<#>"
        case .argument(let argument): "<\(argument.name) \(skeleton(argument))>"
        }
    }.joined()
}

private func skeleton(_ argument: Argument) -> String {
    let cases = argument.cases.map { "(\($0.selector) \(skeleton($0.parts)))" }.joined()
    switch argument.kind {
    case .none: return ""
    case .simple(let type, _, let style): return "simple \(type) \(style?.text ?? "-")"
    case .plural(let plural): return "plural \(plural.offset?.spelling ?? "-") \(cases)"
    case .selectOrdinal(let plural): return "ordinal \(plural.offset?.spelling ?? "-") \(cases)"
    case .select: return "select \(cases)"
    case .choice(let choice):
        return choice.alternatives.map { "(\($0.spelling)\($0.separator) \(skeleton($0.parts)))" }.joined()
    }
}
