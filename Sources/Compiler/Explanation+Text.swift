import Diagnostics

/// Explanations for people.
extension Explanation {
    /// Lines, each with its end.
    package var text: String {
        let lines =
            switch self {
            case .combination(let combination): combination.lines
            case .selector(let selector): selector.lines
            case .section(let section): section.lines
            }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ExplainedOutcome {
    fileprivate var words: String {
        switch self {
        case .section(let id): "`\(id)`"
        case .ambiguous: "ambiguous"
        case .uncovered: "nothing"
        case .impossible: "impossible"
        }
    }
}

extension ExplainedRegion {
    fileprivate var place: String { "`\(section)` (\(path):\(line))" }
}

extension ExplainedCombination {
    fileprivate var lines: [String] {
        [words] + impossible.map { "  impossible by `\($0.name)`: \($0.why)" } + groups.flatMap { [""] + $0.lines }
            + ["", "shown"] + texts.flatMap(\.lines)
    }
}

extension ExplainedCombination.GroupPart {
    fileprivate var lines: [String] {
        let head =
            switch outcome {
            case .section(let id): "`\(id)` wins"
            case .ambiguous: "ambiguous, nothing wins"
            case .uncovered, .impossible: "no section says anything"
            }
        return ["\(group): \(head)"]
            + matches.flatMap { match in
                match.defeats.isEmpty
                    ? ["  \(match.region.place)  unbeaten: \(match.region.selector)"]
                    : match.defeats.map { defeat in
                        "  \(match.region.place)  beaten by `\(defeat.section)` at axis `\(defeat.axis)`: "
                            + "\(defeat.inner) lies inside \(defeat.outer)"
                    }
            }
    }
}

extension ExplainedCombination.LocalePart {
    fileprivate var lines: [String] {
        [tag == language ? "  \(tag)" : "  \(tag), which falls back to \(language)"]
            + Columns.lines(rows.map { [$0, $1] }).map { "    \($0)" }
    }
}

extension ExplainedSelector {
    fileprivate var lines: [String] {
        ["\(words): \(grouped(count)) \(count == 1 ? "combination" : "combinations")"]
            + groups.flatMap { part in
                ["", part.group]
                    + (part.outcomes.map { outcomes in
                        outcomes.map { "  \($0.outcome.words): \(grouped($0.count))" }
                    } ?? [Explanation.tooMany])
            }
    }
}

extension Explanation {
    fileprivate static let tooMany = "  too many regions overlap to count; `--budget` lets the count go further"
    /// The most regions that are listed for one fate.
    fileprivate static let cap = 5
}

extension ExplainedSection {
    fileprivate var lines: [String] {
        ["`\(id)` (\(path):\(line))"] + groups.flatMap { [""] + $0.lines }
    }
}

extension ExplainedSection.GroupPart {
    fileprivate var lines: [String] {
        let head = shown.map { shown in
            "\(group): shown at \(grouped(shown.count)) of \(grouped(shown.possible)) possible combinations"
        }
        return [head ?? "\(group):"]
            + regions.flatMap { part in
                ["  when \(part.region.selector) (\(part.region.path):\(part.region.line))"]
                    + (part.places.map { places in places.flatMap { $0.lines(of: part.region.section) } } ?? [
                        "  " + Explanation.tooMany
                    ])
            }
    }
}

extension ExplainedSection.Place {
    fileprivate func lines(of section: String) -> [String] {
        let head: String =
            switch outcome {
            case .section(section): "shown"
            case .section(let id): "beaten by `\(id)`\(axis.map { " at axis `\($0)`" } ?? "")"
            case .ambiguous: "tied, nothing wins"
            case .uncovered: "uncovered"
            case .impossible: "impossible"
            }
        let hidden = regions.count - Explanation.cap
        return ["    \(head): \(grouped(count))"]
            + regions.prefix(Explanation.cap).map { "      \($0.words) (\(grouped($0.count)))" }
            + (hidden > 0 ? ["      and \(grouped(hidden)) more \(hidden == 1 ? "region" : "regions")"] : [])
    }
}
