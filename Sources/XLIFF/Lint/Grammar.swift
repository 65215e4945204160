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
    private(set) var elements: [String: ElementRule] = [:]

    init(_ tables: String...) {
        for line in tables.joined(separator: "\n").split(separator: "\n") {
            let rule = ElementRule(line)
            elements[rule.name] = rule
        }
    }
}

/// What one element may hold.
struct ElementRule: Sendable {
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
        let names: Set<String>
        let takesForeign: Bool
        let isRequired: Bool
        let isRepeated: Bool
    }

    let name: String
    /// The elements in which it may stand as one of another namespace; nil where it only stands in its own module.
    let hosts: Set<String>?
    let attributes: [Attribute]
    let foreign: Foreign
    let steps: [Step]
    let allowsText: Bool

    fileprivate init(_ line: Substring) {
        let columns = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        func words(_ index: Int) -> [Substring] { index < columns.count ? columns[index].split(separator: " ") : [] }
        let head = words(0)
        precondition(columns.count == 3 && !head.isEmpty, "a line of a grammar has three columns")
        name = String(head[0])
        hosts = head.count > 1 ? Set(head.dropFirst(2).map(String.init)) : nil
        let own = words(1)
        foreign = own.contains("+any") ? .any : own.contains("+modules") ? .modules : .none
        attributes = own.filter { !$0.hasPrefix("+") }.map { word in
            let isRequired = word.hasSuffix("!")
            let bare = isRequired ? word.dropLast() : word
            let parts = bare.split(separator: "=")
            let type = parts.count > 1 ? ValueType(word: parts[1]) : .text
            return Attribute(name: String(parts[0]), type: type, isRequired: isRequired)
        }
        let children = words(2)
        allowsText = children.contains("#text")
        steps = children.filter { $0 != "#text" }.map { word in
            let mark = word.last ?? " "
            let names = Set((("?*+".contains(mark)) ? word.dropLast() : word).split(separator: "/").map(String.init))
            return Step(
                names: names.subtracting(["any"]), takesForeign: names.contains("any"),
                isRequired: mark != "?" && mark != "*", isRepeated: mark == "*" || mark == "+")
        }
    }
}
