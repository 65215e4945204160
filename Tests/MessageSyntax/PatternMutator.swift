import TestSupport

/// Makes patterns near the edge between valid and broken: grown from the grammar or taken from `seeds`, then damaged.
struct PatternMutator {
    private var random: SeededRandom
    private let seeds: [[Unicode.Scalar]]

    init(seed: UInt64, seeds: [String]) {
        random = SeededRandom(seed: seed)
        self.seeds = seeds.map { Array($0.unicodeScalars) }
    }

    /// The next pattern.
    mutating func next() -> String {
        var text = random.below(2) == 0 ? random.pick(seeds) : Array(grownMessage(depth: 0).unicodeScalars)
        for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) { mutate(&text) }
        if random.below(2_500) == 0 { text = Array(longPattern().unicodeScalars) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text)
        return String(result)
    }

    private mutating func mutate(_ text: inout [Unicode.Scalar]) {
        let position = random.below(text.count + 1)
        let end = min(text.count, position + 1 + random.below(random.below(4) == 0 ? 30 : 3))
        switch random.below(7) {
        case 0, 1, 2:
            text.insert(contentsOf: random.pick(Self.tokens).unicodeScalars, at: position)
        case 3:
            text.removeSubrange(position..<end)
        case 4:
            text.insert(contentsOf: text[position..<end], at: random.below(text.count + 1))
        case 5:
            text.replaceSubrange(position..<end, with: random.pick(Self.tokens).unicodeScalars)
        default:
            let other = random.pick(seeds)
            text.replaceSubrange(position..., with: other[min(random.below(other.count + 1), other.count)...])
        }
    }

    /// A pattern near a limit of length, count or depth.
    private mutating func longPattern() -> String {
        let long = String(
            repeating: random.pick(["a", "é", "1", "0", "中", "\u{1F600}"]), count: 65_534 + random.below(4))
        let zeros = String(repeating: "0", count: 65_533 + random.below(5))
        let decimals = { (count: Int) in String(repeating: "=.5{}", count: count) }
        return random.pick([
            "{\(long)}", "{n, \(long)}", "{n, number, \(long)}", "{n, select, \(long){x} other{y}}",
            "{n, plural, =\(zeros){x} other{y}}", "{n, plural, offset:\(zeros) other{y}}", "{n, choice, \(zeros)#x}",
            "{n, \(String(repeating: "x", count: 65_534 + random.below(4)))}",
            "{n, plural, \(decimals(32_767 + random.below(4))) other{y}}",
            String(repeating: "{n, plural, other{", count: 62 + random.below(6)) + "x",
            String(repeating: "{n, select, other{", count: 64) + "x" + String(repeating: "}}", count: 64),
            String(repeating: "{n, choice, 1#", count: 63 + random.below(4)),
        ])
    }

    private mutating func grownMessage(depth: Int) -> String {
        var message = ""
        for _ in 0..<(depth == 0 ? 1 : 0) + random.below(4) {
            message += random.below(2) == 0 && depth < 3 ? grownArgument(depth: depth) : grownText(depth: depth)
        }
        return message
    }

    private mutating func grownText(depth: Int) -> String {
        switch random.below(20) {
        case 0: random.pick(["'", "|", "'|'", "'}''{'"])
        case 1 where depth == 0: " } "
        default: random.pick(Self.texts)
        }
    }

    private mutating func grownArgument(depth: Int) -> String {
        let name = random.below(40) == 0 ? random.pick(Self.badNames) : random.pick(Self.names)
        let space = random.pick(["", "", " ", "\u{200E}", "\n\t", "\u{85}", "\u{2029}"])
        let head = "{\(space)\(name)\(space)"
        switch random.below(6) {
        case 0: return head + "}"
        case 1:
            let style = random.pick([
                "", "", ", integer", ",", ", ::percent", ", #,##0.00", ", {a'}'b}", ", h 'o''clock'",
            ])
            return head + ",\(space)\(random.pick(["number", "date", "time", "spellout", "x"]))\(space)\(style)}"
        case 2:
            var choice = head + ",choice,\(space)"
            for index in 0...random.below(3) {
                choice += (index == 0 ? "" : "|") + number(orElse: ["∞", "-∞"]) + random.pick(["#", "<", "≤"])
                choice += grownMessage(depth: depth + 1)
            }
            return choice + "}"
        case 3:
            return head + ",\(random.pick(["select", "SELECT"])), \(branches(depth: depth, exact: false))}"
        default:
            let type = random.pick(["plural", "Plural", "selectordinal", "selectOrdinal"])
            let offset = random.below(4) == 0 ? "offset:\(space)\(number()) " : ""
            return head + ",\(type),\(space)\(offset)\(branches(depth: depth, exact: true))}"
        }
    }

    private mutating func number(orElse others: [String] = []) -> String {
        random.pick(random.below(30) == 0 ? Self.badNumbers + others : Self.numbers + others)
    }

    private mutating func branches(depth: Int, exact: Bool) -> String {
        var branches = ""
        for _ in 0..<random.below(3) {
            let selector =
                exact && random.below(2) == 0 ? "=" + number() : random.pick(Self.selectors)
            branches += "\(selector) {\(grownMessage(depth: depth + 1))} "
        }
        return branches + (random.below(12) == 0 ? "" : "other{\(grownMessage(depth: depth + 1))}")
    }

    private static let texts = [
        "a", " task", " tasks ", "it's", "''", "'{'", "'{x}'", "#", "#", "'#'", "é", "中文", "\u{1F600}",
    ]
    private static let names = ["n", "count", "x", "0", "1", "12", "名", "a_b"]
    private static let badNames = ["01", "32768", "2147483647", "", "a.b", "a b"]
    private static let selectors = ["one", "few", "other", "x", "1", "да", "offset", "o", "others"]
    private static let badNumbers = ["1-", ".", "", "e1", "1e", "+-1", "1.2.3", String(repeating: "9", count: 128)]
    private static let numbers = [
        "0", "1", "2", "3", "-1", "+2", "1.5", "1e2", ".5", "1.", "007", "32767", "32768", "-32768", "-32769", "1e400",
        "9007199254740993", "0.1", String(repeating: "9", count: 127), String(repeating: "0", count: 140) + "1",
    ]
    private static let tokens = [
        "{", "}", "}", "'", "'", "''", "'{", "#", "|", ",", "<", "≤", "=", "=1", "=1.5", "offset:", "offset:1",
        "plural", "select", "selectordinal", "choice", "number", ",plural,", ",select,", ",choice,", "one", "other",
        "other{x}", "{0}", "{n}", "0", "01", "::", " ", "\u{A0}", "\u{200F}", "\u{85}", "\u{3000}", "∞", "e", ".",
        "-", "+", "\u{2028}", "\u{202E}", "é", "\u{1F600}", "\0", "_", "!",
    ]
}
