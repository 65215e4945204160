import CatalogModel
import Compiler
import LocaleData
import Regions
import Rendering
import ScaleInputs
import SourceText
import TestSupport
import Testing

@testable import Emission

/// Spaces too large for a number a combination.
@Suite("Large spaces", .serialized) struct LargeSpaceTests {
    private func projector(_ text: String) -> Projector {
        compile(CatalogInputs(catalog: [.init(path: "Catalog/large.copy", bytes: Array(text.utf8))], locales: []))
            .projector
    }

    @Test("The diagram of a small catalog tells the same combinations apart as its dense index", arguments: 0..<150)
    func smallCatalogs(seed: UInt64) {
        let projector = projector(RandomCatalog(seed: seed).text(seed: seed))
        check(projector, seed)
    }

    @Test("So does that of the shipped catalog, whose texts select on axes and have budgets")
    func shippedCatalog() throws { check(try ShippedCatalog.compilation().projector, 0) }

    private func check(_ projector: Projector, _ seed: UInt64) {
        var builder = ProjectionTableBuilder(
            catalog: projector.catalog, languages: projector.texts.map(\.tag.text))
        let (dense, table) = (ProjectionTable(projector), ProjectionTable.diagram(of: projector, &builder))
        guard let diagram = table.diagram else {
            Issue.record("seed \(seed): no diagram")
            return
        }
        let sizes = projector.catalog.axes.map(\.values.count)
        let encoded = EncodedDiagram(diagram, axisSizes: sizes)
        var (there, back): ([Int: Int], [Int: Int]) = ([:], [:])
        for (number, row) in dense.index.enumerated() {
            var (rest, point) = (number, sizes)
            for axis in sizes.indices.reversed() {
                (rest, point[axis]) = rest.quotientAndRemainder(dividingBy: sizes[axis])
            }
            let found = encoded.row(at: point, sizes)
            if there.updateValue(found, forKey: row) ?? found != found
                || back.updateValue(row, forKey: found) ?? row != row
            {
                Issue.record("seed \(seed): rows differ at \(point)")
            }
        }
    }

    @Test("Twelve axes, 10¹² combinations: 10,000 of them read as the model says")
    func twelveAxes() throws {
        let contest = ScaleContest.defaults(exceptions: 150)
        let catalog = projector(ScaleCatalog.text(of: contest))
        let emitted = SwiftEmitter.emit(ProjectionTable(catalog))
        try #require(emitted.problems.isEmpty)
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        var random = SeededRandom(seed: 9)
        // Half of them near a region: random ones alone would meet few exceptions.
        let points = (0..<10_000).map { number -> [Int] in
            let region = contest.entries[random.below(contest.entries.count)].region
            return contest.space.sizes.indices.map { axis in
                number % 2 == 0 && random.below(12) > 0 ? random.pick(region.values(axis)) : random.below(10)
            }
        }
        var sources = [try compiler.write(driver(catalog.catalog, points), to: "Driver.swift")]
        for file in emitted.files {
            sources.append(try compiler.write(file.contents, to: String(file.path.dropFirst("Swift/".count))))
        }
        let printed = String(decoding: try compiler.output(of: sources, flags: ["-O"]), as: UTF8.self)
        let expected = points.map { point -> String in
            guard case .won(let owner, _) = contest.outcome(at: point) else { return "nobody" }
            return RandomCatalog.word(owner)
        }
        #expect(Set(expected).count > 100)
        let lines = printed.split(separator: "\n").map(String.init)
        #expect(lines == expected.map { "Title \($0)|Label \($0)|Redacted \($0)" })
    }

    /// One line a combination; combinations are digits in a literal, a digit an axis.
    private func driver(_ catalog: ResolvedCatalog, _ points: [[Int]]) -> String {
        let names = SwiftNames(catalog).axes
        let labels = catalog.axes.indices.map { axis in
            "\(SwiftNames.lowerCamel(catalog.axes[axis].name.text)): \(names[axis]).allCases[value(\(axis))]"
        }
        let digits = points.map { $0.map(String.init).joined() }.joined(separator: "\\\n        ")
        return """
            @main struct Driver {
                static let digits = \"""
                    \(digits)
                    \"""
                static func main() {
                    let copy = \(catalog.header.swiftType)(locale: .en)
                    let bytes = Array(digits.utf8)
                    for start in stride(from: 0, to: bytes.count, by: \(names.count)) {
                        func value(_ axis: Int) -> Int { Int(bytes[start + axis]) - 48 }
                        let card = copy.project(\(labels.joined(separator: ", ")))
                        print(card.title.string, card.accessibilityLabel.string, card.redacted.title.string, separator: "|")
                    }
                }
            }

            """
    }
}

extension EncodedDiagram {
    /// Reads the bytes as the runtime does.
    fileprivate func row(at point: [Int], _ sizes: [Int]) -> Int {
        func number(_ place: Int) -> Int {
            bytes[place * width..<(place + 1) * width].reduce(0) { $0 << 7 | Int($1) }
        }
        var next = number(startAxes.reduce(0) { $0 * sizes[$1] + point[$1] })
        while next & 1 == 1 {
            let node = next >> 1
            precondition(nodeAxes.contains(node & (1 << axisBits - 1)), "the generated code has no such position")
            next = number(node >> axisBits + point[node & (1 << axisBits - 1)])
        }
        return next >> 1
    }
}
