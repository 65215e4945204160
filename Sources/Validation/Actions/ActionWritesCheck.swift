import CatalogModel
import Diagnostics
import LocaleData
import SourceText

extension MessageChecks {
    static let actionWrites = Rule(
        "action-writes", .error, floor: .error, "An action whose name, route or words promise to change something")

    /// Whether the words of an action promise to write.
    static let actionWords = MessageCheck([actionWrites], by: .special, when: { $0.isAction }) { scene in
        guard scene.isAction, let verbs = WritingVerbs.all[scene.locale.language] else { return [] }
        return scene.forms.lazy.compactMap { form -> Diagnostic? in
            guard let bytes = verbs.firstRange(in: form.text) else { return nil }
            let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
            return scene.finding(
                actionWrites, "“\(word)” says that the action writes", at: form.patternRange(of: bytes),
                notes: ActionNames.notes)
        }.prefix(1).map { $0 }
    }
}

extension CatalogChecks {
    /// Whether the name or route of an action, or a route of the catalog, does.
    static let actionNames = CatalogCheck([MessageChecks.actionWrites]) { scene in
        let names = scene.catalog.actions.map { ("action", $0.name) }
        let routes = scene.catalog.header.routes.map { ("route", $0) }
        return (names + routes).compactMap { kind, name in
            guard let verb = ActionNames.verb(in: name.text) else { return nil }
            let range = SourceRange(
                file: name.range.file, (name.range.lower + verb.lowerBound)..<(name.range.lower + verb.upperBound))
            return Diagnostic(
                MessageChecks.actionWrites, "the \(kind) `\(name.text)` says that it writes", at: range,
                notes: ActionNames.notes)
        }
    }
}

private enum ActionNames {
    static let notes = [
        "Anybody who holds the phone can press it: from a system surface nothing is ever sent, changed or decided, "
            + "only opened or put away.",
        "Name the place that it opens, for example “Review” or “Open task”; there the owner decides.",
    ]

    /// The verb of writing in a name of words and hyphens, in UTF-8 bytes.
    static func verb(in name: String) -> Range<Int>? {
        let words = String(name.map { $0 == "-" || $0 == "." ? " " : $0 })
        return WritingVerbs.all["en"]?.firstRange(in: words)
    }
}
