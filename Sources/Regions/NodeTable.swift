/// The nodes that a walk has finished, each after those it leads to.
struct NodeTable<Leaf: Sendable>: Sendable {
    /// For each node its axis, as a place in the line-up, or -1 for a leaf.
    private(set) var places: [Int32] = []
    /// Where its targets start, or the index of its leaf.
    private(set) var starts: [Int32] = []
    /// For each class of a node's axis the node that it leads to.
    private(set) var targets: [Int32] = []
    /// What the leaves say.
    private(set) var leaves: [Leaf] = []

    /// A table without nodes.
    init() {}

    /// The number of nodes.
    var count: Int { places.count }

    /// Adds a leaf.
    mutating func append(_ leaf: Leaf) -> Int32 {
        places.append(-1)
        starts.append(Int32(truncatingIfNeeded: leaves.count))
        leaves.append(leaf)
        return Int32(truncatingIfNeeded: places.count - 1)
    }

    /// Adds a node whose classes lead where `next` says.
    mutating func append(_ place: Int, next: some Collection<Int32>) -> Int32 {
        places.append(Int32(truncatingIfNeeded: place))
        starts.append(Int32(truncatingIfNeeded: targets.count))
        targets += next
        return Int32(truncatingIfNeeded: places.count - 1)
    }

    /// What a node says, or `nil` where it splits an axis.
    func leaf(_ node: Int) -> Leaf? {
        places[node] < 0 ? leaves[Int(starts[node])] : nil
    }

    /// The node that a class leads to, counted from the first class of the node's axis.
    func target(_ node: Int, _ index: Int) -> Int {
        Int(targets[Int(starts[node]) + index])
    }
}
