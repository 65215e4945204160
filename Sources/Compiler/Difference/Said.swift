import CatalogModel
import MessageSyntax
import Regions
import Rendering
import SourceText

/// What a combination says in one locale, in the words of its patterns.
package struct Said: Sendable, Hashable {
    package enum Field: String, Sendable, CaseIterable {
        case title
        case support
        case label
        case redacted
        case action
        case tone
        case symbol
    }

    /// A field each, in the order of `Field.allCases`; absent where it shows none, or where nothing wins.
    private var texts = [String?](repeating: nil, count: Field.allCases.count)

    package subscript(field: Field) -> String? {
        get { texts[Self.place(field)] }
        set { texts[Self.place(field)] = newValue }
    }

    private static func place(_ field: Field) -> Int { Field.allCases.firstIndex(of: field) ?? 0 }

    /// What stands where two sections tie.
    static let tie = "AMBIGUOUS"
}

/// Reads what one side of a comparison says.
struct SaidReader {
    let projector: Projector
    /// For each compared locale its index in the projector's texts; the source where this side does not have it.
    let locales: [Int]

    init(_ compilation: Compilation, _ tags: [String]) {
        projector = compilation.projector
        let known = compilation.localeTags
        locales = tags.map { known.firstIndex(of: $0) ?? 0 }
    }

    /// What is said at a possible combination in each compared locale. Where every group has a winner that is what a
    /// reader sees, fallbacks of the locale included; else what the groups say each by itself.
    func said(_ outcome: SideOutcome, at point: [Int]) -> [Said] {
        let sections = outcome.winners.map(\.section)
        let isWhole = sections.allSatisfy { $0 != nil }
        return locales.map { locale in
            let language = isWhole ? projector.projection(at: point, locale: locale).language : locale
            return said(projector.words(of: sections, at: point, language: language), outcome)
        }
    }

    private func said(_ words: Projection, _ outcome: SideOutcome) -> Said {
        let catalog = projector.catalog
        var said = Said()
        said[.title] = words.title.map { printMessage($0.parts) }
        said[.support] = words.support.map { printMessage($0.parts) }
        said[.label] = words.label.map { printMessage($0.parts) }
        said[.redacted] = words.redacted.map { printMessage($0.parts) }
        said[.tone] = words.tone.map { catalog.header.tones[$0].text }
        said[.symbol] = words.symbol
        if let action = words.action {
            said[.action] = self.words(of: action)
        } else if outcome.winners[2].section != nil {
            said[.action] = "none"
        }
        for (winner, field) in zip(outcome.winners, [Said.Field.title, .redacted, .action]) where winner == .ambiguous {
            said[field] = Said.tie
        }
        return said
    }

    /// `Open review (review): label, hint`: an action's words and where it leads; its name is said nowhere.
    private func words(of resolved: ResolvedAction) -> String {
        let action = projector.catalog.actions[resolved.action]
        let spoken = [resolved.label, resolved.hint].compactMap { $0.map { printMessage($0.parts) } }
        let place = action.route?.text ?? action.kind.rawValue
        return (resolved.title.map { printMessage($0.parts) } ?? "") + " (\(place))"
            + (spoken.isEmpty ? "" : ": " + spoken.joined(separator: ", "))
    }
}
