package import CatalogModel
import CatalogSyntax
package import Diagnostics
package import Regions
package import SourceText

extension Resolver {
    /// The regions of all `when` (or `unless`) entries of a section; those that cannot be read are left out.
    mutating func regions(_ section: SectionSyntax, key: String = "when") -> [RegionEntry] {
        section.entries(key).compactMap { entry in
            region(entry.selector ?? entry.value.selector).map { RegionEntry(region: $0, range: entry.value.range) }
        }
    }

    /// One selector as a region.
    mutating func region(_ selector: SelectorSyntax) -> Region? {
        guard !selector.isEverything else { return Region(full: space) }
        guard !selector.clauses.isEmpty else { return nil }
        var chosen: [[Int]?] = catalog.axes.map { _ in nil }
        var places: [SourceRange?] = catalog.axes.map { _ in nil }
        var isSound = selector.isWhole
        for clause in selector.clauses {
            guard let (axis, values) = resolve(clause) else {
                isSound = false
                continue
            }
            if let earlier = places[axis] {
                reportAxisTwice(axis, clause, earlier)
                isSound = false
                continue
            }
            places[axis] = clause.range
            let all = catalog.axes[axis].values.indices
            let kept = clause.negated ? all.filter { !values.contains($0) } : values
            if kept.isEmpty {
                report(
                    ResolutionRules.emptySelector,
                    "`!` excludes every value of axis `\(catalog.axes[axis].name.text)`", at: clause.range,
                    notes: ["Nothing can satisfy this selector; leave at least one value."])
                isSound = false
            }
            chosen[axis] = kept
        }
        return isSound ? Region(values: chosen, in: space) : nil
    }

    private mutating func reportAxisTwice(
        _ axis: Int, _ clause: SelectorSyntax.Clause, _ earlier: SourceRange
    ) {
        report(
            ResolutionRules.axisTwice, "axis `\(catalog.axes[axis].name.text)` stands twice in one selector",
            at: clause.range, related: [.init(earlier, "here first")],
            notes: [
                "A comma means *and*; write the values of one axis together, `a|b`, or a second `when` line for *or*."
            ])
    }

    /// The axis of a clause and the indexes of the values it lists.
    private mutating func resolve(_ clause: SelectorSyntax.Clause) -> (axis: Int, values: [Int])? {
        if let name = clause.axis {
            guard
                let axis = index(of: name, in: catalog.axes.map(\.name), kind: "axis", where: "the catalog")
            else { return nil }
            var values: [Int] = []
            for value in clause.values {
                guard let index = valueIndex(value, axis: axis) else { return nil }
                if !values.contains(index) { values.append(index) }
            }
            return (axis, values)
        }
        let known = values
        let places = clause.values.map { known[$0.text] ?? [] }
        let holders = places[0].map(\.axis).filter { axis in
            places.dropFirst().allSatisfy { $0.contains { $0.axis == axis } }
        }
        guard holders.count == 1, let axis = holders.first else {
            reportUnclear(clause, holders: holders)
            return nil
        }
        return (axis, places.compactMap { $0.first { $0.axis == axis }?.index })
    }

    private mutating func valueIndex(_ value: Name, axis: Int) -> Int? {
        if let place = values[value.text]?.first(where: { $0.axis == axis }) { return place.index }
        reportUnknown(
            "value", value, among: catalog.axes[axis].values.map(\.text), rule: ResolutionRules.unknownValue,
            where: "axis `\(catalog.axes[axis].name.text)`")
        return nil
    }

    /// Says why no single axis holds all the values of a clause.
    private mutating func reportUnclear(_ clause: SelectorSyntax.Clause, holders: [Int]) {
        func axes(of value: Name) -> [Int] {
            catalog.axes.indices.filter { axis in catalog.axes[axis].values.contains { $0.text == value.text } }
        }
        if holders.count > 1 {
            let names = holders.map { catalog.axes[$0].name.text }
            let written = clause.values.map(\.text).joined(separator: "|")
            report(
                ResolutionRules.unclearAxis,
                "`\(written)` could be of axis \(names.map { "`\($0)`" }.joined(separator: " or "))", at: clause.range,
                notes: ["Write the axis before it: `\(names[0]): \(clause.negated ? "!" : "")\(written)`."],
                fixes: names.map {
                    Fix("Write `\($0):` before it", .needsReview, [Fix.Edit(clause.range.start, "\($0): ")])
                })
            return
        }
        let strangers = clause.values.filter { axes(of: $0).isEmpty }
        guard strangers.isEmpty else {
            let home = clause.values.compactMap { axes(of: $0).first }.first
            let near = home.map { catalog.axes[$0].values } ?? catalog.axes.flatMap(\.values)
            for value in strangers {
                reportUnknown(
                    "value", value, among: near.map(\.text), rule: ResolutionRules.unknownValue,
                    where: home.map { "axis `\(catalog.axes[$0].name.text)`" } ?? "the catalog")
            }
            return
        }
        let homes = clause.values.map { value in
            "`\(value.text)` is of \(axes(of: value).map { "`\(catalog.axes[$0].name.text)`" }.joined(separator: " or "))"
        }
        report(
            ResolutionRules.unclearAxis, "`|` joins values of different axes", at: clause.range,
            notes: [
                homes.joined(separator: ", "), "Join axes with a comma, which means *and*, or write a second `when`.",
            ])
    }

    /// Reads `[impossible NAME]`.
    mutating func readImpossible(_ section: SectionSyntax) {
        guard let name = section.name else { return }
        let regions = regions(section)
        catalog.impossible.append(
            Impossible(name: name, regions: regions, why: section.value("why")?.value.text ?? ""))
    }
}

/// Resolves a selector that stands outside the catalog, such as a command's argument.
package func resolveSelector(_ value: MappedText, in catalog: ResolvedCatalog) -> Staged<Region?> {
    var resolver = Resolver(ParsedCatalog(files: []))
    resolver.catalog = catalog
    let region = resolver.region(value.selector)
    return Staged(region, resolver.diagnostics)
}
