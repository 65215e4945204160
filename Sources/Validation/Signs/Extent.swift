/// How far the forms of a text reach, whichever branches are shown, and what they start and end with.
struct Extent: Sendable {
    /// What may stand at an edge.
    struct Edge: OptionSet, Sendable {
        let rawValue: UInt8

        /// A character of a word.
        static let word = Edge(rawValue: 1 << 0)
        static let space = Edge(rawValue: 1 << 1)
        /// A value, or any other character.
        static let other = Edge(rawValue: 1 << 2)
        /// The whole text may be empty.
        static let nothing = Edge(rawValue: 1 << 3)
    }

    private(set) var leastColumns = 0
    private(set) var mostColumns = 0
    /// Runs of letters.
    private(set) var leastWords = 0
    private(set) var mostWords = 0
    private(set) var start = Edge.nothing
    private(set) var end = Edge.nothing

    /// A text that is empty.
    init() {}

    /// A run of text.
    init(_ run: RunOfText) {
        leastColumns = run.leastColumns
        mostColumns = run.mostColumns
        leastWords = run.words
        mostWords = run.words
        start = run.first.edge
        end = run.last.edge
    }

    /// A value, which takes a column in forms.
    static let value = {
        var extent = Extent()
        extent.leastColumns = 1
        extent.mostColumns = 1
        extent.start = .other
        extent.end = .other
        return extent
    }()

    /// The number that a plural shows.
    static let number = value

    /// Whether a word at the end of this text may stand beside one at the start of the next, or go on there.
    func joins(_ next: Extent) -> Bool {
        end.contains(.word) && !next.start.isDisjoint(with: [.word, .space])
            || end.contains(.space) && next.start.contains(.word)
    }

    mutating func append(_ next: Extent) {
        leastColumns += next.leastColumns
        mostColumns += next.mostColumns
        leastWords += next.leastWords
        mostWords += next.mostWords
        if start.contains(.nothing) { start = start.subtracting(.nothing).union(next.start) }
        end = next.end.contains(.nothing) ? next.end.subtracting(.nothing).union(end) : next.end
    }

    /// Of which either is shown.
    func union(_ other: Extent) -> Extent {
        var extent = self
        extent.leastColumns = min(leastColumns, other.leastColumns)
        extent.mostColumns = max(mostColumns, other.mostColumns)
        extent.leastWords = min(leastWords, other.leastWords)
        extent.mostWords = max(mostWords, other.mostWords)
        extent.start.formUnion(other.start)
        extent.end.formUnion(other.end)
        return extent
    }

    /// The same with the words of ICU's `choice`, which forms show as a value.
    func withWords(of other: Extent) -> Extent {
        var extent = self
        extent.leastWords += other.leastWords
        extent.mostWords += other.mostWords
        return extent
    }
}

extension CharacterInfo {
    /// What it is at the edge of a text.
    fileprivate var edge: Extent.Edge {
        if isWord { return .word }
        return kind == CharacterKind.space.rawValue ? .space : .other
    }
}
