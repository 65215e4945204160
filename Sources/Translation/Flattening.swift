// Flattening turns a message with plurals and selects into whole sentences, one for each combination of cases that the
// target locale needs, so that a translator never sees ICU syntax:
//
//     {kind, select, calendar {{n, plural, one {# event} other {# events}}} other {something}} today
//
// is, for Polish, a tree whose leaves are sentences:
//
//     kind = calendar
//         n = one     :kind.calendar:n.one    n.hash " event today"
//         n = few     :kind.calendar:n.few    n.hash " events today"
//         n = many    :kind.calendar:n.many   n.hash " events today"
//         n = other   :kind.calendar:n.other  n.hash " events today"
//     kind = other    :kind.other             "something today"
//
// The first argument with cases that stands in no branch is bound, a select before a plural (so that rebuilding puts
// plurals inside and `#` keeps its meaning); its branch is put in its place, and so on until only text and placeholders
// are left. A *selection* is an argument with its kind and offset: where the same one occurs again, the case bound first
// holds there too. The cases of a select are the source's; those of a plural are the source's exact cases, ascending,
// then the categories that occur in the target locale over the argument's range.
//
// Rebuilding walks the same tree with the target sentences at its leaves, see `Rebuilding.swift`.
package import MessageSyntax
package import SourceText

/// One sentence of a flattened message.
package struct FlatForm: Sendable {
    /// What follows the message key: empty, or `:count.few`.
    package let suffix: String
    package let source: FormText
    /// The cases that lead to it, outermost first.
    package let cases: [(selection: Selection, needed: NeededCase)]
}

/// What a placeholder of a message stands for.
package enum PlaceholderMeaning: Sendable, Hashable {
    /// An argument as the source writes it, braces included.
    case argument(String)
    /// The `#` of a plural.
    case hash(Selection)
}

/// A message as sentences, and how they hang together.
package struct FlattenedMessage: Sendable {
    /// A choice between sentences.
    package indirect enum Tree: Sendable {
        /// Index of a form.
        case form(Int)
        case choice(Selection, [(choice: FormChoice, tree: Tree)])
    }

    package let forms: [FlatForm]
    package let tree: Tree
    /// By placeholder id.
    package let meanings: [String: PlaceholderMeaning]
    /// Whether there were more forms than `limit`, so that only `other` was followed.
    package let isCut: Bool

    /// Forms of one message beyond which nobody could translate it.
    package static let limit = 1000

    /// Whether there is anything to choose.
    package var isFlat: Bool {
        if case .form = tree { true } else { false }
    }
}

/// Flattens a message for a locale.
package func flatten(_ message: Message, text: MappedText, for context: FlatteningContext) -> FlattenedMessage {
    var flattener = Flattener(message: message, text: text, context: context)
    let tree = flattener.tree(of: message.parts.map { .written($0, hash: nil) }, bound: [], depth: 0)
    return FlattenedMessage(
        forms: flattener.forms, tree: tree, meanings: flattener.meanings, isCut: flattener.isCut)
}

/// The state of one flattening.
private struct Flattener {
    /// A part of the sentence in the making; `hash` is the plural whose branch it came from.
    enum Item {
        case written(Part, hash: Selection?)
    }

    typealias Bound = [(selection: Selection, needed: NeededCase)]

    let text: MappedText
    let context: FlatteningContext
    private let cases: [Selection: [NeededCase]]
    private let pattern: [UInt8]
    var forms: [FlatForm] = []
    var meanings: [String: PlaceholderMeaning] = [:]
    var isCut = false

    init(message: Message, text: MappedText, context: FlatteningContext) {
        self.text = text
        self.context = context
        pattern = Array(message.text.utf8)
        var written: [Selection: [FormChoice]] = [:]
        var plurals: [Selection: Plural] = [:]
        for nested in message.arguments {
            guard let selection = Selection(nested.argument) else { continue }
            if plurals[selection] == nil { plurals[selection] = nested.argument.plural }
            for branch in nested.argument.cases {
                let choice = FormChoice(branch.selector)
                if !(written[selection]?.contains(choice) ?? false) { written[selection, default: []].append(choice) }
            }
        }
        cases = written.reduce(into: [:]) { result, entry in
            result[entry.key] = Flattener.needed(
                entry.key, plurals[entry.key], written: entry.value, context: context)
        }
    }

    /// The cases of a selection in canonical order.
    private static func needed(
        _ selection: Selection, _ plural: Plural?, written: [FormChoice], context: FlatteningContext
    ) -> [NeededCase] {
        let other = FormChoice.keyword("other")
        guard selection.kind != .select else {
            return (written.filter { $0 != other } + [other]).map { NeededCase($0) }
        }
        let exact = written.compactMap { choice in
            if case .exact(let value) = choice { value } else { nil }
        }.sorted()
        return exact.map { NeededCase(.exact($0)) } + context.categories(selection, plural, excluding: exact)
    }

