/// A row diagram as `DiagramIndex` reads it: for each node, the root first, a number for each value: twice a row, or twice a
/// node and one. A node is its axis, and above that the place of its first number.
struct EncodedDiagram {
    let bytes: [UInt8]
    /// The bytes of a number.
    let width: Int
    /// The bits of an axis.
    let axisBits: Int
    /// Where to start, as such a number.
    let root: Int

    init(_ diagram: RowDiagram) {
        let nodes = diagram.nodes
        let axisBits = Int.bitWidth - (nodes.map(\.axis).max() ?? 0).leadingZeroBitCount
        var places = [Int](repeating: 0, count: nodes.count)
        var place = 0
        for node in nodes.indices.reversed() {
            places[node] = place
            place += nodes[node].targets.count
        }
        func number(_ target: RowDiagram.Target) -> Int {
            switch target {
            case .row(let row): 2 * row
            case .node(let node): 2 * (places[node] << axisBits + nodes[node].axis) + 1
            }
        }
        let numbers = nodes.reversed().flatMap { $0.targets.map(number) }
        root = number(diagram.root)
        let width = SevenBit.width(for: max(numbers.max() ?? 0, root))
        bytes = numbers.flatMap { SevenBit.bytes($0, width: width) }
        self.width = width
        self.axisBits = axisBits
    }
}
