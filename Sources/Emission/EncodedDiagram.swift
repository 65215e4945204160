/// A row diagram as `DiagramIndex` reads it: first the *starts*, a number for each combination of the axes that most
/// walks ask for first, then for each node a number for each value. A number is twice a row, or twice a node and one; a
/// node is its axis, and above that the place of its first number.
///
/// A step from node to node waits for memory, so the start takes several at once. Say all walks ask for a (2 values), then
/// mostly for b (3); the rest for c. Six starts say where a and b together lead:
///
///     a0 b0: row 4    a0 b1: node of c    a0 b2: row 5    a1 b0: …
///
/// A walk that asks for c between a and b starts at its node of c, and that leads on to b, which is then asked for again.
struct EncodedDiagram {
    let bytes: [UInt8]
    /// The bytes of a number.
    let width: Int
    /// The bits of an axis.
    let axisBits: Int
    /// The axes of the starts, the last counting fastest.
    let startAxes: [Int]
    /// The axes for which nodes ask.
    let nodeAxes: Set<Int>

    init(_ diagram: RowDiagram, axisSizes: [Int]) {
        let axes = Self.startAxes(diagram, axisSizes)
        let starts = Self.starts(diagram, axes, axisSizes)
        let nodes = Self.reached(diagram, from: starts)
        let axisBits = Int.bitWidth - (nodes.map { diagram.nodes[$0].axis }.max() ?? 0).leadingZeroBitCount
        var places = [Int](repeating: 0, count: diagram.nodes.count)
        var place = starts.count
        for node in nodes {
            places[node] = place
            place += diagram.nodes[node].targets.count
        }
        func number(_ target: RowDiagram.Target) -> Int {
            switch target {
            case .row(let row): 2 * row
            case .node(let node): 2 * (places[node] << axisBits + diagram.nodes[node].axis) + 1
            }
        }
        let numbers = (starts + nodes.flatMap { diagram.nodes[$0].targets }).map(number)
        let width = SevenBit.width(for: numbers.max() ?? 0)
        bytes = numbers.flatMap { SevenBit.bytes($0, width: width) }
        self.width = width
        self.axisBits = axisBits
        startAxes = axes
        nodeAxes = Set(nodes.map { diagram.nodes[$0].axis })
    }

    /// The axes that walks ask for first: one after the other that for which most go on to ask, while it is that of many
    /// and their combinations are no more than the numbers of the diagram.
    private static func startAxes(_ diagram: RowDiagram, _ axisSizes: [Int]) -> [Int] {
        let limit = max(256, diagram.nodes.reduce(0) { $0 + $1.targets.count })
        var (axes, count) = ([Int](), 1)
        while true {
            let shares = Self.shares(diagram, after: axes, axisCount: axisSizes.count)
            guard let next = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[next] >= 0.3 else {
                return axes
            }
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: axisSizes[next])
            guard !isTooLarge, product <= limit else { return axes }
            axes.append(next)
            count = product
        }
    }

    /// For each axis the share of the combinations that ask for it next, once some axes are known.
    private static func shares(_ diagram: RowDiagram, after axes: [Int], axisCount: Int) -> [Double] {
        var shares = [Double](repeating: 0, count: axisCount)
        var reached = [Double](repeating: 0, count: diagram.nodes.count)
        if case .node(let root) = diagram.root { reached[root] = 1 }
        for number in diagram.nodes.indices.reversed() where reached[number] > 0 {
            let node = diagram.nodes[number]
            guard axes.contains(node.axis) else {
                shares[node.axis] += reached[number]
                continue
            }
            for case .node(let target) in node.targets {
                reached[target] += reached[number] / Double(node.targets.count)
            }
        }
        return shares
    }

    /// Where each combination of some axes leads.
    private static func starts(_ diagram: RowDiagram, _ axes: [Int], _ axisSizes: [Int]) -> [RowDiagram.Target] {
        let count = axes.reduce(1) { $0 * axisSizes[$1] }
        return (0..<count).map { number in
            var (rest, values) = (number, [Int: Int]())
            for axis in axes.reversed() {
                (rest, values[axis]) = (rest / axisSizes[axis], rest % axisSizes[axis])
            }
            var target = diagram.root
            while case .node(let node) = target, let value = values[diagram.nodes[node].axis] {
                target = diagram.nodes[node].targets[value]
            }
            return target
        }
    }

    /// The nodes to which the starts lead, those near the root first.
    private static func reached(_ diagram: RowDiagram, from starts: [RowDiagram.Target]) -> [Int] {
        var isReached = [Bool](repeating: false, count: diagram.nodes.count)
        for case .node(let node) in starts { isReached[node] = true }
        return diagram.nodes.indices.reversed().filter { node in
            guard isReached[node] else { return false }
            for case .node(let target) in diagram.nodes[node].targets { isReached[target] = true }
            return true
        }
    }
}
