import Compiler
import Diagnostics

extension Flag {
    static let diffFormat = Flag(
        "format", takes: .choice(DifferenceFormat.allCases.map(\.rawValue)), "how the difference is written")
    static let diffLocale = Flag("locale", takes: .list("TAG"), "these locales too, beside the source")
    static let limit = Flag("limit", takes: .value("N"), "how many groups are shown; without it 30")
}

extension Command {
    static let diff = Command(
        name: "diff",
        summary: "say which combinations say something else than before",
        details: [
            "BEFORE is a revision of the git repository that the catalog lies in, read without a checkout, or the folder",
            "of another catalog. Combinations that changed in the same way stand together, as regions; then come the",
            "translations that the change puts out of use, and sections that read alike now. Exit status: 0 nothing",
            "differs, 1 something does, 2 the two cannot be compared.",
        ],
        operands: [
            Operand(name: "BEFORE", count: .one, help: "a git revision, or a folder that holds `Catalog/`"), .folder,
        ],
        flags: [.diffFormat, .diffLocale, .limit, .quiet]
    ) { invocation throws(Failure) in
        let name = invocation.operands[0]
        let folder = try CatalogFolder.locate(invocation.operands.dropFirst().first)
        let after = try CatalogRun(invocation, in: folder, CheckOptions())
        let before: Compilation
        if let other = CatalogFolder.existing(name) {
            before = try CatalogRun(invocation, in: other, CheckOptions()).compilation
        } else {
            before = try revision(name, in: folder)
        }
        let tags = invocation.values(of: .diffLocale)
        for tag in tags where !before.localeTags.contains(tag) { try after.require(locale: tag) }
        for (side, compilation) in [("`\(name)`", before), ("the catalog", after.compilation)] {
            guard !compilation.isTranslatable else { continue }
            throw Failure(
                "\(side) cannot be read without errors, so it cannot be compared", hint: "see `placard check`")
        }
        guard let difference = CatalogDifference(from: before, to: after.compilation, locales: tags) else {
            throw Failure("the two catalogs differ in too many places to compare them")
        }
        let format = invocation.value(of: .diffFormat).flatMap(DifferenceFormat.init) ?? .full
        invocation.console.results.write(format.text(difference, limit: try limit(invocation)))
        return difference.isEmpty ? .success : .findings
    }

    private static func limit(_ invocation: Invocation) throws(Failure) -> Int {
        guard let text = invocation.value(of: .limit) else { return 30 }
        guard let limit = Int(text), limit > 0 else {
            throw Failure("`--limit` cannot be `\(text)`", hint: "it is a number of groups, such as 30")
        }
        return limit
    }

    private static func revision(_ name: String, in folder: CatalogFolder) throws(Failure) -> Compilation {
        do throws(GitRevision.Fault) {
            let inputs = try GitRevision(name, in: folder.files.root).inputs()
            guard !inputs.catalog.isEmpty else {
                throw GitRevision.Fault(message: "there is no catalog in `\(name)`")
            }
            return compile(inputs)
        } catch {
            throw Failure(error.message)
        }
    }
}
