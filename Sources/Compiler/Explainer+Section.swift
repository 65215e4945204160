import CatalogModel
import Regions
import SourceText
import Validation

extension Explainer {
    /// Where a section is shown, and where and by what it is beaten.
    func explain(section: Int) -> ExplainedSection {
        let copy = catalog.copies[section]
        let (path, line) = place(copy.id.range)
        let groups = compilation.proof.parts.filter { copy.texts.defines($0.group) }.map { part in
            let tally = WinnerDiagram.build(part.contest, budget: compilation.budget)?.counts()
            return ExplainedSection.GroupPart(
                group: part.group.rawValue,
                shown: tally.map { tally in
                    (count: tally.won.first { $0.owner == section }?.count ?? 0, possible: tally.possible)
                },
                regions: part.origins.indices.filter { part.origins[$0].section == section }.map { entry in
                    ExplainedSection.RegionPart(region: region(entry, part), places: places(of: entry, part))
                })
        }
        return ExplainedSection(id: copy.id.text, path: path, line: line, groups: groups)
    }

    /// What becomes of a region's combinations.
    private struct Fate: Hashable {
        let outcome: ExplainedOutcome
        let axis: Int?
    }

    /// The fates of a region's combinations: first where its own section wins, then the others, largest first.
    private func places(of entry: Int, _ part: Proof.Part) -> [ExplainedSection.Place]? {
        let own = part.contest.entries[entry]
        guard let diagram = WinnerDiagram.build(part.contest, in: own.region, budget: compilation.budget),
            let cells = diagram.cells({ leaf, cell in fate(of: entry, leaf, cell, part) })
        else { return nil }
        var fates: [Fate] = []
        var regions: [Fate: [(words: String, count: UInt128)]] = [:]
        for cell in cells {
            if regions[cell.label] == nil { fates.append(cell.label) }
            regions[cell.label, default: []].append((catalog.words(for: cell.region), cell.region.count))
        }
        let shown = ExplainedOutcome.section(catalog.copies[own.owner].id.text)
        return fates.map { fate in
            let regions = (regions[fate] ?? []).enumerated()
                .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
            return ExplainedSection.Place(
                outcome: fate.outcome, axis: fate.axis.map { catalog.axes[$0].name.text },
                count: regions.reduce(0) { $0 + $1.count }, regions: regions)
        }.enumerated().sorted { one, other in
            let (isOwn, isOther) = (one.element.outcome == shown, other.element.outcome == shown)
            if isOwn != isOther { return isOwn }
            return (other.element.count, one.offset) < (one.element.count, other.offset)
        }.map(\.element)
    }

    /// What a leaf says of a region's combinations, with the axis at which the winner beats the region.
    private func fate(of entry: Int, _ leaf: DiagramLeaf, _ cell: Region, _ part: Proof.Part) -> Fate {
        let (entries, precedence) = (part.contest.entries, part.contest.precedence)
        switch leaf {
        case .impossible: return Fate(outcome: .impossible, axis: nil)
        case .uncovered: return Fate(outcome: .uncovered, axis: nil)
        case .ambiguous: return Fate(outcome: .ambiguous, axis: nil)
        case .won(let owner, _):
            let outcome = ExplainedOutcome.section(catalog.copies[owner].id.text)
            guard owner != entries[entry].owner else { return Fate(outcome: outcome, axis: nil) }
            let axes = entries.lazy.filter { $0.owner == owner && cell.isSubset(of: $0.region) }
                .compactMap { $0.region.axisBeating(entries[entry].region, precedence: precedence) }
            return Fate(outcome: outcome, axis: axes.first)
        }
    }
}
