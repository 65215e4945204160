/// Folds the marks of one pattern into its tree.
struct TreeBuilder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let elements: UnsafeBufferPointer<MessageElement>
    /// The next mark.
    private var next = 0

    init(bytes: UnsafeBufferPointer<UInt8>, elements: UnsafeBufferPointer<MessageElement>) {
        self.bytes = bytes
        self.elements = elements
    }

    /// The parts of the whole pattern.
    mutating func build() -> [Part] { message().parts }

    /// A message with the marks of its start and end.
    private typealias MarkedMessage = (parts: [Part], start: MessageElement, limit: MessageElement)

    /// The message whose start is the next mark.
    private mutating func message() -> MarkedMessage {
        let opening = take()
        var parts: [Part] = []
        var run = LiteralRun(start: opening.range.upperBound)
        while true {
            let element = take()
            switch element.kind {
            case .messageLimit:
                run.close(at: element.start, of: bytes, into: &parts)
                return (parts, opening, element)
            case .skippedApostrophe:
                run.skip(element)
                continue
            case .argumentStart:
                run.close(at: element.start, of: bytes, into: &parts)
                let argument = argument(element)
                parts.append(.argument(argument))
                run = LiteralRun(start: argument.range.upperBound)
            case .pound:
                run.close(at: element.start, of: bytes, into: &parts)
                parts.append(.pound(element.range))
                run = LiteralRun(start: element.range.upperBound)
            case .unreadable:
                run.close(at: element.start, of: bytes, into: &parts)
                run = LiteralRun(start: element.range.upperBound)
            default:
                continue
            }
        }
    }

    /// The argument whose start was just taken.
    private mutating func argument(_ start: MessageElement) -> Argument {
        let name = take()
        let kind = argumentKind(MessageElement.ArgumentType(rawValue: start.value) ?? .none)
        let limit = take()
        return Argument(
            name: text(name), nameRange: name.range, number: name.kind == .argumentNumber ? Int(name.value) : nil,
            kind: kind, range: start.start..<limit.range.upperBound)
    }

    private mutating func argumentKind(_ type: MessageElement.ArgumentType) -> Argument.Kind {
        switch type {
        case .none:
            return .none
        case .simple:
            let type = take()
            let style = take(ifKind: .argumentStyle)
            return .simple(
                type: text(type), typeRange: type.range, style: style.map { Style(text: text($0), range: $0.range) })
        case .choice: return .choice(Choice(alternatives: alternatives()))
        case .plural: return .plural(plural())
        case .selectOrdinal: return .selectOrdinal(plural())
        case .select: return .select(Select(cases: cases()))
        }
    }

    private mutating func plural() -> Plural {
        guard let number = take(ifKind: .integer) ?? take(ifKind: .decimal) else { return Plural(cases: cases()) }
        var start = number.start - 1
        while bytes[start] != UInt8(ascii: ":") { start -= 1 }
        let offset = Plural.Offset(
            value: value(number), spelling: text(number), range: start - 6..<number.range.upperBound)
        return Plural(offset: offset, cases: cases())
    }

    private mutating func cases() -> [Case] {
        var cases: [Case] = []
        while let word = take(ifKind: .selector) {
            let number = take(ifKind: .integer) ?? take(ifKind: .decimal)
            let selector: Case.Selector =
                number.map { .exact(value($0), spelling: text($0)) } ?? .keyword(text(word))
            let message = message()
            cases.append(
                Case(
                    selector: selector, selectorRange: word.range, parts: message.parts,
                    range: message.start.start..<message.limit.range.upperBound))
        }
        return cases
    }

    private mutating func alternatives() -> [Choice.Alternative] {
        var alternatives: [Choice.Alternative] = []
        while let number = take(ifKind: .integer) ?? take(ifKind: .decimal) {
            let separator = take()
            let message = message()
            alternatives.append(
                Choice.Alternative(
                    limit: value(number), spelling: text(number), limitRange: number.range,
                    separator: text(separator), parts: message.parts,
                    range: message.start.start..<message.limit.start))
        }
        return alternatives
    }

    private mutating func take() -> MessageElement {
        defer { next += 1 }
        return elements[next]
    }

    private mutating func take(ifKind kind: MessageElement.Kind) -> MessageElement? {
        elements[next].kind == kind ? take() : nil
    }

    private func text(_ element: MessageElement) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[element.range]), as: UTF8.self)
    }

    private func value(_ element: MessageElement) -> Double {
        if element.kind == .integer { return Double(element.value) }
        let spelling = text(element)
        if spelling.hasSuffix("∞") { return spelling.hasPrefix("-") ? -.infinity : .infinity }
        guard let value = Double(spelling) else { preconditionFailure("the reader let \(spelling) pass as a number") }
        return value
    }
}

/// A run of text that is being gathered.
private struct LiteralRun {
    private let start: Int
    private var removed: [Int] = []
    private var quotes: [Quote] = []
    /// Where the quote begins that is still open.
    private var openQuote: Int?

    init(start: Int) { self.start = start }

    /// Takes note of an apostrophe that is no text.
    mutating func skip(_ apostrophe: MessageElement) {
        removed.append(apostrophe.start)
        switch MessageElement.Apostrophe(rawValue: apostrophe.value) {
        case .opening:
            openQuote = apostrophe.start
        case .closing:
            if let start = openQuote { quotes.append(Quote(range: start..<apostrophe.start + 1, isClosed: true)) }
            openQuote = nil
        case .second, nil:
            break
        }
    }

    /// Adds the literal that ends at `end`, if there is any text.
    mutating func close(at end: Int, of bytes: UnsafeBufferPointer<UInt8>, into parts: inout [Part]) {
        if start == end { return }
        if let start = openQuote { quotes.append(Quote(range: start..<end, isClosed: false)) }
        parts.append(
            .literal(Literal(text: text(upTo: end, of: bytes), range: start..<end, removed: removed, quotes: quotes)))
    }

    private func text(upTo end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> String {
        if removed.isEmpty { return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(end - start)
        var position = start
        for apostrophe in removed {
            text += bytes[position..<apostrophe]
            position = apostrophe + 1
        }
        text += bytes[position..<end]
        return String(decoding: text, as: UTF8.self)
    }
}
