/// A row diagram as `DiagramIndex` reads it: for each node, the root first, a byte with its axis, then a number for each
/// value: twice a row, or twice the offset of a node and one.
struct EncodedDiagram {
    /// The most axes that a byte can tell apart.
    static let axisLimit = 128

    let bytes: [UInt8]
    /// The bytes of a number.
    let width: Int
    /// Where to start, as such a number.
    let root: Int

    init(_ diagram: RowDiagram) {
        let nodes = diagram.nodes
        let rows = (nodes.flatMap(\.targets) + [diagram.root]).map { if case .row(let row) = $0 { row } else { 0 } }
        let targets = nodes.reduce(0) { $0 + $1.targets.count }
        var width = SevenBit.width(for: 2 * (rows.max() ?? 0))
        while width < SevenBit.width(for: 2 * (nodes.count + targets * width) + 1) { width += 1 }
        var offsets = [Int](repeating: 0, count: nodes.count)
        var offset = 0
        for node in nodes.indices.reversed() {
            offsets[node] = offset
            offset += 1 + nodes[node].targets.count * width
        }
        func number(_ target: RowDiagram.Target) -> Int {
            switch target {
            case .row(let row): 2 * row
            case .node(let node): 2 * offsets[node] + 1
            }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(offset)
        for node in nodes.reversed() {
            bytes.append(UInt8(truncatingIfNeeded: node.axis))
            for target in node.targets { bytes += SevenBit.bytes(number(target), width: width) }
        }
        self.bytes = bytes
        self.width = width
        root = number(diagram.root)
    }
}
