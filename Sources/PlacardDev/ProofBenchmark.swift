import Compiler
import Foundation
import Regions
import ScaleInputs
import Validation

/// Proves contests of full size, alone and as whole catalogs with every rule, and prints each figure beside its bar.
func benchmarkProof() throws {
    let inputs: [(name: String, bar: String, contest: Contest)] = [
        ("defaults, 2,000 exceptions", "60 ms, 60 MB", ScaleContest.defaults(exceptions: 2000)),
        ("one default missing", "60 ms", ScaleContest.defaults(exceptions: 1500, missing: 5)),
        ("2,000 regions in pairs", "100 ms", ScaleContest.settledPairs(regions: 2000)),
        ("100 random regions", "2 s", ScaleContest.random(regions: 100, restricting: 3, density: 0.6)),
        ("an axis of 5,000 values", "1 s", ScaleContest.wideAxis(values: 5000)),
    ]
    for input in inputs {
        print("  \(input.name), \(input.contest.entries.count) regions; bar \(input.bar)")
        var report = ProofReport()
        resetPeakMemory()
        let time = Benchmark.best(of: 3) { report = prove(input.contest) }
        print("    all proofs of a group   \(time.milliseconds), peak \(peakMemory())")
        print("    steps                   \(words(report))")
        let diagram = WinnerDiagram.build(input.contest)
        print("    winner diagram          \(diagram.map { "\($0.nodeCount) nodes" } ?? "beyond its budget")")
        let file = CatalogInputs.File(
            path: "Catalog/scale.copy", bytes: Array(ScaleCatalog.text(of: input.contest).utf8))
        let catalog = CatalogInputs(catalog: [file], locales: [])
        resetPeakMemory()
        let whole = Benchmark.best(of: 2) { _ = compile(catalog) }
        print("    check, every rule       \(whole.milliseconds), peak \(peakMemory())")
    }
    let shipped = compile(try CatalogInputs.read(from: RealFileSystem(root: ".")))
    let contests = shipped.proof.parts.map(\.contest)
    let time = Benchmark.best(of: 20) { for contest in contests { _ = prove(contest) } }
    let nodes = contests.compactMap { WinnerDiagram.build($0)?.nodeCount }
    print("  the shipped catalog; bar 5 ms\n    all proofs, all groups  \(time.milliseconds), \(nodes) nodes")
}

private func words(_ report: ProofReport) -> String {
    let steps = report.steps
    let open = report.notProven.map { ", \($0.walk) not proven" }.joined()
    return "coverage \(steps.coverage), ambiguity \(steps.ambiguity), reachability \(steps.reachability)\(open); "
        + "\(report.uncoveredCount) uncovered"
}

/// Lets the kernel forget the largest size this process has had (Linux).
private func resetPeakMemory() {
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
}

/// The largest size since then.
private func peakMemory() -> String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    return kilobytes.map { "\($0 / 1024) MB" } ?? "unknown"
}
