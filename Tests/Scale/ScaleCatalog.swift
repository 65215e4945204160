package import Regions
import TestSupport

/// Contests written out as whole catalogs: each owner a section with the keys of all groups.
package enum ScaleCatalog {
    /// The text of a catalog with a contest's axes, impossible regions, precedence and sections.
    package static func text(of contest: Contest) -> String {
        let axes = contest.space.sizes.indices.map { "axis-\(RandomCatalog.word($0))" }
        var text = """
            [catalog scale]
            source = en
            locales =
            precedence = \(contest.precedence.map { axes[$0] }.joined(separator: ", "))
            tones = plain
            routes = home

            [action go]
            kind = open
            route = home
            title = Go
            label = Go


            """
        for (axis, size) in contest.space.sizes.enumerated() {
            let values = (0..<size).map { value($0, of: axis) }.joined(separator: ", ")
            text += "[axis \(axes[axis])]\nvalues = \(values)\nsource = device\n\n"
        }
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
        return text + "[fallback]\ntitle = Fallback\nlabel = Fallback\nredacted = Hidden\naction = go\ntone = plain\n"
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