    mutating func tree(of items: [Item], bound: Bound, depth: Int) -> FlattenedMessage.Tree {
        guard let index = next(items), case .written(.argument(let argument), _) = items[index],
            let selection = Selection(argument), depth < MessageParser.depthLimit * 4
        else { return leaf(items, bound) }
        if let earlier = bound.first(where: { $0.selection == selection }) {
            let replaced = replacing(index, in: items, argument, selection, with: earlier.needed)
            return tree(of: replaced, bound: bound, depth: depth + 1)
        }
        var branches: [(choice: FormChoice, tree: FlattenedMessage.Tree)] = []
        for needed in cases[selection] ?? [] {
            if forms.count >= FlattenedMessage.limit {
                isCut = true
                guard needed.choice == .keyword("other") else { continue }
            }
            let replaced = replacing(index, in: items, argument, selection, with: needed)
            let branch = tree(of: replaced, bound: bound + [(selection, needed)], depth: depth + 1)
            branches.append((needed.choice, branch))
        }
        return .choice(selection, branches)
    }

    /// Index of the argument to bind next: a select before a plural.
    private func next(_ items: [Item]) -> Int? {
        var plural: Int?
        for (index, item) in items.enumerated() {
            guard case .written(.argument(let argument), _) = item, let selection = Selection(argument) else {
                continue
            }
            if selection.kind == .select { return index }
            if plural == nil { plural = index }
        }
        return plural
    }

    /// The items with an argument replaced by the parts of its branch.
    private func replacing(
        _ index: Int, in items: [Item], _ argument: Argument, _ selection: Selection, with needed: NeededCase
    ) -> [Item] {
        let branch = branch(of: argument, selection, for: needed)
        let hash = selection.kind == .select ? nil : selection
        let parts: [Item] = (branch?.parts ?? []).map { .written($0, hash: hash) }
        return Array(items[..<index]) + parts + Array(items[(index + 1)...])
    }

    /// The source's branch that would be shown for the numbers of a target case.
    private func branch(of argument: Argument, _ selection: Selection, for needed: NeededCase) -> Case? {
        func find(_ choice: FormChoice) -> Case? { argument.cases.first { FormChoice($0.selector) == choice } }
        let other = find(.keyword("other"))
        switch needed.choice {
        case .exact(let value):
            if let exact = find(needed.choice) { return exact }
            guard let number = Int(exactly: value) else { return other }
            return find(.keyword(context.sourceCategory(selection, of: number))) ?? other
        case .keyword(let word):
            if selection.kind == .select { return find(needed.choice) ?? other }
            if word == "other" { return other }
            if context.sourceKnows(selection, category: word), let same = find(needed.choice) { return same }
            guard let number = needed.number else { return other }
            return find(.exact(Double(number))) ?? find(.keyword(context.sourceCategory(selection, of: number)))
                ?? other
        }
    }

    // MARK: Sentences

    private mutating func leaf(_ items: [Item], _ bound: Bound) -> FlattenedMessage.Tree {
        var sentence = FormText()
        var used: [String: Int] = [:]
        for case .written(let part, let hash) in items {
            switch part {
            case .literal(let literal):
                var mapped = MappedText(file: text.file, origin: text.range(of: literal.range).lower)
                mapped.append(literal.text, from: text.range(of: literal.range).bytes, isVerbatim: false)
                sentence.append(mapped)
            case .pound(let range):
                guard let hash else { continue }
                let meaning = PlaceholderMeaning.hash(hash)
                sentence.append(
                    placeholder(hash.argument + ".hash", meaning, spelling: "#", &used), at: text.range(of: range))
            case .argument(let argument):
                let written = String(decoding: pattern[argument.range.clamped(to: 0..<pattern.count)], as: UTF8.self)
                sentence.append(
                    placeholder(argument.name, .argument(written), spelling: written, &used),
                    at: text.range(of: argument.range))
            }
        }
        let suffix = bound.map { ":\($0.selection.argument).\($0.needed.choice.id)" }.joined()
        forms.append(FlatForm(suffix: suffix, source: sentence, cases: bound))
        return .form(forms.count - 1)
    }

    /// A placeholder whose id is free in this sentence and means the same in all sentences of the message.
    private mutating func placeholder(
        _ name: String, _ meaning: PlaceholderMeaning, spelling: String, _ used: inout [String: Int]
    ) -> Placeholder {
        var id = name
        repeat {
            used[name, default: 0] += 1
            let number = used[name, default: 1]
            id = number == 1 ? name : "\(name)-\(number)"
        } while meanings[id] != nil && meanings[id] != meaning
        meanings[id] = meaning
        return Placeholder(id: id, spelling: spelling)
    }
}
