import Compiler
import Diagnostics
import SourceText

extension Flag {
    static let kind = Flag(
        "kind", takes: .choice(RenameTarget.Kind.allCases.map(\.rawValue)),
        "what OLD is, where it could be several things")
    static let renameDryRun = Flag("dry-run", "print what would change as a unified diff, write nothing")
}

extension Command {
    static let rename = Command(
        name: "rename",
        summary: "rename an id, axis, value, argument, action or term everywhere",
        details: [
            "Changes every place of the catalog that means OLD, and the stores in `Locales/`, where translations keep their",
            "states. Comments and layout stay. A value that several axes have is written `task:unknown`; what the server",
            "sends for it stays as it is. Nothing is written where `check` would find something that it does not find now.",
            "All files change or none: where a run is killed in between, the next one finishes it.",
        ],
        operands: [
            Operand(name: "OLD", count: .one, help: "the name, or `AXIS:VALUE`"),
            Operand(name: "NEW", count: .one, help: "the name it gets"), .folder,
        ],
        flags: [.kind, .renameDryRun] + Flag.reporting
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(invocation.operands.dropFirst(2).first)
        if invocation.has(.renameDryRun) { return try rename(invocation, in: folder) }
        return try folder.locked(for: invocation) { () throws(Failure) in try rename(invocation, in: folder) }
    }

    private static func rename(_ invocation: Invocation, in folder: CatalogFolder) throws(Failure) -> ExitStatus {
        let new = invocation.operands[1]
        guard !new.isEmpty,
            new.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && !",|:=[]{}".unicodeScalars.contains($0) })
        else {
            throw Failure("`\(new)` cannot be a name", hint: "names are words of the letters a to z, joined by `-`")
        }
        let inputs = try reading { () throws(FileSystemError) in try CatalogInputs.read(from: folder.files) }
        let before = compile(inputs)
        guard before.isTranslatable else { return try CatalogRun(invocation, in: folder, CheckOptions()).report() }
        let target = try target(invocation, in: inputs)
        let renaming = Renaming(target, to: new, in: inputs, before)
        guard renaming.refusals.isEmpty else {
            invocation.write(renaming.refusals, in: renaming.files, pathPrefix: folder.prefix)
            invocation.say("nothing was written: `\(target.text)` cannot be called `\(new)`")
            return .findings
        }
        if invocation.has(.renameDryRun) {
            for output in renaming.outputs {
                let old = (inputs.catalog + inputs.locales).first { $0.path == output.path }?.bytes ?? []
                invocation.console.results.write(
                    UnifiedDifference.text(path: folder.prefix + output.path, from: old, to: output.bytes))
            }
            return .success
        }
        try reading { () throws(FileSystemError) in try folder.files.replaceAll(renaming.outputs) }
        for output in renaming.outputs { invocation.say("wrote \(folder.prefix)\(output.path)") }
        return .success
    }

    /// What a use of files gives, its errors as the tool words them.
    private static func reading<Value>(_ body: () throws(FileSystemError) -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            throw Failure(error)
        }
    }

    /// What OLD stands for.
    private static func target(_ invocation: Invocation, in inputs: CatalogInputs) throws(Failure) -> RenameTarget {
        let old = invocation.operands[0]
        var found = Renaming.targets(named: old, in: inputs)
        if let kind = invocation.value(of: .kind) { found = found.filter { $0.kind.rawValue == kind } }
        guard let target = found.first else {
            let nearest = Spelling.nearest(to: old, among: Renaming.names(in: inputs))
            let kind = invocation.value(of: .kind).map { "\($0) " } ?? ""
            throw Failure("the catalog has no \(kind)`\(old)`", hint: nearest.map { "did you mean `\($0)`?" })
        }
        guard found.count == 1 else {
            let list = found.map { "`\($0.text)`" }.joined(separator: ", ")
            let isScoped = Set(found.map(\.kind)).count == 1
            throw Failure(
                "`\(old)` could be \(list)",
                hint: isScoped
                    ? "write `\(target.scope ?? ""):\(old)` for the first"
                    : "`--kind \(target.kind.rawValue)` chooses the first")
        }
        return target
    }
}
