package import MessageSyntax

/// A message that was read once: what occurs in it, and which arguments it has. A source is read once for all languages.
package final class ReadMessage: Sendable {
    package let message: Message
    /// What occurs in the text.
    let signs: Signs
    /// Every argument in the order of the pattern, with what is around it.
    let arguments: [NestedArgument]
    /// The values that every form shows, in order; nil where forms differ in that, or one has a format.
    let values: [ShownValue]?
    /// How forms end.
    let endings: Endings

    package init(_ message: Message) {
        self.message = message
        signs = Signs(message)
        arguments = signs.has(.arguments) ? message.arguments : []
        values = signs.has(.arguments) ? message.parts.values(pound: "") : []
        endings = Endings(message.parts)
    }

    package var text: String { message.text }
    var parts: [Part] { message.parts }
    var isValid: Bool { message.isValid }
}

/// A value that is shown without a format of its own, by name or by `#`.
struct ShownValue: Sendable, Equatable {
    let name: String
    let isPound: Bool
}

extension [Part] {
    /// The values that every form shows, where `pound` is what `#` stands for.
    fileprivate func values(pound: String) -> [ShownValue]? {
        var values: [ShownValue] = []
        for part in self {
            switch part {
            case .literal: continue
            case .pound: values.append(ShownValue(name: pound, isPound: true))
            case .argument(let argument):
                switch argument.kind {
                case .none: values.append(ShownValue(name: argument.name, isPound: false))
                case .simple, .choice: return nil
                case .plural(let plural), .selectOrdinal(let plural):
                    guard let shared = plural.cases.sharedValues(pound: argument.name) else { return nil }
                    values += shared
                case .select(let select):
                    guard let shared = select.cases.sharedValues(pound: "") else { return nil }
                    values += shared
                }
            }
        }
        return values
    }
}

extension [Case] {
    /// The values that all branches show.
    fileprivate func sharedValues(pound: String) -> [ShownValue]? {
        guard let first = first?.parts.values(pound: pound) else { return isEmpty ? [] : nil }
        return dropFirst().allSatisfy { $0.parts.values(pound: pound) == first } ? first : nil
    }
}
