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
            "Writes the Swift table, one file a locale, to `Output/Swift/`, and the proof to `Output/proof.json`. Nothing is",
            "written where the check finds an error. A file whose content would not change is left alone, its time of",
            "change too; a Swift file there that the catalog no longer gives is deleted.",
        ],
        flags: [.checkOnly, .locale] + Flag.proving
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(invocation.operands.first)
        return invocation.has(.checkOnly)
            ? try build(invocation, in: folder)
            : try folder.locked(for: invocation) { () throws(Failure) in try build(invocation, in: folder) }
    }

    private static func build(_ invocation: Invocation, in folder: CatalogFolder) throws(Failure) -> ExitStatus {
        let options = try CheckOptions(invocation)
        let run = try CatalogRun(invocation, in: folder, options)
        let builds =
            options.locales.map { tags in tags.map { run.compilation.build(only: $0) } }
            ?? [run.compilation.build()]
        let problems = builds.flatMap(\.diagnostics)
        let difference: OutputDifference
        do {
            difference = try OutputDifference(
                folder.files, builds.flatMap(\.outputs), isPart: options.locales != nil)
        } catch {
            throw Failure(error)
        }
        let isCheck = invocation.has(.checkOnly) && run.compilation.isSound && !problems.contains { $0.level == .error }
        let status = run.report(also: problems + (isCheck ? difference.diagnostics : []))
        guard status == .success, !invocation.has(.checkOnly) else { return status }
        try folder.write(difference.changed, removing: difference.leftover, for: invocation)
        return .success
    }
}
