package import Regions
import SourceText

/// Regions in the words of the catalog, for people and for pasting.
extension ResolvedCatalog {
    /// `contact or reminder · failed · any freshness · minimal`: an axis that holds all its values says *any*.
    package func words(for region: Region) -> String {
        axes.indices.map { words(for: region, axis: $0) }.joined(separator: " · ")
    }

    /// One axis of a region in words.
    package func words(for region: Region, axis: Int) -> String {
        let values = region.values(axis)
        let all = axes[axis].values
        if values.count == all.count { return "any \(axes[axis].name.text)" }
        let missing = all.indices.filter { !values.contains($0) }
        if values.count > 3, missing.count < values.count {
            return "any \(axes[axis].name.text) but \(joined(missing.map { all[$0].text }, "and"))"
        }
        return joined(values.map { label(all[$0].text, axis: axis) }, "or")
    }

    /// A value as people tell it from the same word of another axis: `unknown task`, `unknown execution`.
    private func label(_ value: String, axis: Int) -> String {
        isShared(value) ? "\(value) \(axes[axis].name.text)" : value
    }

    /// Whether several axes have a value of this name.
    private func isShared(_ value: String) -> Bool {
        axes.filter { $0.values.contains { $0.text == value } }.count > 1
    }

    private func joined(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }

    /// A combination in the catalog's words: `calendar, failed, observe, live, minimal`.
    package func words(for point: [Int]) -> String {
        point.enumerated().map { axes[$0.offset].values[$0.element].text }.joined(separator: ", ")
    }

    /// The region as a selector that can be pasted: the shorter of listing and excluding, the axis named where needed.
    package func selector(for region: Region) -> String {
        let clauses = axes.indices.compactMap { clause(for: region, axis: $0) }
        return clauses.isEmpty ? "*" : clauses.joined(separator: ", ")
    }

    private func clause(for region: Region, axis: Int) -> String? {
        let all = axes[axis].values
        let values = region.values(axis)
        guard values.count < all.count else { return nil }
        let missing = all.indices.filter { !values.contains($0) }
        let isNegated = missing.count < values.count
        let listed = (isNegated ? missing : values).map { all[$0].text }
        let text = (isNegated ? "!" : "") + listed.joined(separator: "|")
        let isClear =
            axes.filter { other in
                listed.allSatisfy { value in other.values.contains { $0.text == value } }
            }.count == 1
        return isClear ? text : "\(axes[axis].name.text): \(text)"
    }

    /// A section that would cover a region in some groups, to paste and fill in.
    package func stub(for region: Region, groups: [Group]) -> String {
        let body = groups.map { group in
            switch group {
            case .copy: "title  = …\nlabel  = …"
            case .redacted: "redacted = …"
            case .action: "action = \(actions.first?.name.text ?? "none")"
            }
        }
        return "[copy \(freeID(for: region))]\nwhen   = \(selector(for: region))\n\(body.joined(separator: "\n"))"
    }

    /// An id that no section has, named for the values of the first axes that a region restricts to one or two.
    private func freeID(for region: Region) -> String {
        var words: [String] = []
        for axis in axes.indices where words.count < 2 {
            let values = region.values(axis)
            guard values.count < axes[axis].values.count, values.count <= 2 else { continue }
            words.append(values.map { axes[axis].values[$0].text }.joined(separator: "-or-"))
        }
        var id = words.isEmpty ? "everything.else" : words.joined(separator: ".")
        while copies.contains(where: { $0.id.text == id }) { id += ".more" }
        return id
    }
}
