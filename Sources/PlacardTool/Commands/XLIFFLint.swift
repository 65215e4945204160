import Compiler

extension Flag {
    static let compare = Flag("compare", "list what two files say differently, of whatever versions they are")
}

extension Command {
    static let xliffLint = Command(
        name: "xliff-lint",
        summary: "check XLIFF files against their specifications",
        details: [
            "Every finding names its rule, its line and the clause of the specification. Needs no catalog. With",
            "`--compare` the two files are read as `import` reads them; differences go to standard output.",
        ],
        operands: [
            Operand(name: "FILE", count: .oneOrMore, help: "an XLIFF file of version 1.2, 2.0, 2.1 or 2.2, or `-`")
        ],
        flags: [.compare] + Flag.reporting
    ) { invocation throws(Failure) in
        var files: [CatalogInputs.File] = []
        for path in invocation.operands { files.append(try .named(path)) }
        guard invocation.has(.compare) else {
            let report = lintTranslations(files)
            invocation.write(report.diagnostics, in: report.files, pathPrefix: "")
            if report.diagnostics.isEmpty { invocation.say("nothing to report") }
            return invocation.status(for: report.diagnostics)
        }
        guard files.count == 2 else {
            throw Failure("`--compare` needs two files", hint: "`placard xliff-lint --compare A B`")
        }
        let report = compareTranslations(files[0], files[1])
        invocation.write(report.diagnostics, in: report.files, pathPrefix: "")
        for line in report.differences { invocation.console.results.write(line + "\n") }
        if report.differences.isEmpty, report.diagnostics.isEmpty { invocation.say("no differences") }
        return report.differences.isEmpty ? invocation.status(for: report.diagnostics) : .findings
    }
}

extension CatalogInputs.File {
    /// The file that an operand names; `-` is standard input. Without the byte order mark of UTF-8, which says nothing and
    /// would make whoever skips it hold the file twice.
    static func named(_ path: String) throws(Failure) -> CatalogInputs.File {
        do {
            var bytes = path == "-" ? try StandardInput.read() : try RealFileSystem(root: "").read(path)
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            let shown = path == "-" ? "<standard input>" : path.hasPrefix("/") ? path : "./" + path
            return CatalogInputs.File(path: shown, bytes: bytes)
        } catch {
            throw Failure(error)
        }
    }
}
