import Foundation
import TestSupport
import Testing

/// One folder of `Golden/check`: an edit of the base catalog, and what the tool says about the result.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: URL

    var testDescription: String { name }

    static let root = SharedData.packageRoot.appending(path: "Tests/Golden")

    /// Every case, by name.
    static let all: [GoldenCase] = {
        let folder = root.appending(path: "check")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { GoldenCase(name: $0, folder: folder.appending(path: $0)) }
    }()

    /// The files of the base catalog with the edit made.
    ///
    /// `input.edit` names a file, then shows lines to replace (`-`) and what stands there instead (`+`); the replaced
    /// lines occur once. Several edits follow one another after a blank line.
    func files() throws -> [String: String] {
        var files = try Self.base()
        let text = try String(contentsOf: folder.appending(path: "input.edit"), encoding: .utf8)
        for edit in text.components(separatedBy: "\n\n") {
            let lines = edit.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard let path = lines.first, !path.isEmpty else { continue }
            let old = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() + "\n" }.joined()
            let new = lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }.joined()
            let content = files[path] ?? ""
            guard old.isEmpty || content.components(separatedBy: old).count == 2 else {
                throw EditFault(path: path, lines: old)
            }
            files[path] = old.isEmpty ? content + new : content.replacingOccurrences(of: old, with: new)
        }
        return files
    }

    struct EditFault: Error {
        let path: String
        let lines: String
    }

    static func base() throws -> [String: String] {
        var files: [String: String] = [:]
        for folder in ["Catalog", "Locales"] {
            let url = root.appending(path: "Base/\(folder)")
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                files["\(folder)/\(name)"] = try String(contentsOf: url.appending(path: name), encoding: .utf8)
            }
        }
        return files
    }

    /// Compares with `expected.<ending>`; under `UPDATE_GOLDEN=1` writes it. Returns what is wrong.
    func compare(_ text: String, ending: String) throws -> String? {
        let url = folder.appending(path: "expected.\(ending)")
        let expected = try? String(contentsOf: url, encoding: .utf8)
        guard expected != text else { return nil }
        guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" else {
            return expected.map { "expected\n\($0)\nfound\n\(text)" } ?? "\(url.lastPathComponent) is missing:\n\(text)"
        }
        try text.write(to: url, atomically: true, encoding: .utf8)
        return "\(url.lastPathComponent) was rewritten; look at it and run again"
    }
}
