/// A command with what the user gave it.
struct Invocation {
    let command: Command
    /// The values of each flag by its name; a flag without argument has one empty value.
    let values: [String: [String]]
    let operands: [String]
    let console: Console

    func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

    func value(of flag: Flag) -> String? { values[flag.name]?.last }

    func values(of flag: Flag) -> [String] { values[flag.name] ?? [] }

    /// Says something about the run, not its result; nothing under `--quiet`.
    func say(_ text: String) {
        if !has(.quiet) { console.errors.write(text + "\n") }
    }
}
