import CatalogSyntax
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct FuzzTests {
    /// The shipped catalog's files, and one that has every kind of section and of fault.
    private static func seeds() throws -> [[UInt8]] {
        let folder = SharedData.packageRoot.appending(path: "Catalog")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".copy") }
        let files = try names.sorted().map { Array(try Data(contentsOf: folder.appending(path: $0))) }
        let dense = """
            \u{FEFF}[catalog c]\r\nsource = en\nlocales = de, zh-Hans\n\n[axis a]\nvalues = b, c\nwire = b: x
            source = payload\n\n[argument n]\ntype = one of p, q\nrange = -1...2.5\n\n[copy x.y]
            when = b|c, a: !b\ntitle = {n, plural,\n  one {'{'} # other {字\n  字}}\n# c\n  d\nnote.title = e\t\u{202E}
            [claim z]\nunless = *\nforbid.de = a, b\n[fallback x]\n［copy a]\n\u{3000}x\n// y\nk: v\n

            """
        return files + [Array(dense.utf8)]
    }

    private static let snippets: [[UInt8]] =
        [
            "\n", "\r", "\r\n", " ", "\t", "#", "[", "]", "=", ",", "|", "!", ":", "*", "{", "}", "'", ".", "...",
            "[copy a]\n", "when = ", "  title = ", "\n\n  ", "字", "\u{FE0F}", "one of ", "\u{FFFD}", "a", "Z", "9", "-",
        ].map { Array($0.utf8) } + [[0xE9], [0x00], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xE5, 0xAD]]

    @Test(arguments: 0..<40)
    func mutantsNeverBreakTheTree(seed: Int) throws {
        let seeds = try Self.seeds()
        var random = SeededRandom(seed: UInt64(seed))
        for _ in 0..<20 {
            Parse(Self.mutant(of: random.pick(seeds), &random)).expectWhole(#_sourceLocation)
        }
    }

    /// A file read section by section is the same as one read whole.
    @Test(arguments: 0..<20)
    func piecesMakeTheWhole(seed: Int) throws {
        let seeds = try Self.seeds()
        var random = SeededRandom(seed: UInt64(2000 + seed))
        for _ in 0..<10 {
            var files = SourceFiles()
            let mutants = ["a", "b"].map { (path: $0, bytes: Self.mutant(of: random.pick(seeds), &random)) }
            let ids = mutants.map { files.add(path: "Catalog/\($0.path).copy", bytes: $0.bytes) }
            func read(_ length: Int) -> (count: Int, result: Staged<ParsedCatalog>) {
                let parsing = Parsing(ids, in: files, length: length)
                return (parsing.pieces.count, parsing.finish(parsing.pieces.map(parsing.parse)))
            }
            let (whole, pieces) = (read(.max), read(1))
            #expect(whole.count == 2 && pieces.count > 2)
            #expect(whole.result.diagnostics == pieces.result.diagnostics)
            #expect(whole.result.value.sections == pieces.result.value.sections)
            #expect(whole.result.value.files.map(\.lines) == pieces.result.value.files.map(\.lines))
        }
    }

    private static func mutant(of seed: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = seed
        for _ in 0..<(1 + random.below(8)) {
            let place = random.below(bytes.count + 1)
            switch random.below(4) {
            case 0: bytes.insert(contentsOf: random.pick(Self.snippets), at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(20)))
            case 2: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
            default:
                let end = min(bytes.count, place + random.below(60))
                bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
            }
        }
        return bytes
    }

    @Test(arguments: 0..<20)
    func fixesOfMutantsWork(seed: Int) throws {
        let text = Array(
            "[catalog c]\nsource = en\nlocales = de\nprecedence = a\n\n[copy x.y]\nwhen = b|c, a: !b\ntitle = d\n  e\nnote = f\n"
                .utf8)
        var random = SeededRandom(seed: UInt64(1000 + seed))
        for _ in 0..<40 {
            var bytes = text
            for _ in 0..<2 {
                let place = random.below(bytes.count + 1)
                if random.below(2) == 0 {
                    bytes.insert(contentsOf: random.pick(Self.snippets), at: place)
                } else {
                    bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(3)))
                }
            }
            let parsed = Parse(bytes)
            parsed.expectWhole(#_sourceLocation)
            for diagnostic in parsed.diagnostics where diagnostic.fixes.contains(where: { $0.applicability == .safe }) {
                let after = Parse(parsed.applyingSafeFix(of: diagnostic)).diagnostics
                #expect(!after.contains(diagnostic), "\(String(decoding: bytes, as: UTF8.self)): \(diagnostic.message)")
            }
        }
    }

    @Test func randomBytes() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<300 {
            Parse((0..<random.below(200)).map { _ in UInt8(random.below(256)) }).expectWhole(#_sourceLocation)
        }
        for _ in 0..<300 {
            Parse((0..<random.below(60)).flatMap { _ in random.pick(Self.snippets) }).expectWhole(#_sourceLocation)
        }
    }

    @Test func largeCatalog() {
        let text = (0..<100_000).map { "[copy section.\(Self.name($0))]\nwhen = *\n" }.joined()
        let parsed = Parse(text)
        #expect(parsed.file.sections.count == 100_000)
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test func largeLinesAndSections() {
        let many = 5_000
        let texts = [
            "[copy a]\nwhen = *\ntitle = " + String(repeating: "字 ", count: many),
            "[copy a]\nwhen = *\ntitle = {\n" + String(repeating: "  label = b\n", count: many),
            "[copy a]\nwhen = " + String(repeating: "a b|,", count: many),
            "[catalog a]\ntones = " + String(repeating: ",A", count: many),
            "[copy a]\n" + String(repeating: "titel = b\n", count: many),
            "[copy a]\nnote = b\n" + String(repeating: "\n  c\n", count: many),
            "[copy a]\nnote = b\n" + String(repeating: "c\n", count: many),
            "[" + String(repeating: "copy ", count: many), String(repeating: "[", count: many),
            "[copy a]\nnote = 字" + String(repeating: "\u{301}", count: many) + "\n  字\n",
        ]
        for text in texts { Parse(text).expectWhole(#_sourceLocation) }
    }

    private static func name(_ number: Int) -> String {
        var number = number
        var name = ""
        repeat {
            name.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
            number /= 26
        } while number > 0
        return name
    }
}
