/// One way to write a report; a format is one file and one line in `all`.
package struct ReportFormat: Sendable {
    package let name: String
    /// What it is for, in a few words.
    package let summary: String
    /// Whether it is made for programs: it then belongs on standard output.
    package let isMachineReadable: Bool
    /// The whole text, with a line end after its last line; empty only where the format has nothing to say.
    package let render: @Sendable (Report) -> String

    package init(
        _ name: String, _ summary: String, isMachineReadable: Bool, render: @escaping @Sendable (Report) -> String
    ) {
        self.name = name
        self.summary = summary
        self.isMachineReadable = isMachineReadable
        self.render = render
    }

    /// Every format, the default first.
    package static let all: [ReportFormat] = [.full, .concise, .json]
}
