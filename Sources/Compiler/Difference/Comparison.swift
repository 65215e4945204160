import CatalogModel
import MessageSyntax
import Regions
import Rendering
import SourceText
import Validation

/// Two catalogs while they are compared.
struct Comparison {
    let sides: [Compilation]
    let joint: JointSpace
    let readers: [SaidReader]
    /// The locales whose texts may be shown: the compared ones and all that stand in for them.
    private let tags: [String]
    /// Whether sections that say the same show the same: fallbacks, arguments and precedence are equal.
    private let sharesFrame: Bool

    init(_ before: Compilation, _ after: Compilation, _ joint: JointSpace, _ locales: [String]) {
        sides = [before, after]
        self.joint = joint
        let readers = [SaidReader(before, locales), SaidReader(after, locales)]
        self.readers = readers
        let chains = sides.map { side in locales.map { Self.chain($0, side.catalog) } }
        tags = chains[1].flatMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let precedences = zip(Side.allCases, sides).map { joint.precedence($1.catalog, of: $0) }
        sharesFrame =
            joint.isSame && chains[0] == chains[1] && precedences[0] == precedences[1]
            && readers[0].fallback == readers[1].fallback
            && before.catalog.arguments.map(Self.shape) == after.catalog.arguments.map(Self.shape)
    }

    /// The locales that serve a locale, best first.
    private static func chain(_ tag: String, _ catalog: ResolvedCatalog) -> [String] {
        var chain = [tag]
        while let next = catalog.locales.first(where: { $0.tag.text == chain.last })?.fallback?.text,
            !chain.contains(next)
        {
            chain.append(next)
        }
        let source = catalog.header.sourceLocale.text
        return chain.contains(source) ? chain : chain + [source]
    }

    /// What of an argument decides how wide it is shown.
    private static func shape(_ argument: ArgumentDeclaration) -> [String] {
        [argument.name.text, "\(argument.range.map { "\($0)" } ?? "")"] + argument.samples.map(\.text)
            + (argument.cases ?? ["\(argument.type)"])
    }

    /// Where the two say different things; nothing where that would take too long.
    func changes() -> [CatalogDifference.Change]? {
        var numbers: [Pair: Int] = [:]
        var pairs: [Pair] = []
        let (readers, joint) = (self.readers, self.joint)
        var walk = DifferenceWalk(
            space: joint.space, deciders: deciders,
            precedences: sides.map(\.catalog.header.precedence),
            order: joint.precedence(sides[1].catalog, of: .after).completed(joint.space.axisCount),
            selected: sides.indices.map { side in sides[side].catalog.copies.map { selected($0, side) } }
        ) { outcomes, point in
            let said = zip(outcomes, Side.allCases).map { outcome, side in
                outcome.isImpossible
                    ? nil : readers[side.rawValue].said(outcome, at: joint.point(point, of: side))
            }
            let pair = Pair(before: said[0], after: said[1])
            guard pair.before != pair.after else { return nil }
            if numbers[pair] == nil {
                numbers[pair] = pairs.count
                pairs.append(pair)
            }
            return numbers[pair]
        }
        guard let diagram = walk.run() else { return nil }
        let all = zip(pairs, diagram.areas(pairs.count)).map { pair, area in
            CatalogDifference.Change(
                regions: area.regions, isWhole: area.isWhole, count: area.count, before: pair.before, after: pair.after)
        }
        let places = all.indices.sorted { (all[$1].count, $0) < (all[$0].count, $1) }
        return places.map { all[$0] }
    }

    private struct Pair: Hashable {
        let before: [Said]?
        let after: [Said]?
    }

    // MARK: Deciders

    /// All that decides, strongest entries first, twins paired.
    private var deciders: [Decider] {
        var entries = Side.allCases.flatMap { side in Group.allCases.flatMap { self.entries(side, $0) } }
        let order = joint.precedence(sides[1].catalog, of: .after).completed(joint.space.axisCount)
        let strengths = entries.map { entry in order.map { entry.region.valueCount($0) } }
        entries = entries.indices.sorted {
            strengths[$0].lexicographicallyPrecedes(strengths[$1]) || strengths[$0] == strengths[$1] && $0 < $1
        }.map { entries[$0] }
        if sharesFrame { pairEntries(&entries) }
        var others = Side.allCases.flatMap { impossible($0) + budgets($0) }
        pair(&others, from: entries.count) { other in
            switch other.role {
            case .impossible: ["impossible"]
            case .budget(let side): limits(sides[side.rawValue].catalog.budgets[other.owner])
            case .entry, .value: []
            }
        }
        return entries + others + values
    }

    private func entries(_ side: Side, _ group: Group) -> [Decider] {
        sides[side.rawValue].proof.parts.filter { $0.group == group }.flatMap(\.contest.entries).compactMap { entry in
            let region = joint.region(entry.region, of: side)
            guard !region.isEmpty else { return nil }
            return Decider(region, .entry(side, group), owner: entry.owner, original: entry.region)
        }
    }

    private func impossible(_ side: Side) -> [Decider] {
        sides[side.rawValue].catalog.impossibleRegions.map { joint.region($0, of: side) }.filter { !$0.isEmpty }
            .map { Decider($0, .impossible(side)) }
    }

