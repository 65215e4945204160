/// One way to write a report; a format is one file and one line in `all`.
package struct ReportFormat: Sendable {
    package let name: String
    /// What it is for, in a few words.
    package let summary: String
    /// Whether it is made for programs: it then belongs on standard output.
    package let isMachineReadable: Bool
    /// Hands the report over piece by piece, so that no report has to fit into memory; with a line end after its last
    /// line, and nothing only where the format has nothing to say.
    package let write: @Sendable (Report, (String) -> Void) -> Void

    package init(
        _ name: String, _ summary: String, isMachineReadable: Bool,
        write: @escaping @Sendable (Report, (String) -> Void) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.isMachineReadable = isMachineReadable
        self.write = write
    }

    /// The whole report in one text.
    package func text(_ report: Report) -> String {
        var text = ""
        write(report) { text += $0 }
        return text
    }

    /// Every format, the default first.
    package static let all: [ReportFormat] = [.full, .concise, .json, .sarif, .github, .junit, .gitlab]
}
