import Compiler
import Foundation
import Synchronization
import TestSupport
import Testing

/// Several files change as one, at whatever step the run is killed or the disk fails.
@Suite struct PendingChangeTests {
    private static let before = [
        "Catalog/a.copy": "[copy a]\n", "Catalog/deep/b.copy": "b", "Catalog/same.copy": "same", "Locales/de.xlf": "de",
    ]
    private static let after = [
        "Catalog/a.copy": "[copy z]\n", "Catalog/deep/b.copy": "", "Catalog/same.copy": "same", "Locales/de.xlf": "DE",
    ]
    private static let outputs = ["Catalog/a.copy", "Catalog/deep/b.copy", "Locales/de.xlf"].map {
        OutputFile(path: $0, bytes: Array((after[$0] ?? "").utf8))
    }

    /// What a run reads.
    private func seen(_ files: some FileSystem) throws -> [String: String] {
        let inputs = try CatalogInputs.read(from: files)
        return Dictionary(
            uniqueKeysWithValues: (inputs.catalog + inputs.locales).map {
                ($0.path, String(decoding: $0.bytes, as: UTF8.self))
            })
    }

    /// What lies on the disk, hidden files too.
    private func stored(_ files: InMemoryFileSystem) -> [String: String] {
        files.all.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func replacesAllFiles() throws {
        let files = InMemoryFileSystem(Self.before)
        try files.replaceAll(Self.outputs)
        #expect(stored(files) == Self.after)
        #expect(try files.finishPendingChange().isEmpty)
    }

    /// Killed after each step, and again after each step of what finishes it.
    @Test func aKilledRunChangesAllOrNothing() throws {
        var outcomes: [[String: String]] = []
        for steps in 0... {
            let disk = InMemoryFileSystem(Self.before)
            let run = FailingFileSystem(disk, after: steps, isKilled: true)
            let isDone = (try? run.replaceAll(Self.outputs)) != nil
            let state = try seen(disk)
            outcomes.append(state)
            for later in 0... {
                let again = InMemoryFileSystem(stored(disk))
                let isFinished =
                    (try? FailingFileSystem(again, after: later, isKilled: true).finishPendingChange()) != nil
                #expect(try seen(again) == state, "killed after \(steps), then \(later)")
                _ = try again.finishPendingChange()
                let rest = stored(again).filter { !$0.key.hasSuffix(".pending") || state == Self.after }
                #expect(rest == state, "killed after \(steps), then \(later)")
                if isFinished { break }
            }
            if isDone { break }
        }
        #expect(outcomes.count == 12)
        #expect(outcomes.allSatisfy { $0 == Self.before || $0 == Self.after })
        #expect(outcomes == outcomes.sorted { $0 == Self.before && $1 != Self.before })
        #expect(outcomes.first == Self.before && outcomes.last == Self.after)
    }

    /// One step fails, as on a full disk, and the run goes on.
    @Test func aFailedStepLeavesNothingBehind() throws {
        for step in 0... {
            let disk = InMemoryFileSystem(Self.before)
            let run = FailingFileSystem(disk, after: step, isKilled: false)
            do {
                try run.replaceAll(Self.outputs)
                break
            } catch {
                #expect(error.reason == "made to fail")
            }
            #expect(try seen(disk) == Self.before, "failed at \(step)")
            _ = try disk.finishPendingChange()
            #expect(stored(disk).filter { !$0.key.hasSuffix(".pending") } == Self.before, "failed at \(step)")
        }
    }

    @Test func whatWasEditedSinceIsNeverOverwritten() throws {
        let disk = InMemoryFileSystem(Self.before)
        #expect(throws: FileSystemError.self) {
            try FailingFileSystem(disk, after: 5, isKilled: true).replaceAll(Self.outputs)
        }
        #expect(try seen(disk) == Self.after)
        disk.replace("Locales/de.xlf", with: Array("by hand".utf8))
        let state = stored(disk)
        let finishing = #expect(throws: FileSystemError.self) { _ = try disk.finishPendingChange() }
        #expect(finishing?.message.contains("`Locales/de.xlf`: it was edited after") == true)
        #expect(throws: FileSystemError.self) { try seen(disk) }
        #expect(stored(disk) == state)
        disk.remove(".placard.pending")
        #expect(try seen(disk)["Locales/de.xlf"] == "by hand")
    }

    /// Such a file may come with somebody's repository: it must not lead anywhere else.
    @Test(arguments: ["/etc/passwd", "Catalog/../../x.copy", "Output/a.swift", "Catalog", "../Catalog/a.copy"])
    func refusesPathsOutsideOfTheCatalog(_ path: String) throws {
        let files = InMemoryFileSystem(Self.before)
        let hash = String(repeating: "0", count: 32)
        files.replace(".placard.pending", with: Array("placard pending change 1\n\(hash)\t\(hash)\t\(path)\n".utf8))
        #expect(throws: FileSystemError.self) { _ = try files.finishPendingChange() }
        #expect(throws: FileSystemError.self) { try seen(files) }
    }
}

/// Files on which a step that writes fails: only the one after some number of them, or from there on everything, as for a
/// run that is killed.
private final class FailingFileSystem: FileSystem {
    private let files: InMemoryFileSystem
    private let isKilled: Bool
    private let left: Mutex<Int>

    init(_ files: InMemoryFileSystem, after steps: Int, isKilled: Bool) {
        self.files = files
        self.isKilled = isKilled
        left = Mutex(steps)
    }

    private func step(_ path: String) throws(FileSystemError) {
        let left = left.withLock { left in
            left -= 1
            return left
        }
        if left == -1 || (isKilled && left < 0) { throw FileSystemError("write", path, "made to fail") }
    }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        if isKilled, left.withLock({ $0 < 0 }) { throw FileSystemError("read", path, "made to fail") }
        return try files.read(path)
    }

    func files(under folder: String) throws(FileSystemError) -> [String] { files.files(under: folder) }

    func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        try step(path)
        files.replace(path, with: bytes)
    }

    func remove(_ path: String) throws(FileSystemError) {
        try step(path)
        files.remove(path)
    }

    func lock(waiting wait: () -> Void) throws(FileSystemError) -> WriterLock { files.lock(waiting: wait) }
}
