import Compiler
import Foundation

/// Writes the pages of the rules into the Swift file that carries them in the tool. `root` is the folder of the package.
func refreshRulePages(root: URL) throws {
    let folder = root.appending(path: "Sources/Compiler/Compiler.docc/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let pages = try names.map { name in
        (
            id: String(name.dropLast(3)),
            text: try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        )
    }
    try write(
        RulePages.swiftFile(pages),
        to: root.appending(path: "Sources/Compiler/RulePages/RulePages+Text.swift"))
}
