import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

extension TextEncoder {
    /// The plural whose branch is being encoded: what its `#` shows.
    struct EnclosingPlural {
        let parameter: Parameter
        let offset: Double
    }

    /// The operations that show `parts`.
    mutating func program(_ parts: [Part], plural: EnclosingPlural?) -> [UInt8] {
        var program: [UInt8] = []
        for part in parts {
            switch part {
            case .literal(let literal): program += text(Array(literal.text.utf8))
            case .pound: program += pound(plural)
            case .argument(let argument): program += operation(argument)
            }
        }
        return program
    }

    /// Runs of text, cut where one is longer than its length can say.
    private func text(_ bytes: [UInt8]) -> [UInt8] {
        var program: [UInt8] = []
        var start = 0
        while start < bytes.count {
            var end = min(start + 0x3FFF, bytes.count)
            while end < bytes.count && bytes[end] & 0xC0 == 0x80 { end -= 1 }
            let isShort = end - start <= Int(127 - MessageOperation.run)
            program +=
                isShort
                ? [MessageOperation.run + UInt8(end - start)]
                : [MessageOperation.text] + SevenBit.compact(end - start)
            program += bytes[start..<end]
            start = end
        }
        return program
    }

    private mutating func pound(_ plural: EnclosingPlural?) -> [UInt8] {
        guard let plural else { return text([UInt8(ascii: "#")]) }
        let format = format(.standard)
        if plural.offset == 0 { return [MessageOperation.number, plural.parameter.number, format] }
        return [MessageOperation.difference, plural.parameter.number, format] + SevenBit.bytes(plural.offset)
    }

    private mutating func operation(_ argument: Argument) -> [UInt8] {
        guard let parameter = parameters[argument.name] else {
            report("`\(argument.name)` is no argument of class D0")
            return []
        }
        switch argument.kind {
        case .none:
            if let cases = parameter.declaration.cases { return spelling(of: cases, parameter) }
            return [MessageOperation.number, parameter.number, format(.standard)]
        case .simple(let type, _, let style):
            return number(parameter, type: type, style: style?.text)
        case .plural(let branches): return self.plural(parameter, branches, isOrdinal: false)
        case .selectOrdinal(let branches): return self.plural(parameter, branches, isOrdinal: true)
        case .select(let select): return self.select(parameter, select)
        case .choice:
            report("`choice` is not supported")
            return []
        }
    }

    private mutating func number(_ parameter: Parameter, type: String, style: String?) -> [UInt8] {
        guard type.lowercased() == "number", parameter.declaration.cases == nil else {
            report("the type `\(type)` is not supported for `\(parameter.declaration.messageName)`")
            return []
        }
        switch NumberStyle.parse(style) {
        case .success(let spec): return [MessageOperation.number, parameter.number, format(spec)]
        case .failure(let fault):
            report(fault.reason)
            return []
        }
    }

    /// An enumeration shown by itself: the value as messages spell it.
    private mutating func spelling(of cases: [String], _ parameter: Parameter) -> [UInt8] {
        let branches = cases.enumerated().map { (positions: [UInt8($0)], program: text(Array($1.utf8))) }
        return select(parameter, branches + [(positions: [], program: [])])
    }

    private mutating func select(_ parameter: Parameter, _ select: Select) -> [UInt8] {
        guard let values = parameter.declaration.cases, values.count <= 127 else {
            report("`\(parameter.declaration.messageName)` is no enumeration of at most 127 values")
            return []
        }
        var branches: [(positions: [UInt8], program: [UInt8])] = []
        var other: [UInt8] = []
        for (number, branch) in select.cases.enumerated() {
            let selector = branch.selector.spelling
            guard select.cases.firstIndex(where: { $0.selector.spelling == selector }) == number else { continue }
            let body = program(branch.parts, plural: nil)
            if let position = values.firstIndex(of: selector) { branches.append(([UInt8(position)], body)) }
            if selector == "other" { other = body }
        }
        return self.select(parameter, branches + [(positions: [], program: other)])
    }

    private mutating func select(_ parameter: Parameter, _ branches: [(positions: [UInt8], program: [UInt8])])
        -> [UInt8]
    {
        var program = [MessageOperation.select, parameter.number, UInt8(branches.count)]
        for branch in branches {
            program += [UInt8(branch.positions.count)] + branch.positions
            program += sized(branch.program)
        }
        return program
    }
}
