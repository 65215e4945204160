import Compiler
import Diagnostics
import SourceText
import TestSupport
import Testing
import XLIFF

/// Files that were whole once: cut off anywhere, or with any of their bytes changed.
@Suite("Damaged files")
struct DamagedFileTests {
    /// A small file of each version.
    private static let versions = XLIFFVersion.allCases

    private static func bytes(_ version: XLIFFVersion) throws -> [UInt8] {
        Array((version == .v12 ? Sample.file : try Sample2.file(version)).utf8)
    }

    @Test("a file that ends anywhere but at its end is refused, at a place inside it", arguments: versions)
    func truncated(version: XLIFFVersion) throws {
        let bytes = try Self.bytes(version)
        for count in 0..<(bytes.count - 1) {
            let cut = Array(bytes[..<count])
            let error = Sample.document(cut).diagnostics.first { $0.level == .error }
            #expect((0...count).contains(error?.range?.lower ?? -1), "cut at \(count)")
            let found = lint(String(decoding: cut, as: UTF8.self))
            #expect(found.contains { $0.rule == XLIFFRules.invalidXML }, "cut at \(count)")
        }
    }

    @Test("nothing of a file that is cut off anywhere is merged", arguments: versions)
    func merged(version: XLIFFVersion) throws {
        // For the starter's locale.
        let text = String(decoding: try Self.bytes(version), as: UTF8.self).replacing("\"ru\"", with: "\"de\"")
        let bytes = Array(text.utf8)
        let files = StarterCatalog.files().map { CatalogInputs.File(path: $0.path, bytes: $0.bytes) }
        let compilation = compile(
            CatalogInputs(
                catalog: files.filter { $0.path.hasSuffix(".copy") },
                locales: files.filter { $0.path.hasSuffix(".xlf") }))
        func exchange(_ bytes: [UInt8]) -> Exchange { compilation.merging([.init(path: "a.xlf", bytes: bytes)]) }
        try #require(exchange(bytes).outputs.isEmpty == false, "the whole file is merged")
        for count in 0..<(bytes.count - 1) {
            let cut = exchange(Array(bytes[..<count]))
            #expect(cut.outputs.isEmpty && cut.reports.isEmpty, "cut at \(count)")
            #expect(cut.diagnostics.contains { $0.level == .error }, "cut at \(count)")
        }
    }

    @Test("any byte changed to any of some nasty ones gives an answer", arguments: versions)
    func changed(version: XLIFFVersion) throws {
        let bytes = try Self.bytes(version)
        var random = SeededRandom(seed: 41)
        for _ in 0..<1500 {
            var damaged = bytes
            for _ in 0...random.below(3) {
                damaged[random.below(damaged.count)] = random.pick([0, 0x3C, 0x3E, 0x26, 0x22, 0x80, 0xFF, 0x0A, 0x5D])
            }
            let places = Sample.document(damaged).diagnostics.compactMap { $0.range?.lower }
            #expect(places.allSatisfy { (0...damaged.count).contains($0) })
            let found = lint(String(decoding: damaged, as: UTF8.self)).compactMap { $0.range?.lower }
            #expect(found.allSatisfy { $0 >= 0 })
        }
    }
}
