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

    /// A `<segment>` or `<ignorable>`.
    struct Part {
        let tag: XMLTag
        var source: [Code] = []
        var target: [Code] = []
        var targetTag: XMLTag?
        /// Whether `xml:space` is `preserve`.
        var sourcePreserves = false
        var targetPreserves = false

        var isSegment: Bool { tag.name == "segment" }
    }

    let tag: XMLTag
    var parts: [Part] = []
    var dataIDs: Set<String> = []
    var noteIDs: Set<String> = []
    /// References of annotations and modules, checked when the unit is complete.
    var references: [Reference] = []

    struct Reference {
        let text: String
        let range: Range<Int>
        /// What the element is called by the specification.
        let name: String
        let attribute: String
    }

    init(_ tag: XMLTag) { self.tag = tag }

    /// The codes of the sources, in order.
    var source: [Code] { parts.flatMap(\.source) }

    /// The codes of the targets as they will follow each other; a part without a target stands as its source.
    var target: [Code] {
        guard parts.contains(where: { $0.targetTag != nil }) else { return [] }
        let places = parts.indices.map { (place: parts[$0].targetTag?["order"].flatMap(Int.init) ?? $0 + 1, index: $0) }
        return places.sorted { $0 < $1 }.flatMap { place in
            parts[place.index].targetTag == nil ? parts[place.index].source : parts[place.index].target
        }
    }
}

/// A check of a whole unit.
struct UnitCheck: Sendable {
    /// Whether it has nothing to say of a unit without codes, as most are.
    let isAboutCodes: Bool
    let run: @Sendable (UnitScope, inout Findings) -> Void

    init(isAboutCodes: Bool = false, run: @escaping @Sendable (UnitScope, inout Findings) -> Void) {
        self.isAboutCodes = isAboutCodes
        self.run = run
    }

    static let all = [
        inlineIDs, dataReferences, pairs, copies, keptCodes, codeOrder, segmentOrder, segmentStates, whiteSpace,
        subTypes, annotations, endFormatting, cases,
    ]
}
