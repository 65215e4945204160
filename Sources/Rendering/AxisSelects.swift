package import CatalogModel
package import MessageSyntax
import SourceText

/// Selects over an axis, `{task, select, calendar {…} other {…}}`: decided when the catalog is compiled.
extension ResolvedCatalog {
    /// Index of the axis that a message names, where it names one.
    package func axis(messageName: String) -> Int? {
        axes.firstIndex { $0.messageName == messageName }
    }

    /// The axes that a message selects on, ascending.
    package func selectedAxes(_ message: Message) -> [Int] {
        var found: Set<Int> = []
        for nested in message.arguments {
            guard case .select = nested.argument.kind, let axis = axis(messageName: nested.argument.name) else {
                continue
            }
            found.insert(axis)
        }
        return found.sorted()
    }

    /// The parts that remain at a combination: each select over an axis is replaced by the branch of its value.
    ///
    /// Branches match on the value's spelling in messages; where none does, `other` serves.
    package func resolvingAxes(_ parts: [Part], at point: [Int]) -> [Part] {
        var result: [Part] = []
        for part in parts {
            guard case .argument(let argument) = part else {
                result.append(part)
                continue
            }
            if case .select(let select) = argument.kind, let axis = axis(messageName: argument.name) {
                let value = axes[axis].values[point[axis]].text.messageSpelling
                let branch = select.branch(for: value)
                result += resolvingAxes(branch?.parts ?? [], at: point)
            } else {
                result.append(.argument(argument.replacingCases { resolvingAxes($0.parts, at: point) }))
            }
        }
        return result
    }
}

extension Select {
    /// The branch that a value takes: its own, else `other`.
    package func branch(for value: String) -> Case? {
        cases.first { $0.selector == .keyword(value) } ?? cases.first { $0.selector == .keyword("other") }
    }
}

extension Argument {
    /// The same argument with other messages in its branches.
    package func replacingCases(_ parts: (Case) -> [Part]) -> Argument {
        func replaced(_ cases: [Case]) -> [Case] {
            cases.map {
                Case(selector: $0.selector, selectorRange: $0.selectorRange, parts: parts($0), range: $0.range)
            }
        }
        let kind: Kind =
            switch self.kind {
            case .plural(let plural): .plural(Plural(offset: plural.offset, cases: replaced(plural.cases)))
            case .selectOrdinal(let plural):
                .selectOrdinal(Plural(offset: plural.offset, cases: replaced(plural.cases)))
            case .select(let select): .select(Select(cases: replaced(select.cases)))
            default: self.kind
            }
        return Argument(name: name, nameRange: nameRange, number: number, kind: kind, range: range)
    }
}
