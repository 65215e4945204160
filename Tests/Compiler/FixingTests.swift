import Compiler
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct FixingTests {
    /// The starter catalog with texts replaced, each of which stands there.
    private func starter(_ edits: [(old: String, new: String)]) throws -> CatalogInputs {
        var files = StarterCatalog.files().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        for (old, new) in edits {
            let index = try #require(files.firstIndex { $0.1.contains(old) }, "`\(old)` is there")
            files[index].1 = files[index].1.replacing(old, with: new)
        }
        func inputs(_ folder: String) -> [CatalogInputs.File] {
            files.filter { $0.0.hasPrefix(folder) }.map { CatalogInputs.File(path: $0.0, bytes: Array($0.1.utf8)) }
        }
        return CatalogInputs(catalog: inputs("Catalog/"), locales: inputs("Locales/"))
    }

    private func fix(_ inputs: CatalogInputs) -> Fixing {
        Fixing(inputs) { $0.diagnostics }
    }

    private func text(_ fixing: Fixing, _ path: String) -> String {
        let files = fixing.inputs.catalog + fixing.inputs.locales
        return files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    private func counts(_ fixing: Fixing) -> [String] {
        fixing.applied.map { "\($0.path) \($0.rule) \($0.count)" }
    }

    @Test func aCleanCatalogStaysAsItIs() throws {
        let fixing = fix(try starter([]))
        #expect(fixing.isAtRest && fixing.outputs.isEmpty && fixing.applied.isEmpty && fixing.refused.isEmpty)
    }

    @Test func severalInAFileAreOneTurn() throws {
        let fixing = fix(
            try starter([
                ("title   = A task needs your review", "title   = A  task needs...  your review"),
                ("label  = The task is finished", "label  = The  task is finished"),
            ]))
        #expect(fixing.isAtRest)
        #expect(text(fixing, "Catalog/states.copy").contains("title   = A task needs… your review\n"))
        #expect(text(fixing, "Catalog/states.copy").contains("label  = The task is finished\n"))
        #expect(counts(fixing) == ["Catalog/states.copy double-space 3", "Catalog/states.copy three-dots 1"])
        #expect(fixing.outputs.map(\.path) == ["Catalog/states.copy"])
    }

    @Test func whatOneFixBringsUpIsFixedInTheNextTurn() throws {
        // The key is misspelt in case only; its value is checked once the key is known.
        let fixing = fix(try starter([("title  = Finished", "Title  = Finished  now")]))
        #expect(fixing.isAtRest)
        #expect(text(fixing, "Catalog/states.copy").contains("title  = Finished now\n"))
    }

    @Test func translationsAreFixedWhereTheTextIsInOnePiece() throws {
        let fixing = fix(
            try starter([(">Fertig<", ">Fertig  &amp; gut<"), ("/> Aufgaben laufen<", "/> Aufgaben  laufen...<")]))
        #expect(fixing.isAtRest && fixing.refused.isEmpty)
        let store = text(fixing, "Locales/de.xlf")
        #expect(store.contains(">Fertig &amp; gut<"))
        #expect(store.contains("/> Aufgaben laufen…<"))
        #expect(!store.contains("  laufen") && !store.contains("..."))
    }

    @Test func aFixThatReachesOverMarkupIsNotOffered() throws {
        let inputs = try starter([("equiv-text=\"#\"/> Aufgaben laufen<", "equiv-text=\"#\"/> A\u{308}mter laufen<")])
        let findings = compile(inputs).diagnostics.filter { $0.rule.id == "text-not-nfc" }
        #expect(!findings.isEmpty && findings.allSatisfy { $0.fixes.isEmpty })
        #expect(findings.allSatisfy { $0.notes.last?.hasPrefix("Change it by hand") == true })
        let fixing = fix(inputs)
        #expect(fixing.isAtRest && fixing.outputs.isEmpty)
    }

    @Test func aTextInOnePieceIsComposed() throws {
        let fixing = fix(try starter([(">Fertig<", ">U\u{308}ber &amp; fertig<")]))
        #expect(fixing.isAtRest)
        #expect(text(fixing, "Locales/de.xlf").unicodeScalars.contains("Ü"))
        #expect(text(fixing, "Locales/de.xlf").contains("ber &amp; fertig<"))
    }

    @Test func aStoreThatIsNotPlainUTF8IsLeftAlone() throws {
        var inputs = try starter([(">Fertig<", ">Fertig  gut<")])
        let path = try #require(inputs.locales.first?.path)
        inputs.locales[0] = CatalogInputs.File(path: path, bytes: [0xEF, 0xBB, 0xBF] + inputs.locales[0].bytes)
        let fixing = fix(inputs)
        #expect(fixing.isAtRest && fixing.outputs.isEmpty)
        #expect(fixing.refused.map(\.rule.id) == ["double-space"])
    }

    @Test func whatNeedsReviewIsLeftAlone() throws {
        let fixing = fix(try starter([("when   = finished", "when   = finishd")]))
        #expect(fixing.isAtRest && fixing.outputs.isEmpty && fixing.refused.isEmpty)
    }

    @Test func onlyWhatIsChosenIsFixed() throws {
        let inputs = try starter([("title  = Finished", "title  = Finished...  now")])
        let fixing = Fixing(inputs) { $0.diagnostics.filter { $0.rule.id == "three-dots" } }
        #expect(fixing.isAtRest)
        #expect(text(fixing, "Catalog/states.copy").contains("title  = Finished…  now\n"))
    }

    /// Whatever is broken, fixing comes to rest, finds nothing more to do, and breaks nothing that could be read.
    @Test func fixingComesToRest() throws {
        var random = SeededRandom(seed: 41)
        let junk = [
            "  ", "...", "\t", "'", ".", " ,", "\u{A0}", "\r\n", "[", "]", "=", "Title", "\u{200B}", "A\u{308}",
        ]
        for _ in 0..<25 {
            var inputs = try starter([])
            for _ in 0..<4 {
                let inLocale = random.below(2) == 1
                let file = inLocale ? inputs.locales[0] : inputs.catalog[random.below(inputs.catalog.count)]
                var text = String(decoding: file.bytes, as: UTF8.self)
                let words = inLocale ? ["Fertig<", " laufen<", "App<"] : ["title", "label", "Finished", "copy ", "\n"]
                guard let place = text.ranges(of: random.pick(words)).randomElement(using: &random) else { continue }
                text.insert(contentsOf: random.pick(junk), at: place.lowerBound)
                let new = CatalogInputs.File(path: file.path, bytes: Array(text.utf8))
                if inLocale {
                    inputs.locales[0] = new
                } else {
                    inputs.catalog = inputs.catalog.map { $0.path == file.path ? new : $0 }
                }
            }
            let before = compile(inputs).diagnostics
            let fixing = fix(inputs)
            #expect(fixing.isAtRest, "\(counts(fixing)) \(before.map { "\($0.rule.id) \($0.fixes)" })")
            guard fixing.isAtRest else { continue }
            let again = fix(fixing.inputs)
            #expect(again.isAtRest && again.outputs.isEmpty && again.applied.isEmpty)
            let broken = Set(["invalid-xml", "invalid-utf8"])
            let unreadable = compile(fixing.inputs).diagnostics.filter { broken.contains($0.rule.id) }
            #expect(unreadable.isEmpty || before.contains { broken.contains($0.rule.id) })
        }
    }
}
