import Compiler
import Diagnostics

extension Flag {
    static let checkOnly = Flag("check", "write nothing, and fail where `Output/` is not current")
}

extension Command {
    static let build = Command(
        name: "build",
        summary: "check the catalog, then write `Output/`",
        details: [
            "Writes the Swift table, one file a locale, to `Output/Swift/`. Nothing is written where the check finds an",
            "error. A file whose content would not change is left alone, its time of change too.",
        ],
        flags: [.checkOnly, .locale, .allWitnesses] + Flag.reporting
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(invocation.operands.first)
        guard !invocation.has(.checkOnly) else { return try verify(invocation, folder) }
        return try folder.locked(for: invocation) { () throws(Failure) in
            let run = try CatalogRun(invocation, in: folder, CheckOptions(invocation))
            let (outputs, status) = try emit(invocation, run)
            guard let outputs else { return status }
            try folder.write(outputs, for: invocation)
            if !invocation.has(.locale) { try folder.removeStale(outputs, for: invocation) }
            return status
        }
    }

    /// The outputs, or nothing where the catalog is not sound; findings are written either way.
    private static func emit(
        _ invocation: Invocation, _ run: CatalogRun
    ) throws(Failure) -> (outputs: [OutputFile]?, status: ExitStatus) {
        let checked = run.report()
        guard run.compilation.isSound else { return (nil, checked) }
        let tags: [String?] = invocation.has(.locale) ? invocation.values(of: .locale) : [nil]
        var outputs: [OutputFile] = []
        for tag in tags {
            let build = run.compilation.build(only: tag)
            guard build.diagnostics.isEmpty else {
                invocation.write(build.diagnostics, in: run.compilation.files, pathPrefix: run.folder.prefix)
                return (nil, .findings)
            }
            outputs += build.outputs
        }
        return (outputs, checked)
    }

    /// Compares what would be written with what is there.
    private static func verify(_ invocation: Invocation, _ folder: CatalogFolder) throws(Failure) -> ExitStatus {
        let run = try CatalogRun(invocation, in: folder, CheckOptions(invocation))
        let (outputs, status) = try emit(invocation, run)
        guard let outputs else { return status }
        do throws(FileSystemError) {
            var stale =
                invocation.has(.locale) ? [] : try folder.staleFiles(beside: outputs).map { "\($0) is left over" }
            for output in outputs where try folder.files.readIfPresent(output.path) != output.bytes {
                stale.append("\(output.path) is not current")
            }
            for line in stale.sorted() { invocation.console.errors.write("error: \(folder.prefix)\(line)\n") }
            guard stale.isEmpty else {
                invocation.say("`placard build` brings `Output/` up to date")
                return .findings
            }
        } catch {
            throw Failure(error)
        }
        return status
    }
}

extension CatalogFolder {
    /// Generated Swift of an earlier build that this one no longer makes.
    fileprivate func staleFiles(beside outputs: [OutputFile]) throws(FileSystemError) -> [String] {
        let current = Set(outputs.map(\.path))
        return try files.files(under: Compilation.swiftFolder, withExtension: "swift").filter { !current.contains($0) }
    }

    fileprivate func removeStale(_ outputs: [OutputFile], for invocation: Invocation) throws(Failure) {
        do throws(FileSystemError) {
            for path in try staleFiles(beside: outputs) {
                try files.remove(path)
                invocation.say("removed \(prefix)\(path), which nothing makes any more")
            }
        } catch {
            throw Failure(error)
        }
    }
}