    private func budgets(_ side: Side) -> [Decider] {
        sides[side.rawValue].catalog.budgets.enumerated().flatMap { index, budget -> [Decider] in
            guard limits(budget).contains(where: { $0 != "-" }) else { return [] }
            return budget.regions.map { joint.region($0.region, of: side) }.filter { !$0.isEmpty }
                .map { Decider($0, .budget(side), owner: index) }
        }
    }

    /// The limits of a budget that decide what is shown.
    private func limits(_ budget: WidthBudget) -> [String] {
        tags.flatMap { tag in
            [
                budget.columns(.title, locale: tag), budget.columns(.action, locale: tag),
                budget.columns(.support, locale: tag).flatMap { $0 == 0 ? 0 : nil },
            ].map { $0.map(String.init) ?? "-" }
        }
    }

    /// The values of axes that some message selects on.
    private var values: [Decider] {
        let axes = Set(sides.indices.flatMap { side in sides[side].catalog.copies.flatMap { selected($0, side) } })
        return axes.sorted().flatMap { axis in
            (0..<joint.space.sizes[axis]).map { value in
                Decider(Region(full: joint.space).replacing(axis, with: [value]), .value(axis: axis))
            }
        }
    }

    // MARK: Twins

    /// Pairs deciders of the two sides with equal regions and equal keys; `first` is the number of the first one.
    private func pair(_ deciders: inout [Decider], from first: Int, key: (Decider) -> [String]) {
        struct Place: Hashable {
            let region: Region
            let key: [String]
        }
        var waiting: [Place: [Int]] = [:]
        for index in deciders.indices {
            let place = Place(region: deciders[index].region, key: key(deciders[index]))
            guard deciders[index].side == .after else {
                waiting[place, default: []].append(index)
                continue
            }
            guard let other = waiting[place]?.first else { continue }
            waiting[place]?.removeFirst()
            deciders[index].twin = first + other
            deciders[other].twin = first + index
        }
    }

    /// Pairs entries whose sections are pairs: those of one id, where they say the same in the group.
    private func pairEntries(_ entries: inout [Decider]) {
        let contents = sides.indices.map { side in
            sides[side].catalog.copies.map { copy in Group.allCases.map { content(copy.texts, $0, side) } }
        }
        let ids = sides.map { $0.catalog.copies.map(\.id.text) }
        var order = entries.indices.filter { entries[$0].side == .before }
        order += entries.indices.filter { entries[$0].side == .after }
        var sorted = order.map { entries[$0] }
        pair(&sorted, from: 0) { entry in
            guard case .entry(let side, let group) = entry.role else { return [] }
            let place = Group.allCases.firstIndex(of: group) ?? 0
            return [group.rawValue, ids[side.rawValue][entry.owner]] + contents[side.rawValue][entry.owner][place]
        }
        for (place, index) in order.enumerated() { entries[index].twin = sorted[place].twin.map { order[$0] } }
    }

    /// All that a section may show in a group.
    private func content(_ texts: CopyTexts, _ group: Group, _ side: Int) -> [String] {
        let catalog = sides[side].catalog
        switch group {
        case .copy:
            let messages = [texts.title, texts.short, texts.tiny, texts.support, texts.label]
            return messages.flatMap { patterns($0, side) }
                + [texts.tone.map { catalog.header.tones[$0].text } ?? "", texts.symbol?.text ?? ""]
        case .redacted: return patterns(texts.redacted, side)
        case .action:
            guard case .action(let index)? = texts.action else { return [] }
            let action = catalog.actions[index]
            return [action.title, action.short, action.label, action.hint].flatMap { patterns($0, side) }
                + [action.kind.rawValue, action.route?.text ?? ""]
        }
    }

    /// A message in each locale that may be shown.
    private func patterns(_ message: Int?, _ side: Int) -> [String] {
        texts(message, side).map { $0.map { printMessage($0.parts) } ?? "\u{0}" }
    }

    private func texts(_ message: Int?, _ side: Int) -> [Message?] {
        let known = sides[side].localeTags
        return tags.map { tag in
            message.flatMap { sides[side].projector.texts[known.firstIndex(of: tag) ?? 0].messages[$0] }
        }
    }

    /// The joint axes that a section's messages select on.
    private func selected(_ copy: CopySection, _ side: Int) -> [Int] {
        let catalog = sides[side].catalog
        var messages = Field.allCases.map { copy.texts.message($0) }
        if case .action(let index)? = copy.texts.action {
            let action = catalog.actions[index]
            messages += [action.title, action.short, action.label, action.hint]
        }
        let axes = messages.flatMap { self.texts($0, side).compactMap { $0.map(catalog.selectedAxes) }.flatMap(\.self) }
        let names = Set(axes.map { catalog.axes[$0].name.text })
        return joint.catalog.axes.indices.filter { names.contains(joint.catalog.axes[$0].name.text) }
    }
}

extension Decider {
    /// The side it is of; values are of both.
    fileprivate var side: Side {
        switch role {
        case .entry(let side, _), .impossible(let side), .budget(let side): side
        case .value: .before
        }
    }
}

extension [Int] {
    /// With the numbers below a count that are missing behind it.
    fileprivate func completed(_ count: Int) -> [Int] { self + (0..<count).filter { !contains($0) } }
}
