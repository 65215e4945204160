package import Diagnostics

/// How `Output` differs from what the catalog compiles to.
package struct OutputDifference: Sendable {
    static let outputNotCurrent = Rule(
        "output-not-current", .error, floor: .error, "A file in `Output` that is not what the catalog compiles to")

    /// Files to be written.
    package private(set) var changed: [OutputFile] = []
    /// Paths of generated Swift files that the catalog no longer gives.
    package private(set) var leftover: [String] = []

    /// Compares a folder with all that a build writes there; with `isPart`, with some of it.
    package init(_ files: some FileSystem, _ outputs: [OutputFile], isPart: Bool) throws(FileSystemError) {
        for output in outputs where try files.readIfPresent(output.path) != output.bytes { changed.append(output) }
        guard !isPart else { return }
        let known = Set(outputs.map(\.path))
        leftover = try files.files(under: Compilation.swiftFolder, withExtension: "swift").filter {
            !known.contains($0)
        }
    }

    /// A finding for each file that differs.
    package var diagnostics: [Diagnostic] {
        changed.map { finding($0.path, "is not current") } + leftover.map { finding($0, "is left over") }
    }

    private func finding(_ path: String, _ fault: String) -> Diagnostic {
        Diagnostic(
            Self.outputNotCurrent, "`\(path)` \(fault)", at: nil,
            notes: ["`placard build` brings `Output` up to date"], subject: path)
    }
}
