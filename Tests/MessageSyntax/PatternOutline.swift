import MessageSyntax

/// A tree in one line, with every range: written once from our tree and once from ICU's parts, to be compared.
func outline(_ parts: [Part]) -> String {
    parts.map(outline).joined()
}

private func outline(_ part: Part) -> String {
    switch part {
    case .literal(let literal): "\(literal.range)\"\(literal.text)\""
    case .pound(let range): "\(range)#"
    case .argument(let argument): "{\(argument.range) \(outline(argument))}"
    }
}

private func outline(_ argument: Argument) -> String {
    let name = "\(argument.nameRange)\(argument.name)/\(argument.number ?? -1)"
    switch argument.kind {
    case .none:
        return name
    case .simple(let type, let typeRange, let style):
        return "\(name) simple \(typeRange)\(type)" + (style.map { " \($0.range)<\($0.text)>" } ?? "")
    case .plural(let plural):
        return "\(name) plural" + outline(plural)
    case .selectOrdinal(let plural):
        return "\(name) selectOrdinal" + outline(plural)
    case .select(let select):
        return "\(name) select" + select.cases.map(outline).joined()
    case .choice(let choice):
        return "\(name) choice"
            + choice.alternatives.map {
                " \($0.limitRange)\($0.limit)\($0.separator)[\($0.range) \(outline($0.parts))]"
            }.joined()
    }
}

private func outline(_ plural: Plural) -> String {
    let offset = plural.offset.map { " offset \($0.range.upperBound) \($0.value)" } ?? ""
    return offset + plural.cases.map(outline).joined()
}

private func outline(_ branch: Case) -> String {
    let number =
        if case .exact(let value, _) = branch.selector { "\(value)" } else { "" }
    return " \(branch.selectorRange)\(branch.selector.spelling)~\(number)[\(branch.range) \(outline(branch.parts))]"
}

/// Writes the outline of ICU's parts, apart from our tree builder.
struct PatternOutline {
    private let bytes: [UInt8]
    private let elements: [MessageElement]
    private let numbers: [Double]
    private var next = 0

    init(text: String, answer: PatternOracle.Answer) {
        bytes = Array(text.utf8)
        elements = answer.elements
        numbers = answer.numbers
    }

    mutating func outline() -> String { message().text }

    private mutating func message() -> (text: String, range: Range<Int>) {
        let start = elements[next]
        next += 1
        var text = ""
        var position = start.range.upperBound
        var literal: [UInt8] = []
        var literalStart = position
        while true {
            let element = elements[next]
            switch element.kind {
            case .skippedApostrophe:
                literal += bytes[position..<element.start]
                position = element.range.upperBound
            case .missingApostrophe:
                break
            default:
                literal += bytes[position..<element.start]
                if literalStart < element.start {
                    text += "\(literalStart..<element.start)\"\(String(decoding: literal, as: UTF8.self))\""
                }
                literal = []
                if element.kind == .messageLimit {
                    next += 1
                    return (text, start.start..<element.range.upperBound)
                }
                if element.kind == .pound {
                    text += "\(element.range)#"
                    position = element.range.upperBound
                    next += 1
                } else {
                    text += argument()
                    position = elements[next - 1].range.upperBound
                }
                literalStart = position
                continue
            }
            next += 1
        }
    }

    private mutating func argument() -> String {
        let start = elements[next]
        let name = elements[next + 1]
        next += 2
        let number = name.kind == .argumentNumber ? Int(name.value) : -1
        var text = "\(name.range)\(string(name.range))/\(number)"
        text += ["", " simple", " choice", " plural", " select", " selectOrdinal"][Int(start.value)]
        while elements[next].kind != .argumentLimit { text += start.value == 2 ? alternative() : styleOrBranch() }
        next += 1
        return "{\(start.start..<elements[next - 1].range.upperBound) \(text)}"
    }

    private mutating func styleOrBranch() -> String {
        let element = elements[next]
        next += 1
        switch element.kind {
        case .argumentType: return " \(element.range)\(string(element.range))"
        case .argumentStyle: return " \(element.range)<\(string(element.range))>"
        case .integer, .decimal: return " offset \(element.range.upperBound) \(numbers[next - 1])"
        default: break
        }
        var number = ""
        if elements[next].kind != .messageStart {
            number = "\(numbers[next])"
            next += 1
        }
        let branch = message()
        return " \(element.range)\(string(element.range))~\(number)[\(branch.range) \(branch.text)]"
    }

    private mutating func alternative() -> String {
        let number = elements[next]
        let separator = elements[next + 1]
        let value = numbers[next]
        next += 2
        let branch = message()
        let bar = elements[next - 1].range.count
        let range = branch.range.lowerBound..<branch.range.upperBound - bar
        return " \(number.range)\(value)\(string(separator.range))[\(range) \(branch.text)]"
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
