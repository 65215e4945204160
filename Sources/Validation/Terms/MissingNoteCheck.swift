import CatalogModel
import Diagnostics
import Rendering
import SourceText

extension CatalogChecks {
    static let missingNote = Rule("missing-note", .off, "A text without a note for its translators")

    /// Whether translators are told what each text is about: once a section where it has no note at all. The fallback takes no
    /// note: it is the app’s name.
    static let notes = CatalogCheck([missingNote]) { scene in
        guard scene.projector.texts.count > 1 else { return [] }
        var reported: Set<CatalogMessage.Owner> = []
        let explained = Set(scene.catalog.messages.filter { $0.note != nil }.map(\.owner))
        return scene.catalog.messages.filter { $0.note == nil && $0.owner != .fallback }.compactMap { message in
            guard explained.contains(message.owner) || reported.insert(message.owner).inserted else { return nil }
            let isAlone = explained.contains(message.owner)
            return Diagnostic(
                missingNote, "nothing tells translators what this is about",
                at: isAlone ? message.value.range : scene.catalog.nameRange(of: message),
                notes: [
                    "A few words out of their screen have several translations; who cannot ask has to guess.",
                    "Add a `note` to the section, or `note.\(message.field.rawValue)` for this text.",
                ], subject: message.key)
        }
    }
}

extension ResolvedCatalog {
    /// The name of a message's section, or the message where the section has none.
    fileprivate func nameRange(of message: CatalogMessage) -> SourceRange {
        switch message.owner {
        case .copy(let index): copies[index].id.range
        case .action(let index): actions[index].name.range
        case .fallback: message.value.range
        }
    }
}
