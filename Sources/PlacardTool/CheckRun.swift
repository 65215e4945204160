import Compiler
import Diagnostics
import SourceText

extension Flag {
    static let writeBaseline = Flag(
        "write-baseline", takes: .value("FILE"), "write all findings to FILE, for `--baseline` to accept")
    static let fix = Flag("fix", "apply the safe fixes, then show what remains")
    static let fixDryRun = Flag("dry-run", "with `--fix`: print what would change as a diff, write nothing")
}

/// `placard check` with all that its flags ask for.
struct CheckRun {
    private let invocation: Invocation
    private let folder: CatalogFolder
    private let options: CheckOptions
    private let filter: FindingFilter

    init(_ invocation: Invocation) throws(Failure) {
        self.invocation = invocation
        folder = try .locate(invocation.operands.first)
        options = try CheckOptions(invocation)
        filter = try FindingFilter(invocation, in: folder)
        if invocation.has(.fixDryRun), !invocation.has(.fix) { throw Failure("`--dry-run` needs `--fix`") }
        guard invocation.has(.writeBaseline) else { return }
        for other in [Flag.baseline, .only, .locale, .fix] where invocation.has(other) {
            throw Failure("`--write-baseline` writes all findings: leave out `--\(other.name)`")
        }
    }

    func run() throws(Failure) -> ExitStatus {
        if let path = invocation.value(of: .writeBaseline) { return try writeBaseline(path) }
        guard invocation.has(.fix) else { return try report(folder.inputs()) }
        guard !invocation.has(.fixDryRun) else { return try showFixes() }
        return try folder.locked(for: invocation) { () throws(Failure) in try fix() }
    }

    private func report(_ inputs: CatalogInputs) throws(Failure) -> ExitStatus {
        let run = try CatalogRun(invocation, in: folder, options, inputs)
        let result = try filter.apply(to: run.compilation)
        invocation.write(result.open, accepted: result.accepted, in: result.files, pathPrefix: folder.prefix)
        invocation.say(run.compilation.summary(of: result.open).text)
        if let path = invocation.value(of: .baseline), !result.accepted.isEmpty {
            invocation.say("`\(path)` accepts \(Self.count(result.accepted.count, "finding"))")
        }
        return invocation.status(for: result.open)
    }

    private func writeBaseline(_ path: String) throws(Failure) -> ExitStatus {
        let run = try CatalogRun(invocation, in: folder, options)
        let findings = run.compilation.diagnostics
        let text = Baseline.text(accepting: findings, in: run.compilation.files)
        do {
            try RealFileSystem(root: "").update(path, to: Array(text.utf8))
        } catch {
            throw Failure(error)
        }
        invocation.say("wrote \(path), which accepts \(Self.count(findings.count, "finding"))")
        return .success
    }

    private func fix() throws(Failure) -> ExitStatus {
        let fixing = try fixing()
        do throws(FileSystemError) {
            for output in fixing.outputs { try folder.files.update(output.path, to: output.bytes) }
        } catch {
            throw Failure(error)
        }
        for (path, entries) in fixing.byFile {
            let rules = entries.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
            invocation.say("fixed \(folder.prefix)\(path): \(rules)")
        }
        say(fixing, "fixed")
        return try report(fixing.inputs)
    }

    private func showFixes() throws(Failure) -> ExitStatus {
        let before = try folder.inputs()
        let fixing = try fixing()
        for output in fixing.outputs {
            guard let old = (before.catalog + before.locales).first(where: { $0.path == output.path }) else { continue }
            invocation.console.results.write(
                UnifiedDifference.text(path: folder.prefix + output.path, from: old.bytes, to: output.bytes))
        }
        say(fixing, "would be fixed")
        let run = try CatalogRun(invocation, in: folder, options, fixing.inputs)
        let remaining = try filter.apply(to: run.compilation).open
        if !remaining.isEmpty { invocation.say("\(Self.count(remaining.count, "finding")) would remain") }
        return fixing.outputs.isEmpty ? invocation.status(for: remaining) : .findings
    }

    /// The files with all fixes made that may be.
    private func fixing() throws(Failure) -> Fixing {
        let inputs = try folder.inputs()
        let run = try CatalogRun(invocation, in: folder, options, inputs)
        _ = try filter.apply(to: run.compilation)
        let fixing = Fixing(inputs, options) { compilation in
            (try? filter.apply(to: compilation).open) ?? []
        }
        guard fixing.isAtRest else {
            throw Failure(
                "the fixes undo one another, so nothing was written", hint: "please report it with the catalog")
        }
        return fixing
    }

    private func say(_ fixing: Fixing, _ verb: String) {
        let count = fixing.applied.reduce(0) { $0 + $1.count }
        let files = fixing.outputs.count
        invocation.say(
            "\(Self.count(count, "finding")) \(verb)" + (count > 0 ? " in \(Self.count(files, "file"))" : ""))
        guard !fixing.refused.isEmpty else { return }
        invocation.say(
            "\(Self.count(fixing.refused.count, "safe fix", "safe fixes")) not made: the file is not UTF-8 without a mark"
        )
    }

    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}

extension Fixing {
    /// What was applied, by file.
    fileprivate var byFile: [(path: String, entries: [Applied])] {
        var result: [(path: String, entries: [Applied])] = []
        for entry in applied {
            if result.last?.path == entry.path {
                result[result.count - 1].entries.append(entry)
            } else {
                result.append((entry.path, [entry]))
            }
        }
        return result
    }
}
