import Compiler
import Emission
import LocaleData
import MessageSyntax
import Rendering
import TestSupport
import Testing

/// Generated code, compiled and run: every combination × locale × argument sample equals the model.
@Suite("Generated table", .serialized) struct GeneratedTableTests {
    @Test("Every combination of made-up catalogs reads as the model says")
    func sampleCatalogs() throws {
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        let compilations: [(sizes: [Int], flags: [String])] = [
            ([3, 2, 4], ["-O"]), ([5, 6], ["-Onone"]),
            ([2, 3, 2, 3, 2], ["-O", "-enable-library-evolution", "-default-isolation", "MainActor"]),
        ]
        for (seed, compilation) in compilations.enumerated() {
            let sample = SampleCatalog(seed: UInt64(seed), axisSizes: compilation.sizes)
            try check(sample.table, against: sample.answer, compiler, flags: compilation.flags)
        }
    }

    @Test("Every combination of the shipped catalog reads as the model says")
    func shippedCatalog() throws {
        let projector = try ShippedCatalog.compilation().projector
        let answer = CatalogModelAnswer(
            catalog: projector.catalog, languages: projector.texts.map(\.tag.text),
            samples: ["count": [0, 2, 5, 21, 100].map { .integer($0) }],
            shown: { point, locale in projector.shown(at: point, locale: locale) },
            key: { projector.shape(at: $0) })
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        let table = ProjectionTable(projector)
        for optimization in ["-Onone", "-O"] {
            try check(table, against: answer, compiler, flags: [optimization])
        }
    }

    @Test("Table and runtime are Embedded Swift, in one module without the package")
    func embedded() throws {
        let sample = SampleCatalog(seed: 7, axisSizes: [3, 2])
        let compiler = try SwiftCompiler(withRuntime: false)
        defer { compiler.remove() }
        var sources = try SwiftCompiler.runtimeSources()
        for file in SwiftEmitter.emit(sample.table).files {
            sources.append(try compiler.write(file.contents, to: String(file.path.dropFirst("Swift/".count))))
        }
        let driver = """
            @main struct Driver {
                static func main() {
                    let copy = SampleCopy(locale: .match(preferred: ["xx", "de-AT"]))
                    let card = copy.project(
                        task: TaskType(wire: "nonsense"), kindOfDay: .default, count: 3, total: 0, share: 0, weight: 0,
                        kind: .mail)
                    print(card.redacted.title.string)
                    print(card.redacted.title == card.redacted.accessibilityLabel ? "same" : "not the same")
                }
            }

            """
        sources.append(try compiler.write(driver, to: "Driver.swift"))
        let printed = try compiler.output(
            of: sources, flags: ["-O", "-wmo", "-enable-experimental-feature", "Embedded"], linksRuntime: false)
        let shown = sample.answer.shown([0, 1], 1)
        let language = SampleCatalog.languages[shown.language]
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        #expect(lines.first?.hasSuffix(language) == true)
        #expect(lines.last == "same")
    }

    /// Emits, compiles and runs a table and compares all that it says.
    private func check(
        _ table: ProjectionTable, against answer: CatalogModelAnswer, _ compiler: SwiftCompiler, flags: [String]
    ) throws {
        let emitted = SwiftEmitter.emit(table)
        try #require(emitted.problems.isEmpty, "\(emitted.problems.map(\.message))")
        var sources = [try compiler.write(TableDriver(answer: answer).source, to: "Driver.swift")]
        for file in emitted.files {
            sources.append(try compiler.write(file.contents, to: String(file.path.dropFirst("Swift/".count))))
        }
        let printed = try compiler.output(of: sources, flags: flags)
        let expected = try answer.expectedOutput()
        guard printed != expected else { return }
        let lines = printed.split(separator: UInt8(ascii: "\n"))
        let wanted = expected.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == wanted.count)
        let pair = zip(lines, wanted).first { $0 != $1 }.map {
            (String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self))
        }
        Issue.record("printed \(pair?.0 ?? "nothing")\nexpected \(pair?.1 ?? "nothing")")
    }
}

extension Projector {
    /// What a combination shows in a locale, worked out for this combination alone.
    func shown(at point: [Int], locale: Int) -> ShownProjection {
        let projection = projection(at: point, locale: locale)
        let redaction = redaction(shape(at: point), at: point, language: projection.language)
        return ShownProjection(
            language: projection.language, title: projection.title?.parts ?? [], support: projection.support?.parts,
            label: projection.label?.parts ?? [], redacted: projection.redacted?.parts ?? [], tone: projection.tone,
            symbol: projection.symbol, action: projection.action.map(ShownAction.init(resolved:)),
            frame: RedactedFrame(
                tone: redaction.tone, symbol: redaction.symbol,
                action: redaction.action.map(ShownAction.init(resolved:))))
    }
}

extension ShownAction {
    init(resolved: ResolvedAction) {
        self.init(
            action: resolved.action, title: resolved.title?.parts ?? [], label: resolved.label?.parts,
            hint: resolved.hint?.parts)
    }
}

extension ShippedCatalog {
    /// The shipped catalog with its translations, through every stage.
    static func compilation() throws -> Compilation {
        compile(
            CatalogInputs(
                catalog: try files(in: "Catalog", ending: ".copy").map { .init(path: $0.path, bytes: $0.bytes) },
                locales: try files(in: "Locales", ending: ".xlf").map { .init(path: $0.path, bytes: $0.bytes) }))
    }
}
