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
        Self.collect(parts, in: [], &found)
        return found
    }

    /// Most branches have no arguments: they are passed over without naming what is around them.
    private static func collect(_ parts: [Part], in enclosing: [Branch], _ found: inout [NestedArgument]) {
        for case .argument(let argument) in parts {
            found.append(NestedArgument(argument: argument, enclosing: enclosing))
            for (index, branch) in argument.branches.enumerated() where branch.contains(where: { $0.isArgument }) {
                collect(branch, in: enclosing + [Branch(argument: argument, index: index)], &found)
            }
        }
    }

    /// Every run of literal text, in the order of the pattern.
    package var literals: [Literal] {
        var found: [Literal] = []
        Self.collect(parts, &found)
        return found
    }

    private static func collect(_ parts: [Part], _ found: inout [Literal]) {
        for part in parts {
            switch part {
            case .literal(let literal): found.append(literal)
            case .pound: continue
            case .argument(let argument):
                for branch in argument.branches { collect(branch, &found) }
            }
        }
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
        switch kind {
        case .none, .simple: []
        case .choice(let choice): choice.alternatives.map(\.parts)
        case .plural(let plural), .selectOrdinal(let plural): plural.cases.map(\.parts)
        case .select(let select): select.cases.map(\.parts)
        }
    }
}

extension Part {
    fileprivate var isArgument: Bool {
        if case .argument = self { true } else { false }
    }
}
