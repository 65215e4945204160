import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let exactCaseShadows = Rule(
        "exact-case-shadows", .warning, "Exact cases that take every number of a plural category")
    static let unreachableCase = Rule(
        "unreachable-case", .warning,
        "A branch that the range of the argument, the choice around it or its section rules out")

    /// Whether every branch can be read by someone. Categories that no number of the language takes are another rule's.
    static let neverShown = MessageCheck(
        [exactCaseShadows, unreachableCase], by: .choices
    ) { scene in
        var findings: [Diagnostic] = []
        for nested in scene.arguments {
            let argument = nested.argument
            switch argument.kind {
            case .plural(let plural):
                findings += shadowed(argument, plural, isOrdinal: false, scene) + outside(argument, plural, scene)
            case .selectOrdinal(let plural):
                findings += shadowed(argument, plural, isOrdinal: true, scene) + outside(argument, plural, scene)
            case .select: findings += decided(nested, scene)
            case .none, .simple, .choice: break
            }
        }
        return findings
    }

    private static func shadowed(
        _ argument: Argument, _ plural: Plural, isOrdinal: Bool, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard plural.cases.contains(where: { $0.keyword == nil }),
            let occurrence = scene.language.occurrence(of: plural, argument: argument.name, isOrdinal: isOrdinal),
            let left = occurrence.atMost, let any = occurrence.withoutExact
        else { return [] }
        return plural.cases.compactMap { branch in
            guard let word = branch.keyword, word != "other", !left.contains(where: { $0.name == word }),
                let taken = any.first(where: { $0.name == word })
            else { return nil }
            return scene.finding(
                exactCaseShadows, "`\(word)` is never shown: exact cases take \(taken.examples)",
                at: branch.selectorRange,
                notes: [
                    "In \(scene.locale.text) no other number of the range is `\(word)`.",
                    "Delete `\(word)`, or the exact case if both say the same.",
                ],
                fixes: [
                    Fix(
                        "Delete `\(word)`", .needsReview,
                        [scene.edit(branch.selectorRange.lowerBound..<branch.range.upperBound, "")])
                ])
        }
    }

    /// Exact cases for numbers that the argument never is.
    private static func outside(_ argument: Argument, _ plural: Plural, _ scene: MessageScene) -> [Diagnostic] {
        guard let declaration = scene.declarations.arguments[argument.name], let range = declaration.range else {
            return []
        }
        return plural.cases.compactMap { branch in
            guard case .exact(let value, let spelling) = branch.selector else { return nil }
            let isFraction = declaration.type == .integer && value != value.rounded(.towardZero)
            guard isFraction || !range.contains(value) else { return nil }
            return scene.finding(
                unreachableCase, "`\(argument.name)` is never \(spelling)", at: branch.selectorRange,
                notes: [
                    isFraction
                        ? "It is an integer."
                        : "Its range is declared; an exact case sees the number before any offset.",
                    "Delete the branch, or correct the range.",
                ],
                fixes: [
                    Fix(
                        "Delete `\(branch.selector.spelling)`", .needsReview,
                        [scene.edit(branch.selectorRange.lowerBound..<branch.range.upperBound, "")])
                ])
        }
    }

    /// Branches that the branch of an enclosing select by the same argument rules out.
    private static func decided(_ nested: NestedArgument, _ scene: MessageScene) -> [Diagnostic] {
        guard
            let outer = nested.enclosing.last(where: {
                $0.argument.name == nested.argument.name && !$0.argument.isCounting
            }), case .keyword(let taken)? = outer.selector
        else { return [] }
        let others = outer.argument.cases.compactMap(\.keyword).filter { $0 != "other" }
        return nested.argument.cases.compactMap { branch in
            guard let word = branch.keyword, word != "other" else { return nil }
            guard taken == "other" ? others.contains(word) : word != taken else { return nil }
            return scene.finding(
                unreachableCase, "`\(nested.argument.name)` is `\(taken)` here, never `\(word)`",
                at: branch.selectorRange,
                notes: [
                    "The select around it has decided that already.", "Delete the branch, or move its words outward.",
                ])
        }
    }
}
