import Compiler

/// Why a command could not run.
struct Failure: Error {
    let message: String
    /// A way out, in a line.
    let hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    init(_ error: FileSystemError) {
        self.init(error.message)
    }
}
