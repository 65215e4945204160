package import Regions
import TestSupport

/// Contests written out as whole catalogs: each owner a section with the keys of all groups.
package enum ScaleCatalog {
    /// The text of a catalog with a contest's axes, impossible regions, precedence and sections.
    package static func text(of contest: Contest) -> String {
        let axes = contest.space.sizes.enumerated().map { axis, size in
            (name: "axis-\(RandomCatalog.word(axis))", values: (0..<size).map { value($0, of: axis) })
        }
        var text = CatalogHead.text("scale", axes: axes, precedence: contest.precedence)
        for (number, region) in contest.impossible.enumerated() {
            text += "[impossible \(RandomCatalog.word(number))]\nwhen = \(selector(region))\nwhy = It cannot be.\n\n"
        }
        for entry in contest.entries {
            let id = RandomCatalog.word(entry.owner)
            text += """
                [copy \(id)]
                when = \(selector(entry.region))
                title = Title \(id)
                label = Label \(id)
                tone = plain
                redacted = Redacted \(id)
                action = go


                """
        }
        return text
    }

    /// The name of a value, unlike those of other axes.
    package static func value(_ value: Int, of axis: Int) -> String {
        "\(RandomCatalog.word(axis))-\(RandomCatalog.word(value))"
    }

    private static func selector(_ region: Region) -> String {
        let clauses = region.space.sizes.indices.compactMap { axis -> String? in
            guard !region.isFull(axis) else { return nil }
            return region.values(axis).map { value($0, of: axis) }.joined(separator: "|")
        }
        return clauses.isEmpty ? "*" : clauses.joined(separator: ", ")
    }
}
