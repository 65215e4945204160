/// One command of the tool: parsing, help and dispatch all derive from it. A command is one file and one line in `all`.
struct Command: Sendable {
    /// What stands on the command line besides flags.
    struct Operand: Sendable {
        enum Count: Sendable {
            case one
            case optional
            case oneOrMore
        }

        let name: String
        let count: Count
        let help: String

        /// The nearest catalog unless another is named.
        static let folder = Operand(
            name: "FOLDER", count: .optional,
            help: "the folder that holds `Catalog/`; without it the nearest at or above the working directory")

        /// `[FOLDER]`, `FILE…`
        var usage: String {
            switch count {
            case .one: name
            case .optional: "[\(name)]"
            case .oneOrMore: "\(name)…"
            }
        }
    }

    let name: String
    /// What it does, in a line that follows its name.
    let summary: String
    /// What else a user must know, in sentences; a line each.
    var details: [String] = []
    var operands: [Operand] = [.folder]
    var flags: [Flag] = []
    let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

    /// The flags and `--help`.
    var allFlags: [Flag] { flags + [.help] }

    static let all: [Command] = [
        .initialize, .check, .build,
        .export, .import, .xliffLint, .lintMessages,
        .table, .stats, .explain, .diff, .rename,
        .verifyProof, .rules,
    ]
}
