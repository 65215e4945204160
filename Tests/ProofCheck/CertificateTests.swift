import TestSupport
import Testing

@testable import Compiler
@testable import ProofCheck

/// Honest certificates are accepted, all others refused.
@Suite struct CertificateTests {
    /// Complete small catalogs, each with its certificate.
    private static func complete(_ count: Int, from seed: UInt64 = 0) -> [(catalog: CertifiedCatalog, proof: [UInt8])] {
        var result: [(CertifiedCatalog, [UInt8])] = []
        var seed = seed
        while result.count < count {
            let shapes = RandomCatalog.Shape.allCases
            let random = RandomCatalog(shapes[Int(seed) % shapes.count], seed: seed)
            if let written = SmallCertificate.written(for: random.text(seed: seed)) { result.append(written) }
            seed += 1
        }
        return result
    }

    @Test func theShippedCatalogsIsAccepted() throws {
        let files = try ShippedCatalog.files(in: "Catalog", ending: ".copy")
        let compilation = compile(
            CatalogInputs(catalog: files.map { .init(path: $0.path, bytes: $0.bytes) }, locales: []))
        let proof = compilation.certificate().file.bytes
        #expect(compilation.refusals(of: proof).isEmpty)
        #expect(try ShippedCatalog.files(in: "Output", ending: "proof.json").map(\.bytes) == [proof])
    }

    @Test(arguments: 0..<4) func thoseOfRandomCatalogsAre(batch: Int) {
        for (catalog, proof) in Self.complete(300, from: UInt64(batch) * 10_000) {
            #expect(verify(proof, against: catalog).isEmpty)
        }
    }

    @Test func anotherCatalogsIsRefused() throws {
        let catalogs = Self.complete(60)
        var foreign = 0
        for (one, other) in zip(catalogs, catalogs.dropFirst()) {
            // The smallest catalogs may say the same.
            guard try SmallCertificate(other.proof).isWrong(for: one.catalog) else { continue }
            foreign += 1
            #expect(!verify(other.proof, against: one.catalog).isEmpty)
        }
        #expect(foreign > 40)
    }

    @Test func everyKindOfDamageIsRefused() throws {
        let catalogs = Self.complete(80, from: 5)
        var kinds: Set<String> = []
        for (number, (catalog, proof)) in catalogs.enumerated() {
            let honest = try SmallCertificate(proof)
            for (group, part) in catalog.groups.enumerated() {
                for (kind, damage) in Damage.all.enumerated() {
                    var random = SeededRandom(seed: UInt64(number * 1_000 + group * 100 + kind))
                    var damaged = honest
                    guard damage.apply(&damaged.groups[group].nodes, catalog, &random) else { continue }
                    guard damage.isFormal || damaged.differs(from: honest, in: group, catalog) else { continue }
                    let refusals = verify(damaged.bytes, against: catalog)
                    #expect(refusals.first?.group == part.name, "\(damage.name), catalog \(number)")
                    kinds.insert("\(part.name): \(damage.name)")
                }
            }
        }
        let wanted = ["copy", "redacted", "action"].flatMap { group in Damage.all.map { "\(group): \($0.name)" } }
        #expect(wanted.filter { !kinds.contains($0) } == [], "each kind had its occasion")
        #expect(kinds.count >= 100)
    }

    @Test func damageToTheFileIsRefused() throws {
        let (catalog, proof) = Self.complete(1, from: 8)[0]
        let text = String(decoding: proof, as: UTF8.self)
        for length in 0..<proof.count - 2 {
            #expect(!verify(Array(proof[..<length]), against: catalog).isEmpty, "cut at \(length)")
        }
        let edits = [
            ("\"version\": 1", "\"version\": 2"), ("\"version\": 1,\n", ""), ("\"copy\"", "\"cpoy\""),
            ("\"redacted\"", "\"copy\""), ("\"copy\"", "\"action\""), ("{\n\"version\"", "[\n\"version\""),
            ("\n}\n", "\n}\n}"), ("\"wins\"", "\"wi\\u006es\""), (",\n\"action\"", "\n\"action\""),
        ]
        for (old, new) in edits {
            let damaged = text.replacing(old, with: new, maxReplacements: 1)
            #expect(damaged != text)
            #expect(!verify(Array(damaged.utf8), against: catalog).isEmpty, "\(old) → \(new)")
        }
        for text in [
            "", "null", "{}", "[]", String(repeating: "[", count: 100_000), "{\"version\": 1}", "\u{0}", "1e9",
        ] {
            #expect(!verify(Array(text.utf8), against: catalog).isEmpty, "\(text.prefix(20))")
        }
    }

    /// Random bytes put anywhere are refused or change nothing, and never crash the checker.
    @Test func garbledBytesAreRefused() throws {
        let (catalog, proof) = Self.complete(1, from: 12)[0]
        let honest = try SmallCertificate(proof)
        var random = SeededRandom(seed: 1)
        for _ in 0..<3_000 {
            var damaged = proof
            damaged[random.below(proof.count)] = UInt8(random.below(128))
            guard verify(damaged, against: catalog).isEmpty else { continue }
            let read = try SmallCertificate(damaged)
            for group in catalog.groups.indices {
                #expect(!read.differs(from: honest, in: group, catalog))
            }
        }
    }

    @Test func aCatalogEditedAfterwardsIsToldApart() throws {
        var edits = 0
        for (seed, (before, proof)) in Self.complete(80, from: 100).enumerated() {
            var random = SeededRandom(seed: UInt64(seed))
            let after = before.edited(&random)
            let isWrong = try SmallCertificate(proof).isWrong(for: after)
            edits += isWrong ? 1 : 0
            if isWrong { #expect(!verify(proof, against: after).isEmpty, "catalog \(seed)") }
        }
        #expect(edits > 30)
    }
}
