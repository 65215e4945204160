import Emission
import Testing

/// Generated code, compiled and run: every combination × locale × argument sample equals the model.
@Suite("Generated table") struct GeneratedTableTests {
    /// A sample and the flags that its code is compiled with.
    struct Compilation: Sendable {
        let seed: UInt64
        let axisSizes: [Int]
        let flags: [String]
    }

    @Test(
        "Every combination reads as the model says",
        arguments: [
            Compilation(seed: 1, axisSizes: [3, 2, 4], flags: ["-O"]),
            Compilation(seed: 2, axisSizes: [5, 6], flags: ["-Onone"]),
            Compilation(
                seed: 3, axisSizes: [2, 3, 2, 3, 2],
                flags: ["-O", "-enable-library-evolution", "-default-isolation", "MainActor"]),
        ])
    func everyCombination(_ compilation: Compilation) throws {
        let sample = SampleCatalog(seed: compilation.seed, axisSizes: compilation.axisSizes)
        let emitted = SwiftEmitter.emit(sample.table)
        try #require(emitted.problems.isEmpty, "\(emitted.problems.map(\.message))")
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        let driver = SampleDriver(sample: sample)
        var sources = [try compiler.write(driver.source, to: "Driver.swift")]
        for file in emitted.files {
            sources.append(try compiler.write(file.contents, to: String(file.path.dropFirst("Swift/".count))))
        }
        let printed = try compiler.linesPrinted(by: sources, flags: compilation.flags + ["-parse-as-library"])
        let expected = try driver.expectedLines()
        #expect(printed.count == expected.count)
        for (line, wanted) in zip(printed, expected) where line != wanted {
            Issue.record("printed \(line)\nexpected \(wanted)")
            break
        }
    }
}
