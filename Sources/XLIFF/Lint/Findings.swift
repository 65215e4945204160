import Diagnostics
import SourceText

/// What a check of a file has found so far.
struct Findings {
    private let file: FileID
    private(set) var diagnostics: [Diagnostic] = []
    /// Beyond this many a file is hopeless, and its findings say the same again and again.
    static let limit = 1000

    init(file: FileID) { self.file = file }

    /// Whether no more are kept.
    var isFull: Bool { diagnostics.count >= Findings.limit }

    /// Adds one; `clause` is where the specification says so. Words are made for those that are kept only.
    mutating func add(
        _ rule: Rule, _ message: @autoclosure () -> String, at range: Range<Int>, clause: @autoclosure () -> String
    ) {
        guard !isFull else { return }
        diagnostics.append(
            Diagnostic(rule, message(), at: SourceRange(file: file, range), notes: ["See \(clause())."]))
    }
}
