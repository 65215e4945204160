import CatalogModel
package import Regions
import SourceText
import Validation

/// What two versions of a catalog say differently.
package struct CatalogDifference: Sendable {
    /// One difference and everywhere it is.
    package struct Change: Sendable {
        /// In the joint space; disjoint.
        package let regions: [Region]
        /// Whether all regions are listed.
        package let isWhole: Bool
        package let count: UInt128
        /// What was said in each compared locale; absent where it was impossible.
        package let before: [Said]?
        /// What is said now; absent where it is impossible.
        package let after: [Said]?
    }

    /// What becomes of the translations of one locale.
    package struct Stranded: Sendable {
        package let locale: String
        /// Ids of units whose source has changed since they were translated.
        package let stale: [String]
        /// Ids of units that the catalog no longer has.
        package let retired: [String]
    }

    /// Two sections that a reader cannot tell apart any more.
    package struct Alike: Sendable, Hashable {
        package let locale: String
        package let sections: [String]
        package let title: String
    }

    package let joint: JointSpace
    /// The compared locales, the source first.
    package let locales: [String]
    /// The most frequent first.
    package let changes: [Change]
    /// What the fallback says, where that differs.
    package let fallback: (before: [Said], after: [Said])?
    package let stranded: [Stranded]
    package let alike: [Alike]
    /// Possible combinations of the later catalog.
    package let possibleCount: UInt128
    /// For each change of the axes how many possible combinations of its side have the value; absent for axes.
    package let valueCounts: [UInt128?]

    /// Combinations that say something else.
    package var count: UInt128 { changes.reduce(0) { $0 + $1.count } }

    /// Whether nothing at all differs.
    package var isEmpty: Bool {
        changes.isEmpty && fallback == nil && stranded.isEmpty && alike.isEmpty && joint.changes.isEmpty
    }

    /// Compares two catalogs in the source and in other locales; nothing where that would take too long.
    package init?(from before: Compilation, to after: Compilation, locales tags: [String] = []) {
        let source = after.catalog.header.sourceLocale.text
        locales = [source] + tags.filter { $0 != source }
        joint = JointSpace(before.catalog, after.catalog)
        let comparison = Comparison(before, after, joint, locales)
        guard let changes = comparison.changes() else { return nil }
        self.changes = changes
        let readers = comparison.readers
        let fallbacks = readers.map { $0.fallback }
        fallback = fallbacks[0] == fallbacks[1] ? nil : (fallbacks[0], fallbacks[1])
        stranded = Self.stranded(from: before, to: after)
        alike = Self.alike(from: before, to: after, locales)
        possibleCount = after.proof.possibleCount
        valueCounts = joint.changes.map { change in
            change.side == .before ? Self.count(of: change, in: before) : Self.count(of: change, in: after)
        }
    }

    private static func count(of change: JointSpace.AxisChange, in compilation: Compilation) -> UInt128? {
        let catalog = compilation.catalog
        guard let axis = catalog.axes.firstIndex(where: { $0.name.text == change.axis }),
            let value = catalog.axes[axis].values.firstIndex(where: { $0.text == change.value })
        else { return nil }
        let contest = Contest(
            space: catalog.space, impossible: catalog.impossibleRegions, entries: [],
            precedence: catalog.header.precedence)
        let region = Region(full: catalog.space).replacing(axis, with: [value])
        return WinnerDiagram.build(contest)?.counts(inside: region).possible
    }
}
