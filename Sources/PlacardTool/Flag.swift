import Compiler
import Diagnostics

/// One option of the command line: parsing and help both derive from it.
struct Flag: Sendable {
    /// What may follow it.
    enum Argument: Sendable {
        case none
        /// A word, with the name that help gives it.
        case value(String)
        /// As `value`; the flag may be repeated, and its words are separated by commas.
        case list(String)
        /// All words that follow, up to the next flag.
        case words(String)
        /// One of these words, the default first.
        case choice([String])
    }

    /// Without its dashes.
    let name: String
    let letter: Character?
    let argument: Argument
    /// What it does, in a line.
    let summary: String

    init(_ name: String, letter: Character? = nil, takes argument: Argument = .none, _ summary: String) {
        self.name = name
        self.letter = letter
        self.argument = argument
        self.summary = summary
    }

    /// `-q, --quiet`, `--locale TAG`, as help shows it.
    var usage: String {
        let short = letter.map { "-\($0), " } ?? ""
        return switch argument {
        case .none: "\(short)--\(name)"
        case .value(let word): "\(short)--\(name) \(word)"
        case .list(let word): "\(short)--\(name) \(word),…"
        case .words(let word): "\(short)--\(name) \(word)…"
        case .choice(let words): "\(short)--\(name) \(words.joined(separator: "|"))"
        }
    }
}

extension Flag {
    static let help = Flag("help", letter: "h", "show this and stop")
    static let version = Flag("version", "show the versions of the tool and of its data and stop")
    static let quiet = Flag("quiet", letter: "q", "no summary, no progress: findings and results only")
    static let denyWarnings = Flag("deny-warnings", "exit with status 1 on a warning too")
    static let format = Flag("format", takes: .choice(ReportFormat.all.map(\.name)), "how findings are written")

    /// Flags of every command that reads a catalog and may find something.
    static let reporting: [Flag] = [.format, .denyWarnings, .quiet]
}
