import Compiler

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "write a small working catalog with two locales to start from",
        details: ["It is complete: `placard check` finds nothing, `placard build` compiles it."],
        operands: [
            Operand(name: "FOLDER", count: .optional, help: "where; without it the working directory. Made if missing")
        ],
        flags: [.quiet]
    ) { invocation throws(Failure) in
        let root = invocation.operands.first ?? "."
        let files = RealFileSystem(root: root)
        do throws(FileSystemError) {
            if let path = try files.files(under: "Catalog", withExtension: "copy").first {
                throw FileSystemError("start a catalog in", root, "`\(path)` is there already")
            }
            for file in StarterCatalog.files() {
                try files.replace(file.path, with: file.bytes)
                invocation.say("wrote \(root == "." ? "" : root + "/")\(file.path)")
            }
        } catch {
            throw Failure(error)
        }
        invocation.say("now run `placard check\(root == "." ? "" : " " + root)`")
        return .success
    }
}
