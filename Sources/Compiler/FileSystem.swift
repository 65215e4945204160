/// The files of a catalog's folder, or what stands in for them: paths are relative to the folder, with `/` between
/// components.
package protocol FileSystem: Sendable {
    /// The bytes of a file.
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// The paths of all regular files below a folder, ascending by bytes; none where the folder does not exist. Names
    /// that start with a dot are not listed, and a symbolic link to a folder is not followed.
    func files(under folder: String) throws(FileSystemError) -> [String]
    /// Writes a file so that readers, and a run after a crash, see the old bytes or the new, whole. Missing folders are
    /// made.
    func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError)
    /// Deletes a file; it is no error where none exists.
    func remove(_ path: String) throws(FileSystemError)
    /// Keeps other writers of the folder away until the lock is gone. `wait` is called once where another holds it.
    func lock(waiting wait: () -> Void) throws(FileSystemError) -> WriterLock
}

extension FileSystem {
    /// The listed files whose name ends with `.` and an extension.
    package func files(under folder: String, withExtension ending: String) throws(FileSystemError) -> [String] {
        try files(under: folder).filter { $0.hasSuffix("." + ending) }
    }

    /// The bytes of a file, or nothing where there is none.
    package func readIfPresent(_ path: String) throws(FileSystemError) -> [UInt8]? {
        do {
            return try read(path)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// Makes a file hold these bytes; one that does is left alone, its time of change too. Returns whether it wrote.
    @discardableResult
    package func update(_ path: String, to bytes: [UInt8]) throws(FileSystemError) -> Bool {
        if try readIfPresent(path) == bytes { return false }
        try replace(path, with: bytes)
        return true
    }
}
