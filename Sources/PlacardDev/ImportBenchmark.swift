import Compiler
import Foundation
import Translation

/// Times the whole of `import`, after the catalog is compiled: a return of every unit of a catalog in Arabic, where each
/// message with two numbers has 25 forms, is read, judged by all rules, merged, and the store and the hand-off written.
/// Then the same return once more, which changes nothing. Catalogs of plain texts follow.
func benchmarkImport() throws {
    for (sections, counted) in [(100, 3), (1445, 3), (4105, 3), (1000, 0), (20_000, 0), (78_000, 0)] {
        let start = CatalogInputs.File(
            path: "Catalog/large.copy", bytes: Array(catalog(sections, counted: counted).utf8))
        var compilation = compile(CatalogInputs(catalog: [start], locales: []))
        let empty = compilation.export()
        guard let sent = empty.outputs.first(where: \.isHandoff) else { return print("  the catalog is broken") }
        let returned = CatalogInputs.File(path: "ar.xlf", bytes: translated(sent.bytes))
        print("  \(units(in: sent.bytes)) units, \(returned.bytes.count / 1_000_000) MB returned")
        var exchange = empty
        for title in ["import of all", "import of the same"] {
            let measurement = Measurement.here {
                exchange = compilation.merging([returned])
            }
            let counts = exchange.reports.first?.report
            let words = [MergeReport.Outcome.taken, .unchanged].map { "\($0.rawValue) \(counts?.count($0) ?? 0)" }
            row(title, measurement, "\(words.joined(separator: ", ")); \(exchange.diagnostics.count) findings")
            guard let store = exchange.outputs.first(where: { !$0.isHandoff }) else { return }
            let stored = CatalogInputs.File(path: store.path, bytes: store.bytes)
            let whole = Measurement.here { compilation = compile(CatalogInputs(catalog: [start], locales: [stored])) }
            row("compile, with the store", whole, "")
        }
    }
}

private func row(_ title: String, _ measurement: Measurement, _ remark: String) {
    let memory = measurement.memory.map { "\($0 / 1_000_000) MB" } ?? "–"
    let time = String(format: "%8.3f s, %.3f s of processors", measurement.elapsed, measurement.seconds)
    let name = title.padding(toLength: 26, withPad: " ", startingAt: 0)
    print("    \(name)\(time)  peak \(memory)  \(remark)")
}

private func units(in file: [UInt8]) -> Int {
    let start = Array("<trans-unit ".utf8)
    return file.split(separator: UInt8(ascii: "\n")).count { $0.drop { $0 == UInt8(ascii: " ") }.starts(with: start) }
}

/// The hand-off with an Arabic word and the source as each target.
private func translated(_ sent: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(sent.count * 2)
    let head = Array("<source>".utf8)
    for line in sent.split(separator: UInt8(ascii: "\n")) {
        let words = line.drop { $0 == UInt8(ascii: " ") }
        guard !words.starts(with: Array("<target".utf8)) else { continue }
        result += line + [UInt8(ascii: "\n")]
        guard words.starts(with: head) else { continue }
        result += Array("<target state=\"translated\">مهمة ".utf8)
        result += words.dropFirst(head.count).dropLast(head.count + 1)
        result += Array("</target>\n".utf8)
    }
    return result
}

private func argument(_ name: String) -> String {
    "[argument \(name)]\ntype = integer\nclass = D0\nrange = 1...99\nsample = 1, 2, 12\nwhy = How many tasks.\n\n"
}

/// What stands before the sections of a catalog for these values of its two axes.
private func head(_ names: [String], _ steps: [String]) -> String {
    """
    [catalog large]
    source = en
    locales = ar
    precedence = kind, step
    tones = plain
    routes = home
    swift-type = LargeCopy

    [axis kind]
    values = \(names.joined(separator: ", "))
    source = device

    [axis step]
    values = \(steps.joined(separator: ", "))
    source = device

    \(["done", "all"].map(argument).joined())
    [action go]
    kind = open
    route = home
    title = Go
    label = Go
    hint = Goes home.

    [fallback]
    title = Fallback
    label = Fallback
    redacted = Hidden
    action = go
    tone = plain
    symbol = circle


    """
}

/// A catalog of sections of four texts; `counted` of them have two plurals, the others are plain.
private func catalog(_ sections: Int, counted: Int) -> String {
    let side = Int(Double(sections).squareRoot().rounded(.up))
    let names = (0..<side).map { "task-\($0)" }
    let steps = (0..<side).map { "step-\($0)" }
    var text = head(names, steps)
    for index in 0..<sections {
        func message(_ word: String, _ place: Int) -> String {
            guard place < counted else { return "The \(word) of task \(index) waits for you" }
            return "{done, plural, one {# \(word) \(index)} other {# \(word)s \(index)}} "
                + "{all, plural, one {of # task} other {of # tasks}}"
        }
        text +=
            "[copy task-\(index)]\nwhen = \(names[index / side]), \(steps[index % side])\ntitle = \(message("step", 0))\nsupport = \(message("part", 1))\n"
        text += "label = \(message("item", 2))\ntone = plain\nredacted = A task\naction = go\n\n"
    }
    return text
}
