import Synchronization

/// Files that exist only in memory, for tests and for editors that hold unsaved text.
package final class InMemoryFileSystem: FileSystem {
    private let contents: Mutex<[String: [UInt8]]>

    package init(_ files: [String: String] = [:]) {
        contents = Mutex(files.mapValues { Array($0.utf8) })
    }

    /// Every file, also those that listings leave out.
    package var all: [String: [UInt8]] { contents.withLock { $0 } }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        guard let bytes = contents.withLock({ $0[path] }) else {
            throw FileSystemError("read", path, "No such file or directory", isMissing: true)
        }
        return bytes
    }

    package func files(under folder: String) -> [String] {
        let paths = contents.withLock { $0.keys.filter { $0.hasPrefix(folder + "/") } }
        return paths.filter { !$0.contains("/.") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    package func replace(_ path: String, with bytes: [UInt8]) {
        contents.withLock { $0[path] = bytes }
    }

    package func remove(_ path: String) {
        contents.withLock { $0[path] = nil }
    }

    package func lock(waiting wait: () -> Void) -> WriterLock {
        WriterLock(descriptor: nil)
    }
}
