// Writes the difference between two texts in the unified format that `git apply` and `patch -p1` read.
//
// Lines that stand once in each text are the anchors: the longest run of them that is in order in both is kept (patience
// diff). Between two anchors, equal lines at both ends are kept too, and what is left is replaced as a whole. That is not
// always the shortest difference, but it takes n log n steps however much has changed, and anchors that stand once are
// what a reader would align.
//
//     old  a b c x d      anchors  a, c, d      hunk   a
//     new  a b b c d                                   b
//                                                     +b
//                                                      c
//                                                     -x
//                                                      d

/// The difference between an old and a new text.
package struct UnifiedDifference {
    /// What became of one line.
    private enum Step {
        case same(Substring)
        case removed(Substring)
        case added(Substring)
    }

    /// Lines of the two texts.
    private struct Counts {
        var old = 0
        var new = 0

        mutating func add(_ other: Counts) {
            old += other.old
            new += other.new
        }
    }

    private static let context = 3
    private let path: String
    private var steps: [Step] = []

    /// The difference of a file that was `old` and is `new`; empty where they are equal.
    package static func text(path: String, from old: [UInt8], to new: [UInt8]) -> String {
        guard old != new else { return "" }
        return UnifiedDifference(path, String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self)).text
    }

    private init(_ path: String, _ oldText: String, _ newText: String) {
        self.path = path
        let (old, new) = (Self.lines(of: oldText), Self.lines(of: newText))
        var (oldIndex, newIndex) = (0, 0)
        for (oldAnchor, newAnchor) in Self.anchors(old, new) + [(old.count, new.count)] {
            step(old[oldIndex..<oldAnchor], new[newIndex..<newAnchor])
            if oldAnchor < old.count { steps.append(.same(old[oldAnchor])) }
            (oldIndex, newIndex) = (oldAnchor + 1, newAnchor + 1)
        }
    }

    /// Lines with their ends, so that a change of an end is a change.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        for index in text.utf8.indices where text.utf8[index] == 0x0A {
            let end = text.utf8.index(after: index)
            lines.append(text[start..<end])
            start = end
        }
        if start < text.endIndex { lines.append(text[start...]) }
        return lines
    }

    /// What stands between two anchors: equal lines at its ends are kept.
    private mutating func step(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
        func isSame(_ pair: (Substring, Substring)) -> Bool { pair.0.utf8.elementsEqual(pair.1.utf8) }
        let head = zip(old, new).prefix(while: isSame).count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix(while: isSame).count
        steps += old.prefix(head).map(Step.same)
        steps += old.dropFirst(head).dropLast(tail).map(Step.removed)
        steps += new.dropFirst(head).dropLast(tail).map(Step.added)
        steps += old.suffix(tail).map(Step.same)
    }

    /// Pairs of equal lines that stand once in each text, as many as are in order in both.
    private static func anchors(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
        func places(_ lines: [Substring]) -> [[UInt8]: Int] {
            var places: [[UInt8]: Int] = [:]
            for (index, line) in lines.enumerated() {
                places.updateValue(places[Array(line.utf8)] == nil ? index : -1, forKey: Array(line.utf8))
            }
            return places
        }
        let newPlaces = places(new)
        let pairs = places(old).compactMap { line, place in
            newPlaces[line].flatMap { $0 >= 0 && place >= 0 ? (place, $0) : nil }
        }.sorted { $0.0 < $1.0 }
        return longestAscending(pairs)
    }

    /// Of pairs in order of the first member, the most whose second members ascend.
    private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        // `tops[n]` is the pair with the smallest second member that a run of n + 1 can end with.
        var tops: [Int] = []
        var previous: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? tops[low - 1] : nil)
            if low < tops.count { tops[low] = index } else { tops.append(index) }
        }
        var result: [(Int, Int)] = []
        var next = tops.last
        while let index = next {
            result.append(pairs[index])
            next = previous[index]
        }
        return result.reversed()
    }

    private var text: String {
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        var position = Counts()
        var offset = 0
        for hunk in hunks {
            position.add(counts(of: offset..<hunk.lowerBound))
            let within = counts(of: hunk)
            text += head(position, within) + steps[hunk].map(line).joined()
            position.add(within)
            offset = hunk.upperBound
        }
        return text
    }

    /// Ranges of steps: changes with up to three lines around them, those that meet put together.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if case .same = step { continue }
            let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func counts(of range: Range<Int>) -> Counts {
        steps[range].reduce(into: Counts()) { counts, step in
            switch step {
            case .same: counts.add(Counts(old: 1, new: 1))
            case .removed: counts.old += 1
            case .added: counts.new += 1
            }
        }
    }

    /// The first line of a hunk. An empty side names the line before it.
    private func head(_ before: Counts, _ within: Counts) -> String {
        let old = "\(before.old + (within.old > 0 ? 1 : 0)),\(within.old)"
        let new = "\(before.new + (within.new > 0 ? 1 : 0)),\(within.new)"
        return "@@ -\(old) +\(new) @@\n"
    }

    private func line(_ step: Step) -> String {
        let (sign, line) =
            switch step {
            case .same(let line): (" ", line)
            case .removed(let line): ("-", line)
            case .added(let line): ("+", line)
            }
        let isWhole = line.utf8.last == 0x0A
        return "\(sign)\(line)" + (isWhole ? "" : "\n\\ No newline at end of file\n")
    }
}
