import MessageSyntax
import Testing

@Suite struct TreeTests {
    @Test func aPluralGivesItsBranchesWithRanges() throws {
        let message = parseMessage("é {n, plural, offset:1 =0{none} one {# task} other{it's # '#'}}")
        #expect(message.isValid)
        #expect(!message.isPlain)
        let argument = try argument(message.parts[1])
        #expect(argument.name == "n")
        #expect(argument.range == 3..<64)
        guard case .plural(let plural) = argument.kind else {
            Issue.record("no plural")
            return
        }
        #expect(plural.offset == Plural.Offset(value: 1, spelling: "1", range: 15..<23))
        #expect(plural.cases.map(\.selector) == [.exact(0, spelling: "0"), .keyword("one"), .keyword("other")])
        #expect(plural.cases.map(\.selectorRange) == [24..<26, 33..<36, 46..<51])
        #expect(plural.cases.map(\.range) == [26..<32, 37..<45, 51..<63])
        #expect(plural.cases[1].parts == [.pound(38..<39), .literal(Literal(text: " task", range: 39..<44))])
        #expect(
            plural.cases[2].parts == [
                .literal(Literal(text: "it's ", range: 52..<57)), .pound(57..<58),
                .literal(
                    Literal(
                        text: " #", range: 58..<62, removed: [59, 61], quotes: [Quote(range: 59..<62, isClosed: true)])),
            ])
    }

    @Test func aPoundIsTextWhereItsParentIsNoPlural() {
        #expect(parseMessage("#").isPlain)
        let message = parseMessage("{n, plural, other{{g, select, other{# '#' }}}}")
        var literals: [String] = []
        message.forEachPart { part, _ in if case .literal(let literal) = part { literals.append(literal.text) } }
        #expect(literals == ["# '#' "])
    }

    @Test func simpleStylesAreKeptAsWritten() throws {
        let argument = try argument(parseMessage("{n,number, :: .00 '{' }").parts[0])
        #expect(
            argument.kind
                == .simple(type: "number", typeRange: 3..<9, style: Style(text: " :: .00 '{' ", range: 10..<22)))
        let empty = try self.argument(parseMessage("{n,number,}").parts[0])
        #expect(empty.kind == .simple(type: "number", typeRange: 3..<9, style: Style(text: "", range: 10..<10)))
        let none = try self.argument(parseMessage("{12,number}").parts[0])
        #expect(none.kind == .simple(type: "number", typeRange: 4..<10, style: nil))
        #expect(none.number == 12)
    }

    @Test func styleWhiteSpaceIsTrimmedBeforeASkeleton() {
        let style = Style(text: " \u{200E}:: .00  compact-short ", range: 5..<33)
        #expect(style.trimmed == ":: .00  compact-short")
        #expect(style.trimmedRange == 9..<30)
        #expect(style.skeleton == ".00  compact-short")
        #expect(style.skeletonRange == 12..<30)
        let keyword = Style(text: " integer ", range: 0..<9)
        #expect(keyword.trimmed == "integer")
        #expect(keyword.skeleton == nil)
        #expect(keyword.skeletonRange == nil)
        #expect(Style(text: "  ", range: 3..<5).trimmed == "")
        #expect(Style(text: " :: ", range: 3..<7).skeleton == "")
    }

    @Test func choicesAreRead() throws {
        let argument = try argument(parseMessage("{n, choice, -∞#a|1.5<b '|'|2≤{n}}").parts[0])
        guard case .choice(let choice) = argument.kind else {
            Issue.record("no choice")
            return
        }
        #expect(choice.alternatives.map(\.limit) == [-.infinity, 1.5, 2])
        #expect(choice.alternatives.map(\.separator) == ["#", "<", "≤"])
        #expect(argument.branches.map(printMessage) == ["a", "b |", "{n}"])
    }

    @Test func offsetsOfLiteralsLeadBackToThePattern() throws {
        let text = "a ''b'' '{c}' d"
        guard case .literal(let literal) = try #require(parseMessage(text).parts.first) else {
            Issue.record("no literal")
            return
        }
        #expect(literal.text == "a 'b' {c} d")
        let bytes = Array(text.utf8)
        for (offset, byte) in literal.text.utf8.enumerated() {
            #expect(bytes[literal.patternOffset(of: offset)] == byte)
        }
        #expect(literal.patternOffset(of: literal.text.utf8.count) == bytes.count)
        #expect(literal.quotes == [Quote(range: 8..<13, isClosed: true)])
    }

    @Test func anUnclosedQuoteRunsToTheEnd() throws {
        let message = parseMessage("{n, select, other{a '{b}}} c")
        #expect(message.problems.map(\.kind) == [.unclosedBrace])
        let open = parseMessage("a '{b} c")
        #expect(open.isPlain)
        #expect(
            open.parts == [
                .literal(
                    Literal(
                        text: "a {b} c", range: 0..<8, removed: [2], quotes: [Quote(range: 2..<8, isClosed: false)]))
            ])
    }

    @Test func argumentsComeWithTheirBranches() {
        let message = parseMessage("{a} {n, plural, one{{b}} other{{g, select, x{{c}} other{}}}} {k, choice, 0#{d}}")
        #expect(message.arguments.map(\.argument.name) == ["a", "n", "b", "g", "c", "k", "d"])
        let paths = message.arguments.map { nested in
            nested.enclosing.map { "\($0.argument.name).\($0.selector?.spelling ?? "\($0.index)")" }
        }
        #expect(paths == [[], [], ["n.one"], ["n.other"], ["n.other", "g.x"], [], ["k.0"]])
    }

    @Test func numbersHaveTheValueThatStrtodGives() throws {
        for (spelling, value) in [
            ("-1", -1), ("1.5", 1.5), ("1e2", 100), ("+.5", 0.5), ("1.", 1), ("007", 7), ("1e400", .infinity),
            ("-1e-400", -0.0), ("9007199254740993", 9_007_199_254_740_992), ("1.e+1", 10),
        ] as [(String, Double)] {
            let argument = try argument(parseMessage("{n, plural, =\(spelling){} other{}}").parts[0])
            #expect(argument.cases.first?.selector == .exact(value, spelling: spelling))
        }
    }

    private func argument(_ part: Part) throws -> Argument {
        if case .argument(let argument) = part { return argument }
        throw MissingArgument()
    }

    private struct MissingArgument: Error {}
}
