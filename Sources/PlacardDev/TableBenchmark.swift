import Compiler
import Foundation
import TestSupport

/// Times `table` on a million combinations: six axes of ten values, defaults with exceptions, two budgets.
func benchmarkTable() throws {
    let compilation = compile(
        CatalogInputs(catalog: [.init(path: "Catalog/large.copy", bytes: Array(largeCatalog.utf8))], locales: []))
    var bytes = 0
    var rows = 0
    let time = Benchmark.best(of: 3) {
        (bytes, rows) = (0, 0)
        Table(compilation.projector, TableOptions()).print { line in
            bytes += line.utf8.count
            rows += 1
        }
    }
    print("  \(rows) rows, \(bytes) bytes")
    print("  table                \(time.milliseconds)")
    // Linux tells the most memory that the process has had; other systems have other ways.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    if let peak = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }) {
        print("  peak memory          \(peak.dropFirst(6).trimmingCharacters(in: .whitespaces)), compiling included")
    }
}

private var largeCatalog: String {
    let axes = CatalogHead.axesOfTen(6)
    let letters = CatalogHead.letters.prefix(10)
    let sections = letters.indices.flatMap { first in
        letters.indices.map { second in
            let words = "Task \(letters[first]) \(letters[second]) is in progress"
            return """
                [copy special.\(letters[first])-\(letters[second])]
                when = \(axes[first % 5].values[second]), \(axes[first % 5 + 1].values[first])
                title = \(words)
                short = Task \(letters[first]) \(letters[second])
                label = \(words)


                """
        }
    }
    return CatalogHead.text("large", axes: axes) + """
        [budget narrow]
        when = f-a|f-b
        title = 12 columns

        [budget silent]
        when = f-a
        support = 0 columns

        [copy everything]
        when = *
        title = A task is in progress
        short = In progress
        support = Nothing is needed
        label = A task is in progress
        tone = plain
        redacted = A task
        action = go


        """ + sections.joined()
}
