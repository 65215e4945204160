import CatalogModel
import Emission
import Regions
import SourceText
import Translation
import Validation

/// Figures of a catalog. They come from diagrams and counts: no combination is looked at by itself, so a space of 10¹²
/// takes no longer than one of 10³.
package struct CatalogStatistics: Sendable {
    /// How far one group is covered.
    package struct Coverage: Sendable {
        /// The group's name.
        package let group: String
        package let covered: UInt128
        package let uncovered: UInt128
        /// Absent where the winners are too many to know; what is covered then includes ties.
        package let ambiguous: UInt128?
    }

    /// Sections whose widest selector restricts equally many axes.
    package struct Breadth: Sendable {
        package let restrictedAxes: Int
        package let sections: Int
        /// The possible combinations at which one of them wins the copy group.
        package let combinations: UInt128
    }

    /// How often one section is read.
    package struct Reading: Sendable {
        package let section: String
        package let restrictedAxes: Int
        package let combinations: UInt128
    }

    package let spaceCount: UInt128
    package let possibleCount: UInt128
    package let coverage: [Coverage]
    /// The most generic first; absent where the winners are too many to know.
    package let breadths: [Breadth]?
    /// The most read first.
    package let readings: [Reading]
    /// The target locales, in catalog order.
    package let progress: [TranslationProgress]
    /// The bytes of the parts of the generated table: `index`, `rows`, then the texts of each locale. Absent where the
    /// catalog is not sound, or its space so large that its table is not worked out here.
    package let tables: [(name: String, bytes: Int)]?

    /// Combinations beyond which the sizes of tables are not worked out.
    package static let tableLimit: UInt128 = 65_536

    package init(_ compilation: Compilation) {
        let proof = compilation.proof
        let catalog = compilation.catalog
        spaceCount = proof.spaceCount
        possibleCount = proof.possibleCount
        let tallies = proof.parts.map { WinnerDiagram.build($0.contest)?.counts() }
        coverage = zip(proof.parts, tallies).map { part, tally in
            let uncovered = tally?.uncovered ?? part.report.uncoveredCount
            let ambiguous = tally?.ambiguous
            return Coverage(
                group: part.group.rawValue,
                covered: proof.possibleCount - min(proof.possibleCount, uncovered + (ambiguous ?? 0)),
                uncovered: uncovered, ambiguous: ambiguous)
        }
        let copy = tallies.first ?? nil
        readings = Self.readings(copy, catalog)
        breadths = copy == nil ? nil : Self.breadths(readings)
        progress = compilation.locales.map { TranslationProgress($0, catalog) }
        tables =
            compilation.isSound && proof.spaceCount <= Self.tableLimit
            ? Self.sizes(ProjectionTable(compilation.projector)) : nil
    }

    private static func sizes(_ table: ProjectionTable) -> [(name: String, bytes: Int)] {
        let sizes = TableSizes(table)
        return [("index", sizes.index), ("rows", sizes.rows)] + sizes.languages.map { ($0.tag, $0.bytes) }
    }

    private static func readings(_ tally: Tally?, _ catalog: ResolvedCatalog) -> [Reading] {
        let won = (tally?.won ?? []).filter { $0.count > 0 }.sorted { ($1.count, $0.owner) < ($0.count, $1.owner) }
        return won.map { owner, count in
            let copy = catalog.copies[owner]
            let restricted = copy.regions.map { entry in catalog.axes.indices.count { !entry.region.isFull($0) } }
            return Reading(section: copy.id.text, restrictedAxes: restricted.min() ?? 0, combinations: count)
        }
    }

    private static func breadths(_ readings: [Reading]) -> [Breadth] {
        Set(readings.map(\.restrictedAxes)).sorted().map { axes in
            let own = readings.filter { $0.restrictedAxes == axes }
            return Breadth(
                restrictedAxes: axes, sections: own.count,
                combinations: own.reduce(0) { $0 + $1.combinations })
        }
    }
}

/// How far the translation into one locale is, in messages.
package struct TranslationProgress: Sendable {
    package let locale: String
    package let isRequired: Bool
    /// Messages that the locale must have; the counts below are of these.
    package private(set) var needed = 0
    /// As far along as the locale demands, and made from today's source.
    package private(set) var translated = 0
    /// Of the translated ones those that somebody has reviewed.
    package private(set) var reviewed = 0
    package private(set) var stale = 0
    /// Made by a machine and not confirmed.
    package private(set) var machine = 0
    /// Without a target, or without that of one form.
    package private(set) var missing = 0
    /// Shorter lengths, which a locale has only where its title is too wide.
    package private(set) var optional = 0

    init(_ stage: LocaleStage, _ catalog: ResolvedCatalog) {
        locale = stage.plan.setting.tag.text
        isRequired = stage.plan.setting.isRequired
        for entry in stage.plan.entries {
            let message = stage.translated.messages[entry.message]
            if catalog.messages[entry.message].isOptional {
                if message?.isUsable ?? false { optional += 1 }
                continue
            }
            needed += 1
            guard let message else {
                missing += 1
                continue
            }
            if message.isUsable { translated += 1 }
            if message.isUsable, message.state >= .reviewed { reviewed += 1 }
            if message.isStale { stale += 1 }
            if message.isMachine { machine += 1 }
        }
    }

    /// Whole percents of the needed messages that are translated, rounded down.
    package var percent: Int { needed == 0 ? 100 : translated * 100 / needed }
}
