// A grammar says of each element which attributes it has and which children, in order. It is read from a table with a line
// for each element:
//
//     segment                | id=nmtoken state=state | source target?
//     gls:glossary < unit    |                        | gls:glossEntry+
//     note                   | id=nmtoken ref +any    | #text
//
// Attributes: a name, the type of its value behind `=` (any text without one), `!` where it must be there; `+any` where
// other namespaces may add some, `+modules` where only modules may. Children: names with `/` between those that may stand
// in one place, `?`, `*` or `+` for how many; `any` is an element of another namespace, `#text` allows text. Behind `<`
// stand the elements in which one of a module may stand as `any`.

/// The elements of one version of XLIFF.
struct Grammar: Sendable {
    /// Elements by the name that the specification uses: `unit`, `gls:term`.
    let elements: [String: ElementRule]
    /// The names of all attributes, numbered from 0.
    let attributes: [String: Int]

    /// The last line about an element holds.
    init(_ tables: String...) {
        let lines = tables.joined(separator: "\n").split(separator: "\n")
        let byName = Dictionary(lines.map { (ElementRule.name(in: $0), $0) }, uniquingKeysWith: { $1 })
        let names = byName.keys.sorted()
        precondition(names.count <= 64, "a bit of a word stands for each element")
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var attributes: [String: Int] = [:]
        let rules = names.compactMap { name in
            byName[name].map { ElementRule($0, number: numbers[name] ?? 0, numbers, &attributes) }
        }
        elements = Dictionary(uniqueKeysWithValues: rules.map { ($0.name, $0) })
        self.attributes = attributes
    }
}

/// What one element may hold. A class, because a checker hands it on with every tag.
final class ElementRule: Sendable {
    /// Whose attributes an element may carry besides its own.
    enum Foreign: Sendable {
        case none
        case modules
        case any
    }

    struct Attribute: Sendable {
        let name: String
        let type: ValueType
        let isRequired: Bool
    }

    /// One place in the order of children.
    struct Step: Sendable {
        /// Few, and in the order of messages.
        let names: [String]
        /// The bits of their elements.
        let elements: UInt64
        let takesForeign: Bool
        let isRequired: Bool
        let isRepeated: Bool
    }

    let name: String
    /// The bit that stands for it in a step.
    let bit: UInt64
    /// The elements in which it may stand as one of another namespace; nil where it only stands in its own module.
    let hosts: Set<String>?
    let attributes: [Attribute]
    /// By the number of a name: which of its attributes it is, counted from 1, and 0 for none; may be too short.
    let places: [UInt8]
    /// The bits of the attributes that must be there.
    let required: UInt64
    let foreign: Foreign
    let steps: [Step]
    let allowsText: Bool

    fileprivate static func name(in line: Substring) -> String {
        line.split(separator: " ").first.map(String.init) ?? ""
    }

    /// Reads a line; `names` numbers the attributes so far, `numbers` all elements.
    fileprivate init(_ line: Substring, number: Int, _ numbers: [String: Int], _ names: inout [String: Int]) {
        let columns = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        func words(_ index: Int) -> [Substring] { index < columns.count ? columns[index].split(separator: " ") : [] }
        let head = words(0)
        precondition(columns.count == 3 && !head.isEmpty, "a line of a grammar has three columns")
        name = String(head[0])
        bit = 1 << UInt64(number)
        hosts = head.count > 1 ? Set(head.dropFirst(2).map(String.init)) : nil
        let own = words(1)
        foreign = own.contains("+any") ? .any : own.contains("+modules") ? .modules : .none
        let attributes = own.filter { !$0.hasPrefix("+") }.map(Self.attribute)
        precondition(attributes.count <= 64, "a bit of a word stands for each attribute")
        var places: [UInt8] = []
        var required: UInt64 = 0
        for (index, attribute) in attributes.enumerated() {
            let place = names[attribute.name] ?? names.count
            names[attribute.name] = place
            places += [UInt8](repeating: 0, count: max(0, place + 1 - places.count))
            places[place] = UInt8(index + 1)
            if attribute.isRequired { required |= 1 << UInt64(index) }
        }
        self.attributes = attributes
        self.places = places
        self.required = required
        let children = words(2)
        allowsText = children.contains("#text")
        steps = children.filter { $0 != "#text" }.map { Self.step($0, numbers) }
    }

    private static func attribute(_ word: Substring) -> Attribute {
        let isRequired = word.hasSuffix("!")
        let parts = (isRequired ? word.dropLast() : word).split(separator: "=")
        let type = parts.count > 1 ? ValueType(word: parts[1]) : .text
        return Attribute(name: String(parts[0]), type: type, isRequired: isRequired)
    }

    private static func step(_ word: Substring, _ numbers: [String: Int]) -> Step {
        let mark = word.last ?? " "
        let names = Set((("?*+".contains(mark)) ? word.dropLast() : word).split(separator: "/").map(String.init))
        let own = names.subtracting(["any"]).sorted()
        let elements = own.reduce(0 as UInt64) { bits, name in
            precondition(numbers[name] != nil, "a child has a line of its own")
            return bits | 1 << UInt64(numbers[name] ?? 0)
        }
        return Step(
            names: own, elements: elements, takesForeign: names.contains("any"),
            isRequired: mark != "?" && mark != "*", isRepeated: mark == "*" || mark == "+")
    }
}
