/// What occurs in a unit: a check whose traits a unit has none of has nothing to say of it.
struct UnitTraits: OptionSet, Sendable {
    let rawValue: UInt16

    /// Inline elements, or ids of several segments.
    static let ids = UnitTraits(rawValue: 1 << 0)
    /// References to original data.
    static let data = UnitTraits(rawValue: 1 << 1)
    /// Starts and ends that are elements of their own.
    static let pairs = UnitTraits(rawValue: 1 << 2)
    static let copies = UnitTraits(rawValue: 1 << 3)
    /// A code that says whether it may be deleted.
    static let kept = UnitTraits(rawValue: 1 << 4)
    /// A code that says whether it may be reordered.
    static let order = UnitTraits(rawValue: 1 << 5)
    static let subTypes = UnitTraits(rawValue: 1 << 6)
    static let marks = UnitTraits(rawValue: 1 << 7)
    /// A target with a place of its own.
    static let places = UnitTraits(rawValue: 1 << 8)
    /// A state, or something between segments.
    static let states = UnitTraits(rawValue: 1 << 9)
    /// A text whose white space counts.
    static let space = UnitTraits(rawValue: 1 << 10)
    static let cases = UnitTraits(rawValue: 1 << 11)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// What an attribute of a segment, a target or a code makes of its unit.
    init(attribute key: String?) {
        switch key {
        case "dataRef", "dataRefStart", "dataRefEnd": self = .data
        case "copyOf": self = .copies
        case "canDelete": self = .kept
        case "canReorder": self = .order
        case "subType": self = .subTypes
        case "order": self = .places
        case "state", "subState": self = .states
        case "pgs:switch": self = .cases
        default: self = []
        }
    }
}

/// What a check of a unit needs to know of it: its segments and their codes, in order. A match is such a scope too.
struct UnitScope {
    /// One inline element, or one end of it.
    struct Code {
        enum Kind {
            case placeholder
            case open
            case close
            case start
            case end
            /// `mrk`, `sm`
            case mark
            case markEnd
        }

        let kind: Kind
        let tag: XMLTag
        /// Its own id, that of the start for an end of a `<pc>`.
        var id: String? { tag["id"] }
        var isIsolated: Bool { tag["isolated"] == "yes" }
    }

    /// A `<target>` of a segment.
    struct Target {
        let range: Range<Int>
        let order: Int?
    }

    /// A `<segment>` or `<ignorable>`, or the texts of a match.
    struct Part {
        let isSegment: Bool
        let range: Range<Int>
        var id: String?
        var state: String?
        var hasSubState = false
        /// `pgs:case`
        var choice: String?
        var source: [Code] = []
        var target: [Code] = []
        var targetTag: Target?
        /// Whether `xml:space` is `preserve`.
        var sourcePreserves = false
        var targetPreserves = false
    }

    struct Reference {
        let text: String
        let range: Range<Int>
        /// What the element is called by the specification.
        let name: String
        let attribute: String
    }

    private(set) var isMatch = false
    private(set) var range = 0..<0
    private(set) var id: String?
    /// `pgs:switch`
    private(set) var switches: String?
    var traits: UnitTraits = []
    var parts: [Part] = []
    var dataIDs: Set<String> = []
    var noteIDs: Set<String> = []
    /// References of annotations and modules, checked when the unit is complete.
    var references: [Reference] = []

    /// Begins anew, in the memory that is there.
    mutating func begin(isMatch: Bool, id: String?, switches: String?, _ range: Range<Int>) {
        self.isMatch = isMatch
        self.range = range
        self.id = id
        self.switches = switches
        traits = []
        parts.removeAll(keepingCapacity: parts.count < 64)
        if !dataIDs.isEmpty { dataIDs = [] }
        if !noteIDs.isEmpty { noteIDs = [] }
        if !references.isEmpty { references = [] }
    }

    /// The codes of the sources, in order.
    var source: [Code] { parts.flatMap(\.source) }

    /// The codes of the targets as they will follow each other; a part without a target stands as its source.
    var target: [Code] {
        guard parts.contains(where: { $0.targetTag != nil }) else { return [] }
        let places = parts.indices.map { (place: parts[$0].targetTag?.order ?? $0 + 1, index: $0) }
        return places.sorted { $0 < $1 }.flatMap { place in
            parts[place.index].targetTag == nil ? parts[place.index].source : parts[place.index].target
        }
    }
}

/// A check of a whole unit.
struct UnitCheck: Sendable {
    /// Of which a unit has one at least, if the check finds anything.
    let traits: UnitTraits
    let run: @Sendable (UnitScope, inout Findings) -> Void

    init(_ traits: UnitTraits, run: @escaping @Sendable (UnitScope, inout Findings) -> Void) {
        self.traits = traits
        self.run = run
    }

    static let all = [
        inlineIDs, dataReferences, pairs, copies, keptCodes, codeOrder, segmentOrder, segmentStates, whiteSpace,
        subTypes, annotations, endFormatting, cases,
    ]
}
