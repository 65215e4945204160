package import SourceText

/// Findings together with what a renderer needs to show them.
package struct Report: Sendable {
    /// In the order of `ordered(in:)`.
    package var diagnostics: [Diagnostic]
    package let files: SourceFiles
    /// Goes before the path of each file of the catalog, so that paths are relative to the reader's folder; empty, or
    /// ends with `/`.
    package var pathPrefix: String
    /// Terminal columns of a scalar: 0, 1 or 2.
    package var columns: @Sendable (Unicode.Scalar) -> Int
    package var usesColor: Bool
    /// Columns that a line of the report may take.
    package var width = 120
    /// Findings that a baseline accepts, in the same order; formats that know the notion show them as such.
    package var accepted: [Diagnostic] = []
    /// The level from which a finding makes the run fail.
    package var failureLevel = Level.error
    /// Every rule that was applied, whether or not it found anything.
    package var rules: [Rule] = []
    /// What is to be read about a rule, as Markdown.
    package var page: @Sendable (Rule) -> String? = { _ in nil }
    /// The version of the tool that made the report.
    package var toolVersion = ""

    package init(
        _ diagnostics: [Diagnostic], in files: SourceFiles, pathPrefix: String = "", usesColor: Bool = false,
        columns: @escaping @Sendable (Unicode.Scalar) -> Int
    ) {
        self.diagnostics = diagnostics
        self.files = files
        self.pathPrefix = pathPrefix
        self.usesColor = usesColor
        self.columns = columns
    }

    /// Where a range starts and where it ends (the position after its last scalar).
    package func place(of range: SourceRange) -> Place {
        let file = files[range.file]
        return Place(
            path: shown(file.path), start: file.position(at: range.lower),
            end: file.position(at: max(range.lower, range.upper)))
    }

    /// Whether a finding makes the run fail.
    package var fails: Bool { diagnostics.contains { $0.level >= failureLevel } }

    /// Where a finding is for readers that want a file for each: without a place of its own, the top of the first file.
    func nearestPlace(to diagnostic: Diagnostic) -> Place {
        if let range = diagnostic.range { return place(of: range) }
        let start = SourcePosition(line: 1, column: 1)
        return Place(path: files.all.first.map { shown($0.path) } ?? ".", start: start, end: start)
    }

    /// A file from elsewhere keeps its path: absolute, below the reader's folder (`./`), or no path at all (`<argument>`).
    func shown(_ path: String) -> String {
        if path.hasPrefix("./") { return String(path.dropFirst(2)) }
        return path.hasPrefix("/") || path.hasPrefix("<") ? path : pathPrefix + path
    }

    /// A range as people read it.
    package struct Place: Sendable, Hashable {
        package let path: String
        package let start: SourcePosition
        package let end: SourcePosition
    }
}
