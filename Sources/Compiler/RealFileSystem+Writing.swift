#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension RealFileSystem {
    package func remove(_ path: String) throws(FileSystemError) {
        guard unlink(located(path)) == 0 || errno == ENOENT else { throw SystemFault("remove", path).error }
    }

    package func lock(waiting wait: () -> Void) throws(FileSystemError) -> WriterLock {
        // The folder itself is locked, so no lock file can be left behind; the system unlocks it when the process ends.
        let name = root.isEmpty ? "." : root
        let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFault("lock", name).error }
        let lock = WriterLock(descriptor: descriptor)
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
        guard errno == EWOULDBLOCK else { throw SystemFault("lock", name).error }
        wait()
        guard Self.retrying({ Int(flock(descriptor, LOCK_EX)) }) == 0 else { throw SystemFault("lock", name).error }
        return lock
    }

    package func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        let target = resolvingLink(located(path))
        try makeFolders(above: target, for: path)
        // The name is fixed, so that what a killed run left is overwritten by the next; the lock keeps other runs away.
        let temporary = Self.folder(of: target) + ".\(Self.name(of: target)).placard"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemFault("write", path).error }
        do throws(FileSystemError) {
            defer { close(descriptor) }
            var status = stat()
            if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
            try write(bytes, to: descriptor, for: path)
            guard fsync(descriptor) == 0 else { throw SystemFault("write", path).error }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let fault = SystemFault("write", path)
            unlink(temporary)
            throw fault.error
        }
        syncFolder(of: target)
    }

    private func write(_ bytes: [UInt8], to descriptor: CInt, for path: String) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let length = bytes.withUnsafeBytes { buffer in
                Self.retrying {
                    pwrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written, off_t(written))
                }
            }
            guard length > 0 else { throw SystemFault("write", path).error }
            written += length
        }
    }

    /// What a symbolic link leads to, so that writing keeps the link.
    private func resolvingLink(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func makeFolders(above target: String, for path: String) throws(FileSystemError) {
        var status = stat()
        let folder = Self.folder(of: target)
        guard !folder.isEmpty, stat(folder, &status) != 0 else { return }
        let parent = String(folder.dropLast())
        try makeFolders(above: parent, for: path)
        guard mkdir(parent, 0o777) == 0 || errno == EEXIST else { throw SystemFault("write", path).error }
        syncFolder(of: parent)
    }

    /// Makes a rename or a new name last through a power failure; where the file system cannot, nothing is lost.
    private func syncFolder(of target: String) {
        let folder = Self.folder(of: target)
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// The part of a path up to and with its last `/`; empty where there is none.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static func name(of path: String) -> String {
        String(path.dropFirst(folder(of: path).count))
    }
}
