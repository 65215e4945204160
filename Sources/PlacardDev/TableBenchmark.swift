import Compiler
import Foundation

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
    let letters = (0..<10).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let axes = letters.prefix(6).map { "axis-\($0)" }
    func value(_ axis: Int, _ value: Int) -> String { "\(letters[axis])-\(letters[value])" }
    var text = """
        [catalog large]
        source = en
        locales =
        precedence = \(axes.joined(separator: ", "))
        tones = plain
        routes = home

        [action go]
        kind = open
        route = home
        title = Go
        label = Go

        [fallback]
        title = Fallback
        label = Fallback
        redacted = Hidden
        action = go
        tone = plain

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


        """
    for axis in axes.indices {
        let values = letters.indices.map { value(axis, $0) }
        text += "[axis \(axes[axis])]\nvalues = \(values.joined(separator: ", "))\nsource = device\n\n"
    }
    for first in letters.indices {
        for second in letters.indices {
            let words = "Task \(letters[first]) \(letters[second]) is in progress"
            text += "[copy special.\(letters[first])-\(letters[second])]\n"
            text += "when = \(value(first % 5, second)), \(value(first % 5 + 1, first))\n"
            text += "title = \(words)\nshort = Task \(letters[first]) \(letters[second])\nlabel = \(words)\n\n"
        }
    }
    return text
}
