/// The texts of `--help`, derived from commands and flags.
enum Help {
    /// What the tool does and its commands.
    static func overview(_ commands: [Command] = Command.all) -> String {
        """
        placard: compiles catalogs of harmless lock-screen copy

        usage: placard COMMAND [options]

        commands
        \(table(commands.map { ($0.name, $0.summary) }))

        options
        \(table(ArgumentParser.leading.map { ($0.usage, $0.summary) }))

        `placard COMMAND --help` describes a command.
        Exit status: 0 no error, 1 something was found, 2 the tool could not run, 3 a fault of the tool.

        """
    }

    /// How one command is used.
    static func page(of command: Command) -> String {
        var words = ["usage: placard", command.name]
        if !command.flags.isEmpty { words.append("[options]") }
        words += command.operands.map(\.usage)
        var sections = ["placard \(command.name): \(command.summary)", words.joined(separator: " ")]
        if !command.details.isEmpty { sections.append(command.details.joined(separator: "\n")) }
        if !command.operands.isEmpty {
            sections.append("operands\n" + table(command.operands.map { ($0.name, $0.help) }))
        }
        sections.append("options\n" + table(command.allFlags.map { ($0.usage, $0.summary) }))
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// Two columns; an entry too wide for its column stands on a line of its own.
    private static func table(_ rows: [(String, String)]) -> String {
        let widest = 26
        let column = min(widest, rows.map(\.0.count).max() ?? 0)
        return rows.map { name, text in
            name.count > column
                ? "  \(name)\n  \(String(repeating: " ", count: column + 2))\(text)"
                : "  \(name)\(String(repeating: " ", count: column - name.count + 2))\(text)"
        }.joined(separator: "\n")
    }
}
