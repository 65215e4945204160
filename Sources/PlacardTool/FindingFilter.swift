import Compiler
import Diagnostics
import SourceText

extension Flag {
    static let baseline = Flag(
        "baseline", takes: .value("FILE"), "accept the findings that FILE lists; report stale lines")
    static let only = Flag(
        "only", takes: .words("PATH"), "findings of these files and folders alone; everything is read all the same")
}

/// What `--baseline` and `--only` leave of a run's findings.
struct FindingFilter {
    /// Findings to be shown, those that a baseline accepts, and the files that they are in.
    struct Result {
        var open: [Diagnostic]
        var accepted: [Diagnostic]
        var files: SourceFiles
    }

    private let baseline: CatalogInputs.File?
    /// Absolute paths without links.
    private let selected: [String]
    private let folder: CatalogFolder

    init(_ invocation: Invocation, in folder: CatalogFolder) throws(Failure) {
        self.folder = folder
        baseline = try invocation.value(of: .baseline).map(Self.read)
        var selected: [String] = []
        for path in invocation.values(of: .only) { selected.append(try CatalogFolder.resolved(path, "the file")) }
        self.selected = selected
    }

    private static func read(_ path: String) throws(Failure) -> CatalogInputs.File {
        do throws(FileSystemError) {
            let shown = path.hasPrefix("/") ? path : "./" + path
            return CatalogInputs.File(path: shown, bytes: try RealFileSystem(root: "").read(path))
        } catch {
            throw Failure(
                error.message, hint: error.isMissing ? "`placard check --write-baseline \(path)` makes one" : nil)
        }
    }

    func apply(to compilation: Compilation) throws(Failure) -> Result {
        var result = Result(open: compilation.diagnostics, accepted: [], files: compilation.files)
        if let baseline {
            let file = result.files.add(path: baseline.path, bytes: baseline.bytes)
            let (open, accepted) = Baseline(file, in: result.files).apply(
                to: result.open, in: result.files, locales: compilation.checked)
            let own = open.filter { $0.range?.file == file }
            result.open = open.filter { $0.range?.file != file } + compilation.leveled(own)
            result.accepted = accepted
        }
        if !selected.isEmpty {
            let files = try chosen(among: compilation.files)
            result.open.removeAll { !isShown($0, files) }
            result.accepted.removeAll { !isShown($0, files) }
        }
        result.open = result.open.ordered(in: result.files)
        return result
    }

    /// A finding of a file, or with a second place in it; and what no single file is to blame for.
    private func isShown(_ finding: Diagnostic, _ files: Set<FileID>) -> Bool {
        guard let range = finding.range, !finding.isAboutTheWholeCatalog else { return true }
        return files.contains(range.file) || finding.related.contains { files.contains($0.range.file) }
    }

    /// The files that `--only` names. A path that the run did not read is a failure: a typing error must not look like a
    /// clean result.
    private func chosen(among files: SourceFiles) throws(Failure) -> Set<FileID> {
        var paths: [(FileID, String)] = []
        for (index, file) in files.all.enumerated() {
            guard let path = try? CatalogFolder.resolved(folder.files.root + "/" + file.path) else { continue }
            paths.append((FileID(index: UInt32(index)), path))
        }
        var chosen: Set<FileID> = []
        for wanted in selected {
            let matches = paths.filter { $0.1 == wanted || $0.1.hasPrefix(wanted + "/") }
            guard !matches.isEmpty else {
                throw Failure(
                    "`\(wanted)` is no file of the catalog",
                    hint: "`--only` takes files below `Catalog` and `Locales`, and folders that hold them")
            }
            chosen.formUnion(matches.map(\.0))
        }
        return chosen
    }
}
