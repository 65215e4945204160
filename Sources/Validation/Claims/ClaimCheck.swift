import CatalogModel
import Diagnostics
import MessageSyntax
import Regions
import Rendering
import SourceText

extension CatalogChecks {
    static let forbiddenClaim = Rule(
        "forbidden-claim", .error, floor: .error, "Words that promise what is not so where they are shown")
    static let missingClaim = Rule(
        "missing-claim", .error, floor: .error, "Words that must be said in a part of the space and are not")
    static let claimNotLocalized = Rule(
        "claim-not-localized", .warning, "A claim without phrases for a language that must be complete")

    /// Whether what is shown is true where it is shown: decided on winners and on the lengths that budgets let through,
    /// in every language.
    static let claims = CatalogCheck([forbiddenClaim, missingClaim, claimNotLocalized]) { scene in
        guard !scene.catalog.claims.isEmpty else { return [] }
        var reader = ClaimReader(scene: scene)
        for index in scene.catalog.claims.indices { reader.read(index) }
        return reader.diagnostics
    }
}

/// Checks claims one after the other.
private struct ClaimReader {
    let scene: CatalogScene
    var diagnostics: [Diagnostic] = []
    private var reported: Set<[Int]> = []
    private let owners: [ShowingOwner]
    private var winners: WinnerMemo
    /// By owner and language: worked out when first needed.
    private var known: [[Int]: [Showing]] = [:]

    init(scene: CatalogScene) {
        self.scene = scene
        owners = scene.showingOwners
        winners = WinnerMemo(scene)
    }

    mutating func read(_ index: Int) {
        let claim = scene.catalog.claims[index]
        reportMissingForms(claim)
        let area = scene.area(of: claim)
        let phrases = scene.projector.texts.indices.map { ClaimPhrases(claim, scene, language: $0) }
        for (place, owner) in owners.enumerated() {
            guard let region = winners.firstRegion(of: area, wonBy: owner) else { continue }
            checkTone(claim, owner, region)
            for language in scene.languages {
                guard let phrases = phrases[language] else { continue }
                if known[[place, language]] == nil {
                    known[[place, language]] = scene.showings(of: owner, language: language)
                }
                let showings = (known[[place, language]] ?? []).filter { claim.fields.contains($0.field) }
                checkForbidden(index, phrases, showings, area, owner, language)
                checkRequired(index, phrases, showings, area, owner, language)
            }
        }
    }

    private mutating func checkForbidden(
        _ index: Int, _ phrases: ClaimPhrases, _ showings: [Showing], _ area: Area, _ owner: ShowingOwner,
        _ language: Int
    ) {
        let claim = scene.catalog.claims[index]
        for showing in showings where !reported.contains([index, language, showing.message, 0]) {
            guard let hit = showing.firstHit(phrases.forbiddenRange),
                let region = winners.firstRegion(of: showing.area.intersection(area), wonBy: owner)
            else { continue }
            reported.insert([index, language, showing.message, 0])
            let message = scene.catalog.messages[showing.message]
            diagnostics.append(
                Diagnostic(
                    CatalogChecks.forbiddenClaim,
                    "“\(hit.words)” must not be \(showing.isSpoken ? "said" : "shown") here: claim "
                        + "`\(claim.name.text)`",
                    at: scene.place(showing.message, hit.range, language: language),
                    related: [.init(claim.name.range, "the claim")],
                    notes: [claim.why, scene.whereShown(region, owner)].compactMap { $0 }
                        + [
                            "Choose words that are true there; a harmless phrase around it goes into the claim's `except`."
                        ],
                    locale: scene.locale(language), subject: message.key))
        }
    }

