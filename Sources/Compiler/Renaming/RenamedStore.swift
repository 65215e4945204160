import CatalogModel
import MessageSyntax
import SourceText
import Translation

/// A store after something in its catalog has another name: ids, cases and placeholders follow, states stay.
struct RenamedStore {
    private let target: RenameTarget
    private let new: String

    init(_ target: RenameTarget, to new: String) {
        self.target = target
        self.new = new
    }

    /// The store under the new name.
    func renamed(_ store: TranslationStore) -> TranslationStore {
        var result = store
        result.messages = store.messages.map { message in
            var message = message
            message.key = id(message.key)
            message.forms = message.forms.map(renamed)
            return message
        }
        // A retired unit does not take the place of another one.
        let taken = Set(store.retired.map(\.id))
        result.retired = store.retired.map { taken.contains(id($0.id)) ? $0 : renamed($0) }
        return result
    }

    private func renamed(_ form: StoredForm) -> StoredForm {
        var form = form
        form.id = id(form.id)
        form.source = renamed(form.source)
        if let target = form.target { form.target = renamed(target) }
        if let pair = form.previous {
            form.previous = TranslationPair(source: renamed(pair.source), target: renamed(pair.target))
        }
        form.alternatives = form.alternatives.map { alternative in
            var kind = alternative.kind
            if case .proposal(let origin) = kind { kind = .proposal(from: id(origin)) }
            return Alternative(kind: kind, source: renamed(alternative.source), target: renamed(alternative.target))
        }
        return form
    }

    private func renamed(_ target: TargetText) -> TargetText {
        var target = target
        target.text = renamed(target.text)
        return target
    }

    /// `calendar.review.title:count.few`: the id of a section, a key, then cases.
    private func id(_ id: String) -> String {
        let parts = id.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        return ([key(parts[0])] + parts.dropFirst().map(selection)).joined(separator: ":")
    }

    private func key(_ key: String) -> String {
        guard target.kind == .copy || target.kind == .action else { return key }
        let keys = Field.allCases.map { "\(target.name).\($0.rawValue)" }
        return keys.contains(key) ? new + key.dropFirst(target.name.count) : key
    }

    private func selection(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return text }
        let name = target.name.messageSpelling
        switch target.kind {
        case .argument, .axis:
            return parts[0] == name ? "\(new.messageSpelling).\(parts[1])" : text
        case .value, .word:
            let isIt = parts[0] == target.scope?.messageSpelling && parts[1] == name
            return isIt ? "\(parts[0]).\(new.messageSpelling)" : text
        default: return text
        }
    }

    private func renamed(_ text: FormText) -> FormText {
        guard target.kind == .argument else { return text }
        var result = FormText()
        for part in text.parts {
            if case .placeholder(let placeholder, let range) = part {
                result.append(renamed(placeholder), at: range)
            } else {
                result.append(part)
            }
        }
        return result
    }

    /// `count`, `count-2`, `count.hash`; the spelling is ICU's.
    private func renamed(_ placeholder: Placeholder) -> Placeholder {
        let name = target.name.messageSpelling
        guard placeholder.id.hasPrefix(name) else { return placeholder }
        let rest = placeholder.id.dropFirst(name.count)
        guard rest.isEmpty || rest.first == "." || rest.first == "-" else { return placeholder }
        var spelling = placeholder.spelling
        if let argument = parseMessage(spelling).arguments.first?.argument, argument.name == name {
            var bytes = Array(spelling.utf8)
            bytes.replaceSubrange(argument.nameRange, with: Array(new.messageSpelling.utf8))
            spelling = String(decoding: bytes, as: UTF8.self)
        }
        return Placeholder(id: new.messageSpelling + rest, spelling: spelling)
    }
}
