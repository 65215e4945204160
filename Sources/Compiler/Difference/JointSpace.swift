package import CatalogModel
package import Regions
import SourceText

/// Which of two compared catalogs something is of.
package enum Side: Int, Sendable, CaseIterable {
    case before
    case after
}

/// The axes of two catalogs laid over each other, so that one combination can be asked of both.
///
/// An axis of both has the values that both know, in the order of the later catalog; an axis of one alone has its values,
/// and the other catalog does not look at it.
package struct JointSpace: Sendable {
    /// The later catalog with the joint axes, for words.
    package let catalog: ResolvedCatalog
    package let space: Space
    /// For each side and each of its axes the joint axis.
    private let axes: [[Int]]
    /// For each side, each of its axes and each of its values the joint value; absent where only that side knows it.
    private let values: [[[Int?]]]
    /// For each side, each of its axes and each joint value the side's own.
    private let own: [[[Int]]]
    /// What only one side has, in words.
    package let changes: [AxisChange]
    /// Whether both sides have the same axes with the same values.
    let isSame: Bool

    /// An axis or a value that only one side has.
    package struct AxisChange: Sendable, Hashable {
        package let axis: String
        /// Absent: the axis itself.
        package let value: String?
        /// The side that has it.
        package let side: Side
    }

    init(_ before: ResolvedCatalog, _ after: ResolvedCatalog) {
        let (joint, changes) = Self.joined(before.axes, after.axes)
        var catalog = after
        catalog.axes = joint
        self.catalog = catalog
        self.changes = changes
        isSame = changes.isEmpty
        space = catalog.space
        let sides = [before, after]
        axes = sides.map { side in
            side.axes.map { axis in joint.firstIndex { $0.name.text == axis.name.text } ?? 0 }
        }
        values = sides.map { side in
            side.axes.map { axis in
                let all = joint.first { $0.name.text == axis.name.text }?.values.map(\.text) ?? []
                return axis.values.map { all.firstIndex(of: $0.text) }
            }
        }
        own = values.map { side in
            side.map { places in
                places.indices.filter { places[$0] != nil }.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
            }
        }
    }

    /// The axes of both, and what only one of them has.
    private static func joined(_ before: [Axis], _ after: [Axis]) -> (axes: [Axis], changes: [AxisChange]) {
        var joint: [Axis] = []
        var changes: [AxisChange] = []
        for axis in after {
            guard let former = before.first(where: { $0.name.text == axis.name.text }) else {
                changes.append(AxisChange(axis: axis.name.text, value: nil, side: .after))
                joint.append(axis)
                continue
            }
            let known = Set(former.values.map(\.text))
            var shared = axis
            shared.values = axis.values.filter { known.contains($0.text) }
            shared.wire = shared.values.map(\.text)
            joint.append(shared)
            let kept = Set(shared.values.map(\.text))
            for (side, names) in [(Side.before, former.values), (.after, axis.values)] {
                changes += names.filter { !kept.contains($0.text) }
                    .map { AxisChange(axis: axis.name.text, value: $0.text, side: side) }
            }
        }
        for axis in before where !after.contains(where: { $0.name.text == axis.name.text }) {
            changes.append(AxisChange(axis: axis.name.text, value: nil, side: .before))
            joint.append(axis)
        }
        return (joint, changes)
    }

    /// A region of one side in the joint space; empty where it lies in values that only that side has.
    func region(_ region: Region, of side: Side) -> Region {
        var lists = [[Int]?](repeating: nil, count: space.axisCount)
        for (axis, places) in values[side.rawValue].enumerated() {
            lists[axes[side.rawValue][axis]] = region.values(axis).compactMap { places[$0] }
        }
        return Region(values: lists, in: space)
    }

    /// A joint combination as one side sees it.
    func point(_ point: [Int], of side: Side) -> [Int] {
        own[side.rawValue].indices.map { own[side.rawValue][$0][point[axes[side.rawValue][$0]]] }
    }

    /// One side's order of its axes, as joint axes.
    func precedence(_ catalog: ResolvedCatalog, of side: Side) -> [Int] {
        catalog.header.precedence.map { axes[side.rawValue][$0] }
    }
}
