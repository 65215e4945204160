import CatalogModel
import Regions
import SourceText

/// The axes of a catalog as people call them.
struct AxisWords {
    /// The axes in the order in which regions are told: where something is shown comes first.
    private let order: [Int]
    /// By axis, its values.
    private let values: [[String]]

    init(_ catalog: ResolvedCatalog) {
        let surface = catalog.axes.firstIndex { $0.name.text == "surface" }
        order = [surface].compactMap(\.self) + catalog.axes.indices.filter { $0 != surface }
        values = catalog.axes.map { axis in axis.values.map { Self.word(for: $0.text, on: axis.name.text) } }
    }

    /// Regions in words: `Lock Screen, Always-On; calendar; awaiting review`. At most three, then their number.
    func words(for regions: [Region]) -> String? {
        guard !regions.isEmpty else { return nil }
        var phrases: [String] = []
        var known: Set<String> = []
        for region in regions {
            let phrase = words(for: region)
            if phrase == "everywhere" { return phrase }
            if regions.count == 1 || known.insert(phrase).inserted { phrases.append(phrase) }
        }
        let more = phrases.count > 3 ? " / and \(phrases.count - 3) more" : ""
        return phrases.prefix(3).joined(separator: " / ") + more
    }

    private func words(for region: Region) -> String {
        var parts: [String] = []
        for axis in order where !region.isFull(axis) {
            let named = region.values(axis)
            let isInverse = named.count > 3 && named.count * 2 > values[axis].count
            let list = isInverse ? values[axis].indices.filter { !named.contains($0) } : named
            let text = list.count == 1 ? values[axis][list[0]] : list.map { values[axis][$0] }.joined(separator: ", ")
            parts.append(isInverse ? "all but " + text : text)
        }
        return parts.isEmpty ? "everywhere" : parts.joined(separator: "; ")
    }

    /// A value as people say it: surfaces by Apple's names, others with spaces.
    private static func word(for value: String, on axis: String) -> String {
        if axis == "surface", let proper = surfaceNames[value] { return proper }
        let plain = String(value.map { $0 == "-" ? " " : $0 })
        return plain == "unknown" ? "unknown \(axis)" : plain
    }

    /// Apple's names of the places where a Live Activity is shown.
    private static let surfaceNames = [
        "minimal": "Dynamic Island (minimal)", "compact": "Dynamic Island (compact)",
        "expanded": "Dynamic Island (expanded)", "lock-screen": "Lock Screen", "always-on": "Always-On",
        "stand-by": "StandBy", "smart-stack": "Smart Stack", "car-play": "CarPlay", "alert": "alert",
    ]
}
