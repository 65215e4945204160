import CatalogModel
import CatalogSyntax
import Diagnostics
import MessageSyntax
import SourceText

extension Resolver {
    /// Declares the actions: names, kinds and routes; their words come in catalog order.
    mutating func declareActions() {
        for section in parsed.sections(.action) {
            guard let name = section.name, !catalog.actions.contains(where: { $0.name.text == name.text }),
                let kind = Action.Kind(rawValue: section.value("kind")?.value.text ?? "")
            else { continue }
            var action = Action(name: name, kind: kind, range: section.range)
            action.note = section.value("note")?.value.text
            readRoute(section, into: &action)
            catalog.actions.append(action)
        }
    }

    private mutating func readRoute(_ section: SectionSyntax, into action: inout Action) {
        guard let route = section.value("route")?.value.word else {
            if action.kind == .open {
                report(
                    ResolutionRules.missingRoute, "`\(action.name.text)` opens, but does not say where",
                    at: section.headRange, notes: ["Add `route = …`, one of the catalog's `routes`."])
            }
            return
        }
        let count = diagnostics.count
        checkRoute(route)
        guard diagnostics.count == count,
            index(of: route, in: catalog.header.routes, kind: "route", where: "`routes` of the catalog") != nil
        else { return }
        action.route = route
    }

    /// Reads the words of `[action NAME]`.
    mutating func readActionWords(_ section: SectionSyntax) {
        guard let name = section.name,
            let index = catalog.actions.firstIndex(where: { $0.name == name })
        else { return }
        let owner = CatalogMessage.Owner.action(index)
        catalog.actions[index].title = addMessage(section, name.text, .title, owner)
        catalog.actions[index].short = addLength(section, name.text, .short, owner)
        catalog.actions[index].label = addMessage(section, name.text, .label, owner)
        catalog.actions[index].hint = addMessage(section, name.text, .hint, owner)
    }

    /// Adds a shorter length of a title; where the source has none, one for translations only. The fallback has one length.
    mutating func addLength(
        _ section: SectionSyntax, _ id: String, _ field: Field, _ owner: CatalogMessage.Owner
    ) -> Int? {
        if let own = addMessage(section, id, field, owner) { return own }
        guard owner != .fallback, let title = catalog.messages.last(where: { $0.owner == owner && $0.field == .title })
        else { return nil }
        var message = title
        message.key = "\(id).\(field.rawValue)"
        message.field = field
        message.formerKey = section.text("was").map { "\($0.text).\(field.rawValue)" }
        message.isForTranslationsOnly = true
        catalog.messages.append(message)
        return catalog.messages.count - 1
    }

    /// Adds the message of a field, where the section gives it, and returns its index.
    mutating func addMessage(
        _ section: SectionSyntax, _ id: String, _ field: Field, _ owner: CatalogMessage.Owner
    ) -> Int? {
        guard let value = section.text(field.rawValue), !value.text.isEmpty else { return nil }
        let notes = section.entries(base: "note")
        let note = [nil, field.rawValue].compactMap { field in notes.first { $0.suffix?.text == field }?.value.text }
            .joined(separator: " ")
        let former = section.text("was")?.text
        catalog.messages.append(
            CatalogMessage(
                key: "\(id).\(field.rawValue)", owner: owner, field: field, value: value,
                message: parseMessage(value.text), note: note.isEmpty ? nil : note,
                formerKey: former.map { "\($0).\(field.rawValue)" }))
        return catalog.messages.count - 1
    }
}