    private mutating func checkRequired(
        _ index: Int, _ phrases: ClaimPhrases, _ showings: [Showing], _ area: Area, _ owner: ShowingOwner,
        _ language: Int
    ) {
        guard !phrases.require.isEmpty, case .section(_, let group) = owner else { return }
        let claim = scene.catalog.claims[index]
        for fields in Self.placesOfRequired[group.index] {
            let asked = fields.filter { claim.fields.contains($0) }
            let candidates = showings.filter { asked.contains($0.field) }
            guard !asked.isEmpty, let first = candidates.first else { continue }
            let said = candidates.filter { phrases.isSaid(in: $0) }.reduce(Area([])) { $0.union($1.area) }
            let message = scene.catalog.messages[first.message]
            guard let region = winners.firstRegion(of: area.subtracting(said), wonBy: owner),
                reported.insert([index, language, first.message, 1]).inserted
            else { continue }
            let wanted = phrases.require[0].text
            let place = asked.map { "`\($0.rawValue)`" }.joined(separator: " or ")
            diagnostics.append(
                Diagnostic(
                    CatalogChecks.missingClaim,
                    "“\(wanted)” must stand in the \(place): claim `\(claim.name.text)`",
                    at: scene.place(first.message, language: language),
                    related: [.init(claim.name.range, "the claim")],
                    notes: [claim.why, scene.whereShown(region, owner)].compactMap { $0 }
                        + ["Say it in the words that are shown there, whichever form or length they have."],
                    locale: scene.locale(language), subject: message.key))
        }
    }

    /// Where required words must stand, by group: on the screen, and in what is spoken.
    private static let placesOfRequired: [[[WidthBudget.Field]]] = [
        [[.title, .support], [.label]], [[.redacted]], [],
    ]

    private mutating func checkTone(_ claim: Claim, _ owner: ShowingOwner, _ region: Region) {
        let tone: Int?
        let range: SourceRange?
        switch owner {
        case .section(let section, .copy):
            tone = scene.catalog.copies[section].texts.tone
            range = scene.place(ofKey: "tone", in: scene.catalog.copies[section].id)
        case .section: return
        case .fallback:
            guard let fallback = scene.catalog.fallback else { return }
            tone = fallback.texts.tone
            range = scene.place(ofKey: "tone", in: nil)
        }
        guard let tone, claim.forbidTones.contains(tone) else { return }
        diagnostics.append(
            Diagnostic(
                CatalogChecks.forbiddenClaim,
                "the tone `\(scene.catalog.header.tones[tone].text)` must not be used here: claim "
                    + "`\(claim.name.text)`",
                at: range, related: [.init(claim.name.range, "the claim")],
                notes: [claim.why, scene.whereShown(region, owner), "Choose another tone, or narrow `when`."]
                    .compactMap { $0 }))
    }

    /// Languages that a release must have complete and for which the claim has no words.
    private mutating func reportMissingForms(_ claim: Claim) {
        for setting in scene.catalog.locales where setting.isRequired {
            let tag = setting.tag.text
            let missing = [
                ("forbid", claim.forbid), ("require", claim.require), ("forbid-pattern", claim.forbidPattern),
            ]
            .filter { !$0.1.source.isEmpty && !$0.1.forms.contains { $0.locale == tag } }
            for (key, _) in missing {
                diagnostics.append(
                    Diagnostic(
                        CatalogChecks.claimNotLocalized, "the claim `\(claim.name.text)` has no `\(key)` for \(tag)",
                        at: claim.name.range,
                        notes: [
                            "Without it nothing checks what the translation promises.",
                            "Add `\(key).\(tag) = …`, the words as they are said in that language.",
                        ], locale: tag))
            }
        }
    }
}

extension CatalogScene {
    /// Where a claim holds.
    func area(of claim: Claim) -> Area {
        let regions = Area(claim.regions.map(\.region))
        return claim.isUnless ? Area([Region(full: catalog.space)]).subtracting(regions) : regions
    }

    /// Where the words in question are met with, for people.
    func whereShown(_ region: Region, _ owner: ShowingOwner) -> String {
        switch owner {
        case .section: "Shown at `\(catalog.selector(for: region))`."
        case .fallback: "The fallback can be shown anywhere, and its action and tone stand under redaction."
        }
    }
}
