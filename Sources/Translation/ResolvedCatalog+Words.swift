import CatalogModel
import Regions
import SourceText

extension ResolvedCatalog {
    /// Regions in words: `Lock Screen, Always-On; calendar; awaiting review`. At most three, then their number.
    func words(for regions: [Region]) -> String? {
        guard !regions.isEmpty else { return nil }
        var phrases: [String] = []
        for region in regions {
            let phrase = words(for: region)
            if !phrases.contains(phrase) { phrases.append(phrase) }
        }
        if phrases.contains("everywhere") { return "everywhere" }
        let more = phrases.count > 3 ? " / and \(phrases.count - 3) more" : ""
        return phrases.prefix(3).joined(separator: " / ") + more
    }

    private func words(for region: Region) -> String {
        let surface = axes.firstIndex { $0.name.text == "surface" }
        let order = [surface].compactMap(\.self) + axes.indices.filter { $0 != surface }
        let parts = order.filter { !region.isFull($0) }.map { axis in
            let values = region.values(axis)
            let rest = axes[axis].values.indices.filter { !values.contains($0) }
            let isInverse = values.count > 3 && rest.count < values.count
            let list = (isInverse ? rest : values).map { words(for: $0, on: axis) }.joined(separator: ", ")
            return (isInverse ? "all but " : "") + list
        }
        return parts.isEmpty ? "everywhere" : parts.joined(separator: "; ")
    }

    /// A value as people say it: surfaces by Apple's names, others with spaces.
    private func words(for value: Int, on axis: Int) -> String {
        let name = axes[axis].values[value].text
        if axes[axis].name.text == "surface", let proper = surfaceNames[name] { return proper }
        let plain = String(name.map { $0 == "-" ? " " : $0 })
        return plain == "unknown" ? "unknown \(axes[axis].name.text)" : plain
    }
}

/// Apple's names of the places where a Live Activity is shown.
private let surfaceNames = [
    "minimal": "Dynamic Island (minimal)", "compact": "Dynamic Island (compact)",
    "expanded": "Dynamic Island (expanded)", "lock-screen": "Lock Screen", "always-on": "Always-On",
    "stand-by": "StandBy", "smart-stack": "Smart Stack", "car-play": "CarPlay", "alert": "alert",
]
