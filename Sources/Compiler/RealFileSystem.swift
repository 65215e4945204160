#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of a folder on disk.
package struct RealFileSystem: FileSystem {
    /// The folder; empty for the working directory.
    package let root: String

    /// A catalog with 50 locales of 20,000 units has files of some 20 MB; far above that a path is a mistake.
    private static let largestFile = 256 << 20
    /// Folders deeper than this are a mistake too.
    private static let deepest = 32

    package init(root: String) {
        self.root = root
    }

    /// The path for the operating system; an absolute one stands as it is.
    func located(_ path: String) -> String {
        if path.hasPrefix("/") || root.isEmpty { return path }
        return path.isEmpty ? root : root + "/" + path
    }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        // A pipe that nobody writes to would block: it is opened without waiting, then refused.
        let descriptor = open(located(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemFault("read", path).error }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemFault("read", path).error }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileSystemError("read", path, "it is not a file") }
        guard status.st_size <= Self.largestFile else {
            throw FileSystemError("read", path, "it is larger than \(Self.largestFile >> 20) MB")
        }
        let size = Int(status.st_size)
        var failure: FileSystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let length = Self.retrying { pread(descriptor, base + count, size - count, off_t(count)) }
                if length < 0 { failure = SystemFault("read", path).error }
                if length <= 0 { break }
                count += length
            }
        }
        if let failure { throw failure }
        return bytes
    }

    package func files(under folder: String) throws(FileSystemError) -> [String] {
        var found: [String] = []
        try collect(folder, depth: 0, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func collect(_ folder: String, depth: Int, into found: inout [String]) throws(FileSystemError) {
        guard depth < Self.deepest else {
            throw FileSystemError("list", folder, "folders are nested more than \(Self.deepest) deep")
        }
        guard let stream = opendir(located(folder)) else {
            let fault = SystemFault("list", folder)
            if depth == 0, fault.code == ENOENT { return }
            throw fault.error
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            guard let name = Self.name(of: entry) else {
                throw FileSystemError("list", folder, "it holds a name that is not UTF-8")
            }
            guard !name.hasPrefix(".") else { continue }
            let path = folder + "/" + name
            var status = stat()
            // A link to a folder may lead back up; a link to a file is a file.
            guard lstat(located(path), &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                try collect(path, depth: depth + 1, into: &found)
            } else if status.st_mode & S_IFMT == S_IFREG || isFile(path) {
                found.append(path)
            }
        }
    }

    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(located(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        // `d_name` is imported as a tuple; its bytes end with a NUL.
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// Repeats a call that a signal interrupted.
    static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

/// A failed system call: made at once after it, because it takes the reason from `errno`.
struct SystemFault {
    let code: CInt
    let operation: String
    let path: String

    init(_ operation: String, _ path: String) {
        self.code = errno
        self.operation = operation
        self.path = path
    }

    var error: FileSystemError {
        FileSystemError(operation, path, String(cString: strerror(code)), isMissing: code == ENOENT || code == ENOTDIR)
    }
}
