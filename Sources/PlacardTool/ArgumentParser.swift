import SourceText

/// Reads the words of a command line by the flags that are known.
struct ArgumentParser {
    /// What the words ask for.
    struct Result {
        var command: Command?
        var values: [String: [String]] = [:]
        var operands: [String] = []
    }

    /// Flags that may stand before the command.
    static let leading: [Flag] = [.help, .version] + Flag.reporting

    private let commands: [Command]
    private var result = Result()
    private var words: ArraySlice<String>
    private var flagsHaveEnded = false

    private init(_ words: [String], commands: [Command]) {
        self.words = words[...]
        self.commands = commands
    }

    /// The command, flags and operands that words ask for; where one is unknown, what was probably meant.
    static func parse(_ words: [String], commands: [Command] = Command.all) throws(Failure) -> Result {
        var parser = ArgumentParser(words, commands: commands)
        return try parser.parse()
    }

    private var known: [Flag] { result.command?.allFlags ?? Self.leading }

    private mutating func parse() throws(Failure) -> Result {
        while let word = words.popFirst() {
            if flagsHaveEnded || word == "-" || !word.hasPrefix("-") {
                try take(operand: word)
            } else if word == "--" {
                flagsHaveEnded = true
            } else if word.hasPrefix("--") {
                try take(flag: word.dropFirst(2))
            } else {
                try take(letters: word.dropFirst())
            }
        }
        guard let command = result.command, result.values[Flag.help.name] == nil else { return result }
        for name in result.values.keys.sorted() where !command.allFlags.contains(where: { $0.name == name }) {
            throw Failure("`placard \(command.name)` has no flag `--\(name)`", hint: Self.seeHelp(of: command))
        }
        try checkOperands(of: command)
        return result
    }

    private mutating func take(operand word: String) throws(Failure) {
        guard result.command == nil else {
            result.operands.append(word)
            return
        }
        guard let command = commands.first(where: { $0.name == word }) else {
            let nearest = Spelling.nearest(to: word, among: commands.map(\.name))
            throw Failure(
                "there is no command `\(word)`",
                hint: nearest.map { "did you mean `\($0)`?" } ?? "`placard --help` lists the commands")
        }
        result.command = command
    }

    private mutating func take(flag text: Substring) throws(Failure) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let flag = known.first(where: { $0.name == name }) else { throw unknown("--" + name) }
        try take(flag, attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func take(letters: Substring) throws(Failure) {
        for letter in letters {
            guard let flag = known.first(where: { $0.letter == letter }) else { throw unknown("-\(letter)") }
            try take(flag, attached: nil)
        }
    }

    private mutating func take(_ flag: Flag, attached: String?) throws(Failure) {
        if case .none = flag.argument {
            guard attached == nil else { throw Failure("`--\(flag.name)` takes no value") }
            result.values[flag.name] = [""]
            return
        }
        if case .words = flag.argument, attached == nil {
            let values = words.prefix { $0 == "-" || !$0.hasPrefix("-") }
            guard !values.isEmpty else { throw Failure("`--\(flag.name)` needs a value: `\(flag.usage)`") }
            result.values[flag.name, default: []] += values
            words = words.dropFirst(values.count)
            return
        }
        guard let value = attached ?? words.popFirst(), !value.isEmpty else {
            throw Failure("`--\(flag.name)` needs a value: `\(flag.usage)`")
        }
        if case .words = flag.argument {
            result.values[flag.name, default: []].append(value)
            return
        }
        if case .list = flag.argument {
            result.values[flag.name, default: []] += value.split(separator: ",").map(String.init)
            return
        }
        if case .choice(let words) = flag.argument, !words.contains(value) {
            let nearest = Spelling.nearest(to: value, among: words)
            let list = words.map { "`\($0)`" }.joined(separator: ", ")
            throw Failure(
                "`--\(flag.name)` cannot be `\(value)`",
                hint: nearest.map { "did you mean `\($0)`?" } ?? "it is one of \(list)")
        }
        guard result.values[flag.name] == nil else { throw Failure("`--\(flag.name)` is given twice") }
        result.values[flag.name] = [value]
    }

    private func unknown(_ flag: String) -> Failure {
        let nearest = Spelling.nearest(to: flag, among: known.map { "--" + $0.name })
        let owner = result.command.map { "`placard \($0.name)`" } ?? "`placard`"
        return Failure(
            "\(owner) has no flag `\(flag)`",
            hint: nearest.map { "did you mean `\($0)`?" } ?? Self.seeHelp(of: result.command))
    }

    private func checkOperands(of command: Command) throws(Failure) {
        let least = command.operands.count { $0.count != .optional }
        let hasNoMost = command.operands.contains { $0.count == .oneOrMore }
        if result.operands.count < least {
            let missing = command.operands.filter { $0.count != .optional }[result.operands.count]
            throw Failure("`placard \(command.name)` needs \(missing.name)", hint: Self.seeHelp(of: command))
        }
        if !hasNoMost, result.operands.count > command.operands.count {
            throw Failure(
                "`placard \(command.name)` does not know what to do with `\(result.operands[command.operands.count])`",
                hint: Self.seeHelp(of: command))
        }
    }

    private static func seeHelp(of command: Command?) -> String {
        "`placard \(command.map { $0.name + " " } ?? "")--help` says how it is used"
    }
}
