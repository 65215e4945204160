#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A revision of the repository that a folder lies in, read without a checkout: nothing is written.
package struct GitRevision: Sendable {
    private let folder: String
    /// The tree's object id.
    private let tree: String

    /// Why a revision cannot be read.
    package struct Fault: Error {
        package let message: String

        package init(message: String) { self.message = message }
    }

    /// Finds a revision: whatever `git rev-parse` knows. `folder` is where a catalog lies.
    package init(_ name: String, in folder: String) throws(Fault) {
        let inside = try Self.git(["rev-parse", "--show-prefix"], in: folder)
        guard inside.status == 0 else {
            throw Fault(message: "`\(name)` is no folder with a catalog, and \(Self.reason(inside))")
        }
        let found = try Self.git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{tree}"], in: folder)
        let id = String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard found.status == 0, !id.isEmpty else {
            throw Fault(message: "`\(name)` is neither a folder with a catalog nor a revision of this repository")
        }
        self = GitRevision(folder: folder, tree: id)
    }

    private init(folder: String, tree: String) {
        self.folder = folder
        self.tree = tree
    }

    /// The catalog's files as they were.
    package func inputs() throws(Fault) -> CatalogInputs {
        let list = try Self.git(["ls-tree", "-r", "-z", tree, "--", "Catalog/", "Locales/"], in: folder)
        guard list.status == 0 else { throw Fault(message: Self.reason(list)) }
        var paths: [String] = []
        var requests: [UInt8] = []
        for line in list.output.split(separator: 0) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
            guard parts.count == 2, words.count == 3, words[1].elementsEqual("blob".utf8) else { continue }
            let path = String(decoding: parts[1], as: UTF8.self)
            guard Self.isInput(path) else { continue }
            paths.append(path)
            requests += Array(words[2]) + [UInt8(ascii: "\n")]
        }
        let blobs = try blobs(requests, count: paths.count)
        let files = zip(paths, blobs).map { CatalogInputs.File(path: $0, bytes: $1) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return CatalogInputs(
            catalog: files.filter { $0.path.hasPrefix("Catalog/") },
            locales: files.filter { $0.path.hasPrefix("Locales/") })
    }

    /// What a folder's reader would take: no hidden files, the two endings.
    private static func isInput(_ path: String) -> Bool {
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden
            && (path.hasPrefix("Catalog/") && path.hasSuffix(".copy")
                || path.hasPrefix("Locales/") && path.hasSuffix(".xlf"))
    }

    /// The contents of objects, whose ids stand in lines.
    private func blobs(_ requests: [UInt8], count: Int) throws(Fault) -> [[UInt8]] {
        let run = try Self.git(["cat-file", "--batch"], in: folder, input: requests)
        var rest = run.output[...]
        var blobs: [[UInt8]] = []
        while blobs.count < count, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = rest[..<end].split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
                rest.endIndex - end > size
            else { break }
            blobs.append(Array(rest[(end + 1)..<(end + 1 + size)]))
            rest = rest[(end + 1 + size)...].dropFirst()
        }
        guard run.status == 0, blobs.count == count else { throw Fault(message: Self.reason(run)) }
        return blobs
    }

    /// git's own last word on a run that failed.
    private static func reason(_ run: Subprocess.Result) -> String {
        let text = String(decoding: run.errors, as: UTF8.self)
        let line =
            text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it ended with status \(run.status)"
        return "git says: \(line)"
    }

    private static func git(
        _ arguments: [String], in folder: String, input: [UInt8] = []
    ) throws(Fault) -> Subprocess.Result {
        // Names of files as they are, and no lock on the index for the sake of a reader.
        let all = ["git", "--no-optional-locks", "-c", "core.quotepath=off", "-C", folder] + arguments
        do {
            return try Subprocess.run(all, input: input)
        } catch {
            throw Fault(message: "`git` cannot be run: \(error.reason)")
        }
    }
}

/// A program that is run to its end.
enum Subprocess {
    struct Result: Sendable {
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Why a program did not start.
    struct Fault: Error {
        let reason: String
    }

    /// Runs a program found on the path. Input and outputs are files without a name, so that neither side waits for the
    /// other, however much is said.
    static func run(_ arguments: [String], input: [UInt8]) throws(Fault) -> Result {
        guard let source = tmpfile(), let output = tmpfile(), let errors = tmpfile() else {
            throw Fault(reason: String(cString: strerror(errno)))
        }
        defer { for file in [source, output, errors] { fclose(file) } }
        guard fwrite(input, 1, input.count, source) == input.count, fflush(source) == 0 else {
            throw Fault(reason: String(cString: strerror(errno)))
        }
        rewind(source)
        let status = try spawn(arguments, fileno(source), fileno(output), fileno(errors))
        return Result(status: status, output: contents(of: output), errors: contents(of: errors))
    }

    private static func spawn(
        _ arguments: [String], _ input: CInt, _ output: CInt, _ errors: CInt
    ) throws(Fault) -> Int32 {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process = pid_t()
        let code = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
        guard code == 0 else { throw Fault(reason: String(cString: strerror(code))) }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Fault(reason: String(cString: strerror(errno))) }
        }
        // The exit status, or what a signal makes of it in a shell.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    private static func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
        rewind(file)
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            guard count > 0 else { return bytes }
            bytes += piece[..<count]
        }
    }
}
