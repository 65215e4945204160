/// How a run ended, for the shell.
enum ExitStatus: Int32, Sendable {
    /// No error was found; with `--deny-warnings`, no warning either.
    case success = 0
    /// Something was found.
    case findings = 1
    /// The tool could not run: its arguments, or files that cannot be read or written.
    case unable = 2
    /// A fault of the tool.
    case fault = 3
}
