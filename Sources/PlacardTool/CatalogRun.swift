import Compiler
import Diagnostics
import LocaleData
import SourceText

/// A catalog that a command has read and compiled.
struct CatalogRun {
    let folder: CatalogFolder
    let compilation: Compilation
    private let invocation: Invocation

    /// Reads and compiles the catalog in a folder. A locale in `options` that the catalog does not have is
    /// a failure: a typing error must not look like a clean result.
    init(_ invocation: Invocation, in folder: CatalogFolder, _ options: CheckOptions) throws(Failure) {
        try self.init(invocation, in: folder, options, folder.inputs())
    }

    /// As above, of files that were read before.
    init(
        _ invocation: Invocation, in folder: CatalogFolder, _ options: CheckOptions, _ inputs: CatalogInputs
    ) throws(Failure) {
        self.invocation = invocation
        self.folder = folder
        compilation = compile(inputs, options)
        for tag in options.locales ?? [] { try require(locale: tag) }
    }

    /// Fails where the catalog does not have a locale.
    func require(locale tag: String) throws(Failure) {
        guard !compilation.localeTags.contains(tag) else { return }
        let nearest = Spelling.nearest(to: tag, among: compilation.localeTags)
        throw Failure(
            "the catalog has no locale `\(tag)`",
            hint: nearest.map { "did you mean `\($0)`?" }
                ?? "it has \(compilation.localeTags.map { "`\($0)`" }.joined(separator: ", "))")
    }

    /// Writes the findings, and more that a command made, in the format asked for, and a summary. Returns how the run
    /// ends.
    func report(also more: [Diagnostic] = []) -> ExitStatus {
        let diagnostics = compilation.diagnostics + more
        invocation.write(diagnostics, in: compilation.files, pathPrefix: folder.prefix)
        invocation.say(compilation.summary(of: diagnostics).text)
        return invocation.status(for: diagnostics)
    }
}

extension CatalogFolder {
    /// The files of the catalog and its translations.
    func inputs() throws(Failure) -> CatalogInputs {
        do {
            return try CatalogInputs.read(from: files)
        } catch {
            throw Failure(error)
        }
    }
}

extension Invocation {
    /// Writes findings in the format asked for: for programs on standard output, for people on standard error.
    func write(
        _ diagnostics: [Diagnostic], accepted: [Diagnostic] = [], in files: SourceFiles, pathPrefix: String
    ) {
        let name = value(of: .format)
        guard let format = ReportFormat.all.first(where: { $0.name == name }) ?? ReportFormat.all.first else { return }
        var report = Report(
            diagnostics, in: files, pathPrefix: pathPrefix, usesColor: console.usesColor, columns: \.displayWidth)
        report.accepted = accepted
        report.failureLevel = failureLevel
        report.rules = RuleBook.all
        report.page = { RulePages.page(of: $0.id) }
        report.toolVersion = Placard.version
        if let width = console.errors.terminalWidth { report.width = width }
        let output = format.isMachineReadable ? console.results : console.errors
        format.write(report) { output.write($0) }
        if format.name == ReportFormat.full.name, !diagnostics.isEmpty, !has(.quiet) { console.errors.write("\n") }
    }

    /// The level from which a finding makes the run fail.
    private var failureLevel: Level { has(.denyWarnings) ? .warning : .error }

    /// What findings make of the exit status.
    func status(for diagnostics: [Diagnostic]) -> ExitStatus {
        diagnostics.contains { $0.level >= failureLevel } ? .findings : .success
    }
}
