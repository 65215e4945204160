/// A made-up small catalog: its text, and the same facts as plain values from which everything can be enumerated.
package struct RandomCatalog: Sendable {
    /// A section's selector: for each axis the values it holds.
    package typealias Box = [Set<Int>]

    package struct Section: Sendable {
        package let id: String
        package let boxes: [Box]
        package let hasCopy: Bool
        package let hasRedacted: Bool
        package let hasAction: Bool

        package func defines(_ group: Int) -> Bool { [hasCopy, hasRedacted, hasAction][group] }
    }

    package let sizes: [Int]
    package let precedence: [Int]
    package let impossible: [Box]
    package private(set) var sections: [Section]

    /// A catalog of these sections, each with the keys of all groups.
    init(sizes: [Int], precedence: [Int], impossible: [Box], sections: [[Box]]) {
        self.sizes = sizes
        self.precedence = precedence
        self.impossible = impossible
        self.sections = sections.enumerated().map { index, boxes in
            Section(
                id: RandomCatalog.word(index), boxes: boxes, hasCopy: true, hasRedacted: true, hasAction: true)
        }
    }

    /// With `axes`, the same axes as another, so that the two can be compared.
    package init(seed: UInt64, axes: RandomCatalog? = nil) {
        var random = SeededRandom(seed: seed)
        let axisCount = Int.random(in: 1...5, using: &random)
        let drawn = (0..<axisCount).map { _ in Int.random(in: 1...(axisCount > 3 ? 3 : 4), using: &random) }
        let sizes = axes?.sizes ?? drawn
        self.sizes = sizes
        precedence = Array(sizes.indices).shuffled(using: &random)
        impossible = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            RandomCatalog.box(sizes, openness: 0.5, &random)
        }
        let hasDefault = Double.random(in: 0..<1, using: &random) < 0.7
        sections = (0..<Int.random(in: 1...6, using: &random)).map { index in
            let boxes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                index == 0 && hasDefault
                    ? sizes.map { Set(0..<$0) } : RandomCatalog.box(sizes, openness: 0.5, &random)
            }
            let isFull = Double.random(in: 0..<1, using: &random) < 0.6
            return Section(
                id: RandomCatalog.word(index), boxes: boxes, hasCopy: isFull || Bool.random(using: &random),
                hasRedacted: isFull || Bool.random(using: &random), hasAction: isFull || Bool.random(using: &random))
        }
    }

    /// The same without one section.
    package func without(section: Int) -> RandomCatalog {
        var result = self
        result.sections.remove(at: section)
        return result
    }

    static func box(_ sizes: [Int], openness: Double, _ random: inout SeededRandom) -> Box {
        sizes.map { size in
            if Double.random(in: 0..<1, using: &random) < openness { return Set(0..<size) }
            let values = (0..<size).filter { _ in Bool.random(using: &random) }
            return values.isEmpty ? [Int.random(in: 0..<size, using: &random)] : Set(values)
        }
    }

    /// `a`, `b` … `z`, `ba`, `bb` …
    package static func word(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + index % 26)))
        return index < 26 ? letter : word(index / 26) + letter
    }

    /// Values of different axes have different names: `a-a`, `a-b`; `b-a` …
    package func value(_ axis: Int, _ value: Int) -> String {
        "\(RandomCatalog.word(axis))-\(RandomCatalog.word(value))"
    }

    /// Lists, excludes, or names the axis, by turns: the text is not the way back from the facts.
    private func selector(_ box: Box, _ random: inout SeededRandom) -> String {
        let clauses = box.enumerated().compactMap { axis, values -> String? in
            guard values.count < sizes[axis] else { return nil }
            let isNegated = Bool.random(using: &random)
            let listed = isNegated ? Set(0..<sizes[axis]).subtracting(values) : values
            let text = (isNegated ? "!" : "") + listed.sorted().map { value(axis, $0) }.joined(separator: "|")
            return Bool.random(using: &random) ? "axis-\(RandomCatalog.word(axis)): \(text)" : text
        }
        return clauses.isEmpty ? "*" : clauses.shuffled(using: &random).joined(separator: ", ")
    }

    /// The catalog as a writer would have it.
    package func text(seed: UInt64) -> String {
        var random = SeededRandom(seed: seed ^ 0xABCD)
        let axes = sizes.enumerated().map { axis, size in
            (name: "axis-\(RandomCatalog.word(axis))", values: (0..<size).map { value(axis, $0) })
        }
        var text = CatalogHead.text("small", axes: axes, precedence: precedence)
        for (index, box) in impossible.enumerated() {
            let name = RandomCatalog.word(index)
            text += "[impossible \(name)]\nwhen = \(selector(box, &random))\nwhy = It cannot be.\n\n"
        }
        for section in sections {
            text += "[copy \(section.id)]\n"
            for box in section.boxes { text += "when = \(selector(box, &random))\n" }
            if section.hasCopy { text += "title = Title \(section.id)\nlabel = Label \(section.id)\ntone = plain\n" }
            if section.hasRedacted { text += "redacted = Redacted \(section.id)\n" }
            if section.hasAction { text += "action = go\n" }
            text += "\n"
        }
        return text
    }
}
