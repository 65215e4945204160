// Who wins where, without looking at each combination
// ===================================================
//
// A contest is a set of regions, each a product of one value set per axis, and an order of axes. At a combination the
// regions that hold it compete; A beats B if, at the first axis in precedence on which their sets differ, A's lies
// strictly inside. Twelve axes of ten values have 10¹² combinations, and questions such as "is each of them held by
// some region?" are coNP-complete in the number of axes. What saves real catalogs is that after a few axes almost
// nothing is left to ask.
//
// The walk keeps the *live* regions: those that no value chosen so far has removed. It takes an axis, and for each of
// its values the live regions that hold it; values that leave the same regions are one class, visited once. A live
// region that is restricted on no axis left is *free*: it holds every combination from here on. A branch ends when
// the free regions settle it, and that is up to the question (see `Judge`):
//
// - Coverage ends as soon as one region is free, or none is live.
// - For winners, whatever a free region beats is beaten from here on, and *beats* is transitive: it can be forgotten.
//   If all that is left then belongs to one owner, with something free, that owner has won; if two free regions of
//   different owners remain that nothing live beats, nobody can win any more. A free impossible region ends the
//   branch at once.
//
// Two branches with the same live regions, and the same axes left on which one of them is restricted, have the same
// future: that pair is the key under which a finished node is kept. The live set alone would not do, since two
// branches may have come by different axes. So the walk builds a diagram, not a tree, and its nodes are what counts,
// exact numbers and the certificate are read from.
//
// Which axis to take does not change the answer, only the number of nodes, by orders of magnitude. For winners: of
// the strongest region not yet decided the first axis in precedence, since once it is free it makes most others
// forgotten. For coverage: the axis on which most regions hang by few axes, since one that hangs by a single axis
// covers all branches but the values it lacks.
//
// Worked example. Axes: freshness (live, stale), task (calendar, contact, reminder), surface (minimal, lock-screen),
// in this precedence. Regions of four owners: A everything, B stale, C calendar, D calendar on minimal. Strongest
// first, they are B, D, C, A.
//
//     live                 free   next axis, of
//     B D C A              A      freshness, of B
//       stale:    B        B      B beats D, C and A, which are forgotten: B wins (3 tasks × 2 surfaces = 6)
//       live:     D C A    A      task, of D
//         calendar: D C    C      A is forgotten, for C beats it; surface, of D
//           minimal:  D    D      D wins (1)
//           other:    C    C      C wins (1)
//         other:    A      A      A wins (2 tasks × 2 surfaces = 4)
//
// Seven steps for twelve combinations; contact and reminder were one class, and of stale combinations neither task
// nor surface was asked. With 2,000 exceptions to two levels of defaults on 10¹² combinations it is 11,018 steps.

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
    /// For each frame the places of the words of its children's rows, those rows, and the axes left for them.
    private var places: [Int] = []
    private var rows: [UInt64] = []
    private var left: [UInt64] = []
    /// For each frame: which child each class belongs to, then the order of the children, then their nodes.
    private var numbers: [Int32] = []
    /// Room for the hashes of children's rows, and for their sizes.
    private var hashes: [UInt64] = []
    private var sizes: [Int] = []
    /// The keys of the frames.
    private var keys: [UInt64] = []

    /// One node under way.
    private struct Frame {
        let place: Int
        let childCount: Int
        let rowStart: Int
        let wordCount: Int
        let placeStart: Int
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
        guard limit > 0 else { return .exceeded }
        set.begin(left: [UInt64](repeating: .max, count: lineup.axisWidth), at: 0)
        for (place, word) in lineup.all.enumerated() { set.append(word, at: place) }
        var node = visit()
        while !frames.isEmpty {
            if stopsAtFirst && found != nil { return .stopped }
            let last = frames.count - 1
            if let node { deliver(node, to: last) }
            if frames[last].next == frames[last].childCount {
                node = finish(frames.removeLast())
            } else if steps < limit {
                load(Int(numbers[order(last)]), of: frames[last])
                node = visit()
            } else {
                return .exceeded
            }
        }
        return stopsAtFirst && found != nil ? .stopped : .done
    }

    /// Makes a child of the last frame the present live set.
    private mutating func load(_ child: Int, of frame: Frame) {
        set.begin(left: left, at: left.count - lineup.axisWidth)
        let row = frame.rowStart + child * frame.wordCount
        for word in 0..<frame.wordCount { set.append(rows[row + word], at: places[frame.placeStart + word]) }
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

    /// Visits the present live set: its node if it is known or ends here, else `nil`, with a new frame for it.
    private mutating func visit() -> Int32? {
        steps += set.scan()
        let end = judge.leaf(&set)
        let hash = makeKey(code: end?.code ?? 0)
        if let end, found == nil, judge.isSought(end.leaf) { found = cell() }
        if let node = table.find(key, hash: hash) { return node }
        guard let end else {
            push(hash: hash)
            return nil
        }
        let node = nodes.append(end.leaf)
        table.insert(key, hash: hash, node: node)
        return node
    }

    /// Writes the key of the present live set.
    private mutating func makeKey(code: UInt64) -> UInt64 {
        key.removeAll(keepingCapacity: true)
        key.append(code)
        for word in 0..<set.count where set.live[word] != 0 {
            key.append(UInt64(set.places[word]))
            key.append(set.live[word])
        }
        key += set.relevant
        var hash: UInt64 = 0
        for word in key { hash = KeyTable.mix(hash, word) }
        return hash
    }

    /// Begins a node: one child for each different row that a class of the axis leaves.
    private mutating func push(hash: UInt64) {
        guard let place = judge.axis(&set) else { preconditionFailure("without undecided regions a branch ends") }
        let (rowStart, numberStart, placeStart) = (rows.count, numbers.count, places.count)
        for word in 0..<set.count where set.live[word] != 0 { places.append(set.places[word]) }
        let wordCount = places.count - placeStart
        let childCount = appendRows(place, wordCount)
        let frame = Frame(
            place: place, childCount: childCount, rowStart: rowStart, wordCount: wordCount, placeStart: placeStart,
            numberStart: numberStart, keyStart: keys.count, hash: hash)
        appendOrder(frame)
        numbers += repeatElement(-1, count: childCount)
        for index in 0..<lineup.axisWidth {
            left.append(set.relevant[index] & ~(place >> 6 == index ? 1 << UInt64(place & 63) : 0))
        }
        keys += key
        frames.append(frame)
    }

    /// Adds the rows that the classes of an axis leave, equal ones once, and to `numbers` which one each class leaves.
    private mutating func appendRows(_ place: Int, _ wordCount: Int) -> Int {
        let rowStart = rows.count
        hashes.removeAll(keepingCapacity: true)
        for column in lineup.classes(place) {
            let start = rows.count
            var hash: UInt64 = 0
            for word in 0..<set.count where set.live[word] != 0 {
                rows.append(set.live[word] & lineup.columns.words[column * lineup.width + set.places[word]])
                hash = KeyTable.mix(hash, rows[rows.count - 1])
            }
            var child = 0
            while child < hashes.count
                && (hashes[child] != hash || !rowsEqual(rowStart + child * wordCount, start, wordCount))
            {
                child += 1
            }
            if child == hashes.count { hashes.append(hash) } else { rows.removeLast(wordCount) }
            numbers.append(Int32(truncatingIfNeeded: child))
        }
        return hashes.count
    }

    /// Whether two rows hold the same regions.
    private func rowsEqual(_ a: Int, _ b: Int, _ wordCount: Int) -> Bool {
        for word in 0..<wordCount where rows[a + word] != rows[b + word] { return false }
        return true
    }

    /// Orders the children by the regions they leave, fewest first: there a gap is likeliest.
    private mutating func appendOrder(_ frame: Frame) {
        let start = numbers.count
        sizes.removeAll(keepingCapacity: true)
        for child in 0..<frame.childCount {
            var size = 0
            for word in 0..<frame.wordCount {
                size += rows[frame.rowStart + child * frame.wordCount + word].nonzeroBitCount
            }
            sizes.append(size)
            numbers.append(Int32(truncatingIfNeeded: child))
            var place = start + child
            while place > start && sizes[Int(numbers[place - 1])] > size {
                numbers.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// Completes a node whose children are known. Where all are one node, that stands for it.
    private mutating func finish(_ frame: Frame) -> Int32 {
        let classCount = lineup.classes(frame.place).count
        let children = frame.numberStart + classCount + frame.childCount
        for index in 0..<classCount {
            let child = children + Int(numbers[frame.numberStart + index])
            numbers[frame.numberStart + index] = numbers[child]
        }
        let next = numbers[frame.numberStart..<frame.numberStart + classCount]
        let isSplit = next.contains { $0 != next[frame.numberStart] }
        let node = isSplit ? nodes.append(frame.place, next: next) : next[frame.numberStart]
        table.insert(keys[frame.keyStart...], hash: frame.hash, node: node)
        numbers.removeLast(numbers.count - frame.numberStart)
        places.removeLast(places.count - frame.placeStart)
        rows.removeLast(rows.count - frame.rowStart)
        keys.removeLast(keys.count - frame.keyStart)
        left.removeLast(lineup.axisWidth)
        return node
    }

    /// The combinations of the branch in which the walk stands.
    private func cell() -> Region {
        var result = lineup.base
        for (index, frame) in frames.enumerated() {
            let child = numbers[order(index)]
            let values = lineup.values(frame.place) { numbers[frame.numberStart + $0] == child }
            result = result.replacing(lineup.axes[frame.place], with: values)
        }
        return result
    }
}
