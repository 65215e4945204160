import SourceText

// How several files change as one
//
// A rename touches catalog and stores, and half of it is worse than none. No system call replaces two files at once, so the
// change is written down first:
//
//     1  Catalog/.a.copy.pending, Locales/.de.xlf.pending   the new bytes, beside each file
//     2  .placard.pending                                   names them: from here on the change holds
//     3  Catalog/a.copy, Locales/de.xlf                     each replaced by what is staged
//     4  the staged files go, then `.placard.pending`
//
// Killed before 2, nothing has changed, and what is staged is overwritten next time. Killed after 2, whoever reads sees the
// staged bytes in place of the files, and the next run that writes finishes 3 and 4; each step may be repeated. A file that
// somebody edited in between is known by a hash of the bytes it had, and is never overwritten.

/// A change of several files that holds as a whole, as it is written down.
struct PendingChange: Sendable, Equatable {
    /// A file, with hashes of its bytes before and after; one that does not exist has none.
    struct File: Sendable, Equatable {
        let path: String
        let old: String
        let new: String

        /// Where the new bytes lie: beside it, where no listing shows them.
        var staged: String {
            let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
            return "\(path[..<slash]).\(path[slash...]).pending"
        }
    }

    static let path = ".placard.pending"
    private static let head = "placard pending change 1"

    let files: [File]

    /// Does this change concern a file?
    func file(_ path: String) -> File? { files.first { $0.path == path } }

    init(_ files: [File]) { self.files = files }

    /// Reads what `text` wrote, nothing else.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.first == Self.head else { return nil }
        files = lines.dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
            guard fields.count == 3, Self.isOfCatalog(fields[2]) else { return nil }
            return File(path: fields[2], old: fields[0], new: fields[1])
        }
        guard files.count == lines.count - 1 else { return nil }
    }

    var text: String {
        ([Self.head] + files.map { "\($0.old)\t\($0.new)\t\($0.path)" }).map { $0 + "\n" }.joined()
    }

    /// Whether a path is one that such a change may concern: a file that came with somebody's repository must not lead
    /// anywhere else.
    static func isOfCatalog(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 1 && ["Catalog", "Locales"].contains(parts[0]) && !parts.contains("..")
    }
}

extension FileSystem {
    /// Replaces several files of the catalog and its translations, or none, also where the run is killed.
    package func replaceAll(_ outputs: [OutputFile]) throws(FileSystemError) {
        var old: [[UInt8]] = []
        for output in outputs { old.append(try readIfPresent(output.path) ?? []) }
        let change = PendingChange(
            zip(outputs, old).map { .init(path: $0.path, old: fingerprint(of: $1), new: fingerprint(of: $0.bytes)) })
        precondition(change.files.allSatisfy { PendingChange.isOfCatalog($0.path) }, "a change outside of the catalog")
        do throws(FileSystemError) {
            for (file, output) in zip(change.files, outputs) { try replace(file.staged, with: output.bytes) }
            try replace(PendingChange.path, with: Array(change.text.utf8))
        } catch {
            discard(change)
            throw error
        }
        do throws(FileSystemError) {
            try finish(change)
        } catch {
            // Where not even the old bytes can be written, the next run finishes the change.
            let isUndone = zip(outputs, old).allSatisfy { (try? update($0.path, to: $1)) != nil }
            if isUndone { discard(change) }
            throw error
        }
    }

    /// Finishes what a killed run began; to be called while the folder is locked. Returns the files that it was about.
    package func finishPendingChange() throws(FileSystemError) -> [String] {
        guard let change = try pendingChange() else { return [] }
        try finish(change)
        return change.files.map(\.path)
    }

    private func finish(_ change: PendingChange) throws(FileSystemError) {
        for file in change.files {
            guard let bytes = try readIfPresent(file.staged) else { continue }
            try update(file.path, to: bytes)
        }
        for file in change.files { try remove(file.staged) }
        try remove(PendingChange.path)
    }

    /// Forgets a change that was not made.
    private func discard(_ change: PendingChange) {
        try? remove(PendingChange.path)
        for file in change.files { try? remove(file.staged) }
    }

    /// The change that a killed run left, or that another one is about to make: every file is as it was before or after.
    func pendingChange() throws(FileSystemError) -> PendingChange? {
        guard let bytes = try readIfPresent(PendingChange.path) else { return nil }
        guard let change = PendingChange(bytes) else {
            throw FileSystemError("read", PendingChange.path, "it is no change that this version writes down")
        }
        for file in change.files {
            let now = fingerprint(of: try readIfPresent(file.path) ?? [])
            if now == file.new { continue }
            let staged = try readIfPresent(file.staged)
            if now == file.old, let staged, fingerprint(of: staged) == file.new { continue }
            // The run that was about to may have done so by now.
            if try readIfPresent(PendingChange.path) == nil { return nil }
            throw FileSystemError(
                "finish the change of", file.path,
                "it was edited after a run had been interrupted; delete `\(PendingChange.path)` to keep all files as they are"
            )
        }
        return change
    }
}
