import Foundation

/// One benchmark: it prints its figures, each beside a peer's where there is one. One line in `all`.
struct Benchmark: Sendable {
    let name: String
    let summary: String
    let run: @Sendable () throws -> Void

    static let all = [
        Benchmark(name: "startup", summary: "the whole process of `--version` and `check`, beside `true`") {
            try benchmarkProcesses()
        },
        Benchmark(name: "check", summary: "the stages of compiling the shipped catalog, in this process") {
            try benchmarkCheck()
        },
        Benchmark(name: "proof", summary: "proofs of full size, alone and in whole catalogs, beside their bars") {
            try benchmarkProof()
        },
        Benchmark(name: "diagram", summary: "look-ups in a compiled table of 10¹² combinations") {
            try benchmarkDiagram(package: URL(filePath: FileManager.default.currentDirectoryPath))
        },
        Benchmark(name: "plurals", summary: "plural selection beside ICU's `uplrules_select`") {
            for line in PluralBenchmark.run() { print(line) }
        },
        Benchmark(name: "messages", summary: "the message parser beside ICU's `MessagePattern` and `umsg_open`") {
            try benchmarkMessages(file: "../shared/messages/real-messages.jsonl")
        },
        Benchmark(name: "rules", summary: "all rules of texts on other people's messages, check by check") {
            try benchmarkRules(file: "../shared/messages/real-messages.jsonl")
        },
        Benchmark(name: "xliff", summary: "reading and checking XLIFF beside other parsers and tools") {
            try benchmarkXLIFF()
        },
        Benchmark(name: "import", summary: "the whole of `import` into a catalog with all its units") {
            try benchmarkImport()
        },
        Benchmark(name: "hostile", summary: "what the tool takes to refuse hostile files of full size") {
            try benchmarkHostileFiles()
        },
        Benchmark(name: "table", summary: "`table` on a million combinations") { try benchmarkTable() },
        Benchmark(name: "generated", summary: "the generated table: look-up, size, compile time beside an empty file") {
            let folder = URL(filePath: FileManager.default.currentDirectoryPath)
            for line in try GeneratedBenchmark.run(catalog: folder, package: folder) { print(line) }
        },
    ]

    /// The shortest of several runs, in seconds.
    static func best(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<runs {
            let time = try clock.measure(body)
            let (seconds, attoseconds) = time.components
            best = min(best, Double(seconds) + Double(attoseconds) * 1e-18)
        }
        return best
    }
}

extension Double {
    /// `12.3 ms`
    var milliseconds: String { String(format: "%.2f ms", self * 1000) }
}
