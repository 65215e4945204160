/// The colours of a report for people. Eight basic colours only: they follow the reader's theme.
enum TerminalStyle: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case strong = "1"
    case frame = "34"

    init(_ level: Level) {
        switch level {
        case .error: self = .error
        case .warning: self = .warning
        case .note, .off: self = .note
        }
    }

    /// The text in this style, or as it is where colour is off.
    func paint(_ text: String, _ usesColor: Bool) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
