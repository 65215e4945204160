import Compiler
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemTests {
    private let folder: TemporaryFolder
    private let files: RealFileSystem

    init() throws {
        folder = try TemporaryFolder()
        files = RealFileSystem(root: folder.path)
    }

    @Test func listsFilesByBytesWithoutHiddenOnes() throws {
        for name in ["b.copy", "a/z.copy", "a.copy", "a/é.copy", "B.copy", ".hidden.copy", ".git/c.copy", "n.txt"] {
            try folder.write("Catalog/\(name)", "")
        }
        let expected = ["B.copy", "a.copy", "a/z.copy", "a/é.copy", "b.copy"].map { "Catalog/" + $0 }
        #expect(try files.files(under: "Catalog", withExtension: "copy") == expected)
        #expect(try files.files(under: "Absent").isEmpty)
        let memory = InMemoryFileSystem(
            Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, "") }))
        #expect(try memory.files(under: "Catalog", withExtension: "copy") == expected)
    }

    @Test func followsLinksToFilesNotToFolders() throws {
        try folder.write("elsewhere.copy", "x")
        try folder.write("Catalog/a.copy", "x")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Catalog/link.copy", withDestinationPath: "../elsewhere.copy")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Catalog/up", withDestinationPath: "..")
        #expect(try files.files(under: "Catalog") == ["Catalog/a.copy", "Catalog/link.copy"])
        #expect(try files.read("Catalog/link.copy") == Array("x".utf8))
    }

    @Test func saysWhyAFileCannotBeRead() throws {
        try folder.write("Catalog/a.copy", "x")
        let missing = #expect(throws: FileSystemError.self) { try files.read("Catalog/b.copy") }
        #expect(missing?.message == "cannot read `Catalog/b.copy`: No such file or directory")
        #expect(missing?.isMissing == true)
        let isFolder = #expect(throws: FileSystemError.self) { try files.read("Catalog") }
        #expect(isFolder?.message == "cannot read `Catalog`: it is not a file")
        let beneath = #expect(throws: FileSystemError.self) { try files.replace("Catalog/a.copy/b", with: []) }
        #expect(beneath?.message == "cannot write `Catalog/a.copy/b`: Not a directory")
        #expect(try files.readIfPresent("Catalog/b.copy") == nil)
    }

    @Test func doesNotWaitForAPipe() throws {
        #expect(mkfifo(folder.path + "/pipe.copy", 0o600) == 0)
        let error = #expect(throws: FileSystemError.self) { try files.read("pipe.copy") }
        #expect(error?.message == "cannot read `pipe.copy`: it is not a file")
        #expect(try RealFileSystem(root: "").files(under: folder.path).isEmpty)
    }

    @Test func refusesAHugeFileUnread() throws {
        try folder.write("huge.copy", "")
        #expect(truncate(folder.path + "/huge.copy", 1 << 40) == 0)
        let error = #expect(throws: FileSystemError.self) { try files.read("huge.copy") }
        #expect(error?.message == "cannot read `huge.copy`: it is larger than 256 MB")
    }

    @Test func writesOnlyWhatDiffers() throws {
        #expect(try files.update("Output/Swift/a.swift", to: Array("one".utf8)))
        let written = try folder.timeOfChange("Output/Swift/a.swift")
        #expect(try !files.update("Output/Swift/a.swift", to: Array("one".utf8)))
        #expect(try folder.timeOfChange("Output/Swift/a.swift") == written)
        #expect(try files.update("Output/Swift/a.swift", to: Array("other".utf8)))
        #expect(folder.read("Output/Swift/a.swift") == "other")
        #expect(try folder.files() == ["Output/Swift/a.swift"])
    }

    @Test func keepsModeAndLinkOfWhatItReplaces() throws {
        try folder.write("real.xlf", "old")
        #expect(chmod(folder.path + "/real.xlf", 0o640) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.xlf", withDestinationPath: "real.xlf")
        try files.replace("link.xlf", with: Array("new".utf8))
        #expect(folder.read("real.xlf") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.xlf") == "real.xlf")
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/real.xlf")[.posixPermissions]
        #expect(mode as? Int == 0o640)
    }

    @Test func overwritesWhatAKilledRunLeft() throws {
        try folder.write("Output/.a.swift.placard", "half of a fi")
        try files.replace("Output/a.swift", with: Array("whole".utf8))
        #expect(try folder.files() == ["Output/a.swift"])
        #expect(folder.read("Output/a.swift") == "whole")
    }

    @Test func removes() throws {
        try folder.write("a", "x")
        try files.remove("a")
        try files.remove("a")
        #expect(try folder.files().isEmpty)
    }

    @Test func aReaderNeverSeesHalfAFile() async throws {
        let size = 1 << 20
        try files.replace("a", with: [UInt8](repeating: 0x30, count: size))
        let files = files
        let writer = Task.detached {
            for round in 1...40 { try files.replace("a", with: [UInt8](repeating: 0x30 + UInt8(round), count: size)) }
        }
        for _ in 0..<200 {
            let bytes = try files.read("a")
            #expect(bytes.count == size)
            #expect(bytes.first == bytes.last)
        }
        try await writer.value
    }

    @Test func aLockKeepsWritersApart() async throws {
        let files = files
        let log = folder.path + "/log"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<25 {
                        let lock = try files.lock {}
                        let count = (try files.readIfPresent(log)).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
                        try files.replace(log, with: Array(String((count ?? 0) + 1).utf8))
                        _ = consume lock
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(folder.read("log") == "100")
    }
}
