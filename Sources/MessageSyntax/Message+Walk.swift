/// The branch that a part stands in.
package struct Branch: Sendable, Equatable {
    /// The plural, selectordinal, select or choice.
    package let argument: Argument
    /// Which of its branches: an index of `Argument.cases` or `Choice.alternatives`.
    package let index: Int

    package init(argument: Argument, index: Int) {
        self.argument = argument
        self.index = index
    }

    /// The selector, but nil in a choice.
    package var selector: Case.Selector? {
        let cases = argument.cases
        return index < cases.count ? cases[index].selector : nil
    }
}

/// An argument with the branches around it, outermost first.
package struct NestedArgument: Sendable, Equatable {
    package let argument: Argument
    package let enclosing: [Branch]
}

extension Message {
    /// Every argument in the order of the pattern, an enclosing one before those inside it.
    package var arguments: [NestedArgument] {
        var found: [NestedArgument] = []
        forEachPart { part, enclosing in
            if case .argument(let argument) = part {
                found.append(NestedArgument(argument: argument, enclosing: enclosing))
            }
        }
        return found
    }

    /// Visits every part in the order of the pattern, an argument before the parts of its branches.
    package func forEachPart(_ visit: (Part, _ enclosing: [Branch]) -> Void) {
        MessageSyntax.forEachPart(of: parts, in: [], visit)
    }
}

/// Visits `parts` and, after each argument, the parts of its branches.
package func forEachPart(of parts: [Part], in enclosing: [Branch] = [], _ visit: (Part, [Branch]) -> Void) {
    for part in parts {
        visit(part, enclosing)
        guard case .argument(let argument) = part else { continue }
        for (index, branch) in argument.branches.enumerated() {
            forEachPart(of: branch, in: enclosing + [Branch(argument: argument, index: index)], visit)
        }
    }
}

extension Argument {
    /// The messages of all branches in order, those of a choice too.
    package var branches: [[Part]] {
        if case .choice(let choice) = kind { return choice.alternatives.map(\.parts) }
        return cases.map(\.parts)
    }
}
