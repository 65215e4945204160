package import Foundation

/// An empty folder that goes away with the value.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "placard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, with the folders above it.
    package func write(_ name: String, _ text: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The text of a file, or nothing where there is none.
    package func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    /// The paths of all files below, hidden ones too, sorted.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// The bytes of all files below, by path.
    package func bytes() throws -> [String: Data] {
        let contents = try files().map { ($0, FileManager.default.contents(atPath: "\(path)/\($0)") ?? Data()) }
        return Dictionary(uniqueKeysWithValues: contents)
    }

    /// When a file was last written, to the nanosecond.
    package func timeOfChange(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date
    }
}
