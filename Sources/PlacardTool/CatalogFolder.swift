import Compiler

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder that a run works on.
struct CatalogFolder {
    let files: RealFileSystem
    /// How to reach the folder from the working directory; empty, or ends with `/`.
    let prefix: String

    /// The folder that an operand names.
    private init(absolute path: String, from workingDirectory: String) {
        files = RealFileSystem(root: path)
        prefix = Self.relative(path, to: workingDirectory)
    }

    /// The folder that was named, or the nearest at or above the working directory that holds `Catalog/`.
    static func locate(_ operand: String?) throws(Failure) -> CatalogFolder {
        let here = try resolved(".")
        if let operand {
            let path = try resolved(operand)
            guard isFolder(path + "/Catalog") else {
                throw Failure("`\(operand)` holds no folder `Catalog`", hint: "`placard init \(operand)` makes one")
            }
            return CatalogFolder(absolute: path, from: here)
        }
        var path = here
        while !isFolder(path + "/Catalog") {
            guard let slash = path.lastIndex(of: "/"), path != "/" else {
                throw Failure(
                    "no folder `Catalog` at or above the working directory", hint: "`placard init` makes one here")
            }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
        return CatalogFolder(absolute: path, from: here)
    }

    /// The folder that an operand names, if it holds a catalog.
    static func existing(_ operand: String) -> CatalogFolder? {
        guard isFolder(operand + "/Catalog") else { return nil }
        return try? locate(operand)
    }

    /// Does something while no other run writes the folder; before, finishes what a killed run began.
    func locked<Result>(
        for invocation: Invocation, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock: WriterLock
        do {
            lock = try files.lock { invocation.say("waiting for another run of placard to finish") }
        } catch {
            throw Failure(error)
        }
        try finishInterruptedRun(invocation)
        let result = try body()
        _ = consume lock
        return result
    }

    private func finishInterruptedRun(_ invocation: Invocation) throws(Failure) {
        do {
            let finished = try files.finishPendingChange().map { prefix + $0 }
            guard !finished.isEmpty else { return }
            invocation.say("finished an interrupted run: wrote \(finished.joined(separator: ", "))")
        } catch {
            throw Failure(error)
        }
    }

    /// An absolute path without links.
    static func resolved(_ path: String, _ what: String = "the folder") throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else {
            throw Failure("cannot open \(what) `\(path)`: \(String(cString: strerror(errno)))")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A path that leads from one absolute folder to another.
    static func relative(_ path: String, to origin: String) -> String {
        let target = path.split(separator: "/")
        let start = origin.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
        return steps.map { $0 + "/" }.joined()
    }
}
