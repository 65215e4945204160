/// The walk: splits the space axis by axis, and visits each live set once.
struct Walk<Question: Judge> {
    /// The regions.
    let lineup: Lineup
    /// The question.
    private(set) var judge: Question
    /// The nodes finished so far.
    private(set) var nodes = NodeTable<Question.Leaf>()
    /// The steps taken so far.
    private(set) var steps = 0
    /// The combinations of the first branch that ended as it was sought.
    private(set) var found: Region?

    private var table = KeyTable()
    private var set: LiveSet
    private var key: [UInt64] = []
    /// The splits from the root to where the walk stands.
    private var frames: [Frame] = []
    /// The live rows of the frames' children, and the axes left for them.
    private var rows: [UInt64] = []
    private var left: [UInt64] = []
    /// For each frame: which child each class belongs to, then the order of the children, then their nodes.
    private var numbers: [Int32] = []
    /// The keys of the frames.
    private var keys: [UInt64] = []

    /// One node under way.
    private struct Frame {
        let place: Int
        let childCount: Int
        let rowStart: Int
        let numberStart: Int
        let keyStart: Int
        let hash: UInt64
        var next = 0
    }

    /// A walk that has not begun.
    init(_ lineup: Lineup, _ judge: Question) {
        self.lineup = lineup
        self.judge = judge
        set = LiveSet(lineup)
    }

    /// How a walk ended.
    enum End: Equatable {
        /// Everything is known; the root is the last node.
        case done
        /// What was sought has been found, and the walk stopped there.
        case stopped
        /// The steps allowed were not enough.
        case exceeded
    }

    /// Walks, at most `limit` steps.
    mutating func run(limit: Int, stopsAtFirst: Bool = false) -> End {
        rows = [UInt64](repeating: 0, count: lineup.width)
        for region in 0..<lineup.count { rows[region >> 6] |= 1 << UInt64(region & 63) }
        left = [UInt64](repeating: .max, count: lineup.axisWidth)
        var node = limit > 0 ? enter(0, left: 0) : nil
        while !frames.isEmpty {
            if stopsAtFirst && found != nil { return .stopped }
            let last = frames.count - 1
            if let node { deliver(node, to: last) }
            if frames[last].next == frames[last].childCount {
                node = finish(frames.removeLast())
            } else if steps < limit {
                let child = Int(numbers[order(last)])
                node = enter(frames[last].rowStart + child * lineup.width, left: frames.count * lineup.axisWidth)
            } else {
                return .exceeded
            }
        }
        if stopsAtFirst && found != nil { return .stopped }
        return node == nil ? .exceeded : .done
    }

    /// The place in `numbers` that names the child a frame visits now.
    private func order(_ frame: Int) -> Int {
        frames[frame].numberStart + lineup.classes(frames[frame].place).count + frames[frame].next
    }

    /// Notes the node of the child that a frame was visiting.
    private mutating func deliver(_ node: Int32, to frame: Int) {
        let child = Int(numbers[order(frame)])
        numbers[order(frame) - frames[frame].next + frames[frame].childCount + child] = node
        frames[frame].next += 1
    }

    /// Visits one live row: the node if it is known or ends here, else `nil`, with a new frame for it.
    private mutating func enter(_ row: Int, left start: Int) -> Int32? {
        steps += 1
        set.load(rows, at: row, left: left, at: start, lineup)
        let end = judge.leaf(&set, lineup)
        let hash = makeKey(code: end?.code ?? 0)
        if let end {
            if found == nil && judge.isSought(end.leaf) { found = cell() }
            if let node = table.find(key, hash: hash) { return node }
            let node = nodes.append(end.leaf)
            table.insert(key, hash: hash, node: node)
            return node
        }
        if let node = table.find(key, hash: hash) { return node }
        push(judge.axis(set, lineup), hash: hash)
        return nil
    }

    /// Writes the key of the present live set.
    private mutating func makeKey(code: UInt64) -> UInt64 {
        key.removeAll(keepingCapacity: true)
        key.append(code)
        for start in stride(from: 0, to: lineup.width, by: 64) {
            let maskIndex = key.count
            key.append(0)
            for word in start..<min(start + 64, lineup.width) where set.live[word] != 0 {
                key[maskIndex] |= 1 << UInt64(word - start)
                key.append(set.live[word])
            }
        }
        key += set.relevant
        return key.reduce(0) { KeyTable.mix($0, $1) }
    }

    /// Begins a node: one child for each different row that a class of the axis leaves.
    private mutating func push(_ place: Int, hash: UInt64) {
        let width = lineup.width
        let (rowStart, numberStart) = (rows.count, numbers.count)
        var childCount = 0
        for column in lineup.classes(place) {
            let start = rows.count
            for word in 0..<width { rows.append(set.live[word] & lineup.columns.words[column * width + word]) }
            var child = 0
            while child < childCount && !rowsEqual(rowStart + child * width, start) { child += 1 }
            if child == childCount { childCount += 1 } else { rows.removeLast(width) }
            numbers.append(Int32(truncatingIfNeeded: child))
        }
        appendOrder(childCount, rowStart: rowStart)
        for _ in 0..<childCount { numbers.append(-1) }
        for index in 0..<lineup.axisWidth {
            left.append(set.relevant[index] & ~(place >> 6 == index ? 1 << UInt64(place & 63) : 0))
        }
        frames.append(
            Frame(
                place: place, childCount: childCount, rowStart: rowStart, numberStart: numberStart,
                keyStart: keys.count, hash: hash))
        keys += key
    }

    /// Whether two rows hold the same regions.
    private func rowsEqual(_ a: Int, _ b: Int) -> Bool {
        for word in 0..<lineup.width where rows[a + word] != rows[b + word] { return false }
        return true
    }

    /// Orders the children by the regions they leave, fewest first: there a gap is likeliest.
    private mutating func appendOrder(_ childCount: Int, rowStart: Int) {
        let width = lineup.width
        let sizes = (0..<childCount).map { child in
            (0..<width).reduce(0) { $0 + rows[rowStart + child * width + $1].nonzeroBitCount }
        }
        let order = (0..<childCount).sorted { (sizes[$0], $0) < (sizes[$1], $1) }
        numbers += order.lazy.map { Int32(truncatingIfNeeded: $0) }
    }

    /// Completes a node whose children are known. Where all are one node, that stands for it.
    private mutating func finish(_ frame: Frame) -> Int32 {
        let classCount = lineup.classes(frame.place).count
        let children = frame.numberStart + classCount + frame.childCount
        var next: [Int32] = []
        next.reserveCapacity(classCount)
        for index in 0..<classCount { next.append(numbers[children + Int(numbers[frame.numberStart + index])]) }
        let isSplit = next.contains { $0 != next[0] }
        let node = isSplit ? nodes.append(frame.place, next: next) : next[0]
        table.insert(keys[frame.keyStart...], hash: frame.hash, node: node)
        numbers.removeSubrange(frame.numberStart...)
        rows.removeSubrange(frame.rowStart...)
        keys.removeSubrange(frame.keyStart...)
        left.removeLast(lineup.axisWidth)
        return node
    }

    /// The combinations of the branch in which the walk stands.
    private func cell() -> Region {
        var result = lineup.base
        for (index, frame) in frames.enumerated() {
            let child = numbers[order(index)]
            let classes = lineup.classes(frame.place)
            let values = classes.filter { numbers[frame.numberStart + $0 - classes.lowerBound] == child }
                .flatMap { lineup.classValues[$0] }
            result = result.replacing(lineup.axes[frame.place], with: values)
        }
        return result
    }
}
