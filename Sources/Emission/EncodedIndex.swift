/// The index from combination to row, as `CombinationIndex` reads it.
///
/// Axes are cut into strong ones and the rest. For each combination of the strong axes the rows of the rest are written as
/// a *list* of distinct rows in order of their first appearance and a *pattern* of positions in it, one byte each. Equal
/// lists are stored once, and so are equal patterns. Say the axes are a (2 values) and b (3), with the rows
///
///     a0: 7 7 8    a1: 9 9 4
///
/// Cut after a, both have the pattern 0 0 1; the lists are 7 8 and 9 4: seven bytes and two entries. States of a task
/// differ in words but vary alike over the surfaces, so most patterns are shared. Every cut is tried and the smallest
/// taken; cut behind the last axis, each list is a single row: the dense table.
struct EncodedIndex {
    /// The bytes of the table.
    let bytes: [UInt8]
    /// How many axes are strong.
    let strongAxes: Int
    let patternWidth: Int
    let listWidth: Int
    let rowWidth: Int
    /// Combinations of the rest: the bytes of a pattern.
    let patternLength: Int
    /// Where the patterns start.
    let patterns: Int
    /// Where the lists start.
    let lists: Int

    /// The smallest encoding of the rows of all combinations, the last axis counting fastest.
    init(rows: [Int], axisSizes: [Int]) {
        let rowWidth = SevenBit.width(for: rows.max() ?? 0)
        var best: Cut?
        for strong in 0...axisSizes.count {
            let length = axisSizes[strong...].reduce(1, *)
            guard let cut = Cut(rows: rows, strongAxes: strong, patternLength: length) else { continue }
            if cut.size(rowWidth: rowWidth) < best?.size(rowWidth: rowWidth) ?? .max { best = cut }
        }
        guard let best else { preconditionFailure("a cut behind the last axis always fits") }
        self.init(best, rowWidth: rowWidth)
    }

    private init(_ cut: Cut, rowWidth: Int) {
        var bytes: [UInt8] = []
        for entry in cut.entries {
            bytes += SevenBit.bytes(entry.pattern, width: cut.patternWidth)
            bytes += SevenBit.bytes(entry.list, width: cut.listWidth)
        }
        patterns = bytes.count
        for pattern in cut.patterns { bytes += pattern }
        lists = bytes.count
        for row in cut.lists { bytes += SevenBit.bytes(row, width: rowWidth) }
        self.bytes = bytes
        strongAxes = cut.strongAxes
        patternWidth = cut.patternWidth
        listWidth = cut.listWidth
        self.rowWidth = rowWidth
        patternLength = cut.patternLength
    }
}

/// One way to cut the axes.
private struct Cut {
    let strongAxes: Int
    let patternLength: Int
    /// For each combination of strong axes the number of its pattern and the start of its list.
    private(set) var entries: [(pattern: Int, list: Int)] = []
    private(set) var patterns: [[UInt8]] = []
    private(set) var lists: [Int] = []

    /// Nil where a list would have more than the 128 rows that a byte of a pattern can tell apart.
    init?(rows: [Int], strongAxes: Int, patternLength: Int) {
        self.strongAxes = strongAxes
        self.patternLength = patternLength
        var patternNumbers: [[UInt8]: Int] = [:]
        var listStarts: [[Int]: Int] = [:]
        for start in stride(from: 0, to: rows.count, by: patternLength) {
            var list: [Int] = []
            var positions: [Int: UInt8] = [:]
            var pattern: [UInt8] = []
            pattern.reserveCapacity(patternLength)
            for row in rows[start..<start + patternLength] {
                if let position = positions[row] {
                    pattern.append(position)
                } else {
                    guard list.count < 128 else { return nil }
                    pattern.append(UInt8(list.count))
                    positions[row] = UInt8(list.count)
                    list.append(row)
                }
            }
            let number = patternNumbers[pattern] ?? patterns.count
            if number == patterns.count { patterns.append(pattern) }
            patternNumbers[pattern] = number
            let listStart = listStarts[list] ?? lists.count
            if listStarts[list] == nil { lists += list }
            listStarts[list] = listStart
            entries.append((number, listStart))
        }
    }

    var patternWidth: Int { SevenBit.width(for: patterns.count - 1) }
    var listWidth: Int { SevenBit.width(for: lists.count - 1) }

    func size(rowWidth: Int) -> Int {
        entries.count * (patternWidth + listWidth) + patterns.count * patternLength + lists.count * rowWidth
    }
}
