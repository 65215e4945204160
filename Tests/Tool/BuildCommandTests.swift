import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    private static let files = [
        "Output/Swift/StarterCopy+Codable.swift", "Output/Swift/StarterCopy+de.swift",
        "Output/Swift/StarterCopy+en.swift", "Output/Swift/StarterCopy.swift", "Output/proof.json",
    ]

    private func outputs() throws -> [String: String] {
        let paths = try folder.files().filter { $0.hasPrefix("Output/") }
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, folder.read($0) ?? "") })
    }

    @Test func aSecondBuildWritesNothing() throws {
        #expect(try Tool.run(["build"], in: folder).status == 0)
        #expect(try outputs().keys.sorted() == Self.files)
        let before = try Self.files.map { try folder.timeOfChange($0) }
        let run = try Tool.run(["build"], in: folder)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(
            run.errors == "no findings in 2 locales · 10 combinations\neverything is current; nothing was written\n")
        #expect(try Self.files.map { try folder.timeOfChange($0) } == before)
        #expect(try Tool.run(["build", "--check"], in: folder).status == 0)
    }

    @Test func checkNamesWhatIsNotCurrentAndWritesNothing() throws {
        try #require(try Tool.run(["build"], in: folder).status == 0)
        try folder.write("Output/Swift/StarterCopy+fr.swift", "// once")
        try folder.edit("Catalog/states.copy", "title  = Finished\n", "title  = Done\n")
        let before = try outputs()
        let run = try Tool.run(["build", "--check", "--format=concise", "-q"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("error: `Output/Swift/StarterCopy+en.swift` is not current [output-not-current]\n"))
        #expect(run.errors.contains("error: `Output/Swift/StarterCopy+fr.swift` is left over [output-not-current]\n"))
        #expect(try outputs() == before)
        #expect(try Tool.run(["build"], in: folder).status == 0)
        #expect(try outputs().keys.sorted() == Self.files)
        #expect(try Tool.run(["build", "--check"], in: folder).status == 0)
    }

    @Test func theProofIsVerifiedByItself() throws {
        #expect(try Tool.run(["verify-proof"], in: folder).status == 2)
        try #require(try Tool.run(["build"], in: folder).status == 0)
        let honest = try Tool.run(["verify-proof"], in: folder)
        #expect(honest.status == 0 && honest.output.isEmpty)
        #expect(honest.errors.hasPrefix("Output/proof.json proves the catalog: "))
        let proof = try #require(folder.read("Output/proof.json"))
        try folder.write(
            "copy.json", proof.replacingOccurrences(of: "{\"wins\": \"finished\"}", with: "{\"wins\": \"any\"}"))
        let damaged = try Tool.run(["verify-proof", "copy.json"], in: folder)
        #expect(damaged.status == 1 && damaged.errors.hasPrefix("error: copy.json: copy: node "))
        let piped = try Tool.shell("head -c 100 Output/proof.json | placard verify-proof -", in: folder)
        #expect(piped.status == 1)
        #expect(piped.errors.hasPrefix("error: standard input: line "))
        try folder.write("Output/proof.json", "{}")
        let check = try Tool.run(["build", "--check", "--format=concise", "-q"], in: folder)
        #expect(check.status == 1 && check.errors.contains("`Output/proof.json` is not current"))
    }

    @Test func nothingIsWrittenWhereTheCheckFails() throws {
        try folder.edit(
            "Catalog/states.copy", "[copy finished]\nwhen   = finished\n", "[copy finished]\nwhen   = failed\n")
        let run = try Tool.run(["build"], in: folder)
        #expect(run.status == 1 && run.errors.contains("[uncovered-combination]"))
        #expect(try outputs().isEmpty)
    }

    @Test func aShardIsTheFullBuildsFile() throws {
        #expect(try Tool.run(["build", "--locale", "de"], in: folder).status == 0)
        let shard = try outputs()
        #expect(shard.keys.sorted() == ["Output/Swift/StarterCopy+de.swift"])
        try #require(try Tool.run(["build"], in: folder).status == 0)
        #expect(try outputs()["Output/Swift/StarterCopy+de.swift"] == shard["Output/Swift/StarterCopy+de.swift"])
        #expect(try Tool.run(["build", "--locale", "fr"], in: folder).status == 2)
    }

    @Test func anOutputThatCannotBeWrittenIsNamed() throws {
        try folder.write("Output", "a file, not a folder")
        let run = try Tool.run(["build"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(": Not a directory\n") && run.errors.contains("error: cannot "))
    }

    @Test func buildsAtTheSameTimeAreKeptApart() throws {
        try #require(try Tool.run(["build"], in: folder).status == 0)
        let expected = try outputs()
        try FileManager.default.removeItem(atPath: folder.path + "/Output")
        let runs = try (0..<6).map { _ in try Tool.start(["build", "-q"], in: folder) }
        for run in runs {
            run.waitUntilExit()
            #expect(run.terminationStatus == 0)
        }
        #expect(try outputs() == expected)
    }

    @Test(.timeLimit(.minutes(5))) func aKilledBuildLeavesWholeFiles() throws {
        try #require(try Tool.run(["build"], in: folder).status == 0)
        let old = try outputs()
        try folder.edit("Catalog/states.copy", "title  = Finished\n", "title  = Done\n")
        let other = try TemporaryFolder.withStarter()
        try other.edit("Catalog/states.copy", "title  = Finished\n", "title  = Done\n")
        try #require(try Tool.run(["build"], in: other).status == 0)
        var random = SeededRandom(seed: 7)
        for _ in 0..<30 {
            for (path, text) in old { try folder.write(path, text) }
            let process = try Tool.start(["build", "-q"], in: folder)
            usleep(UInt32(random.below(40_000)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for path in Self.files {
                let text = try #require(folder.read(path))
                #expect(text == old[path] || text == other.read(path), "\(path) is whole")
            }
        }
        try #require(try Tool.run(["build"], in: folder).status == 0)
        for path in Self.files { #expect(folder.read(path) == other.read(path)) }
    }
}
