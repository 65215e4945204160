/// What references into a unit can find.
struct UnitContents {
    let id: String?
    private let notes: Set<String>
    private let data: Set<String>
    private let source: Set<String>
    private let target: Set<String>

    init(_ unit: UnitScope) {
        id = unit.id
        notes = unit.noteIDs
        data = unit.dataIDs
        source = Set(unit.parts.compactMap(\.id) + unit.source.compactMap(\.id))
        target = Set(unit.parts.flatMap(\.target).compactMap(\.id))
    }

    /// Whether a reference finds something; what modules and extensions hold is not known.
    func holds(_ leaf: FragmentReference.Leaf) -> Bool {
        switch leaf {
        case .note(let id): notes.contains(id)
        case .data(let id): data.contains(id)
        case .content(let id, let isTarget): (isTarget ? target : source).contains(id)
        case .file, .group, .unit, .other: true
        }
    }
}

extension FragmentReference.Leaf {
    var isContent: Bool {
        if case .content = self { true } else { false }
    }
}
