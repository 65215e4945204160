package import CatalogModel
import Diagnostics
import MessageSyntax
import SourceText

extension MessageChecks {
    static let fixtureInCatalog = Rule(
        "fixture-in-catalog", .error, floor: .error, "A made-up private value or debug name stands in the catalog")

    /// Whether a text has a value of a `[fixture]`.
    static let fixtureTexts = MessageCheck(
        [fixtureInCatalog], by: .declared, when: { !$0.declarations.fixtures.isEmpty }
    ) { scene in
        scene.declarations.fixtures.matches(in: scene.value.text).map { match in
            scene.finding(
                fixtureInCatalog, match.sentence, at: match.range, notes: FixtureMatcher.notes)
        }
    }
}

extension CatalogChecks {
    /// Whether any other value has one: notes, samples, enumeration values, reasons.
    static let fixtureValues = CatalogCheck([MessageChecks.fixtureInCatalog]) { scene in
        let fixtures = FixtureMatcher(scene.catalog.fixtures)
        return scene.catalog.values.flatMap { value in
            fixtures.matches(in: value.value.text).map { match in
                Diagnostic(
                    MessageChecks.fixtureInCatalog, match.sentence, at: value.value.range(of: match.range),
                    notes: FixtureMatcher.notes, subject: value.section?.text)
            }
        }
    }
}

/// Looks for the values of fixtures.
package struct FixtureMatcher: Sendable {
    /// A place where one stands.
    package struct Match: Sendable {
        /// The fixture's name; the value is never repeated.
        package let fixture: String
        /// UTF-8 bytes of the text.
        package let range: Range<Int>

        var sentence: String { "a value of the fixture `\(fixture)` stands here" }
    }

    private let phrases: [(fixture: String, phrase: Phrase)]

    package init(_ fixtures: [Fixture]) {
        phrases = fixtures.flatMap { fixture in
            fixture.values.map { (fixture.name.text, Phrase($0.text)) }
        }
    }

    /// Whether the catalog has no fixtures.
    var isEmpty: Bool { phrases.isEmpty }

    /// Where a text, a translation or a retired unit for example, has values of fixtures.
    package func matches(in text: String) -> [Match] {
        guard !phrases.isEmpty else { return [] }
        let folded = FoldedText(text)
        return phrases.flatMap { entry in
            entry.phrase.ranges(in: folded).map { Match(fixture: entry.fixture, range: folded.origin(of: $0)) }
        }
    }

    static let notes = [
        "Fixtures stand for what must never be shown: where one turns up, the real value would have too.",
        "Delete it here.",
    ]
}
