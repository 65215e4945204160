/// How much a finding matters.
package enum Level: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    case off
    case note
    case warning
    case error

    /// The word that catalogs and reports use.
    package var name: String {
        switch self {
        case .off: "off"
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package init?(name: String) {
        guard let level = Level.allCases.first(where: { $0.name == name }) else { return nil }
        self = level
    }

    package static func < (left: Level, right: Level) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The identity of one kind of finding. A room declares its rules in a list; the compiler puts the lists together.
package struct Rule: Sendable, Hashable {
    /// Kebab-case, named for the pattern that is found; a stable part of the interface.
    package let id: String
    /// The level unless a catalog says otherwise.
    package let level: Level
    /// The lowest level a catalog may set.
    package let floor: Level
    /// What it finds, in one line.
    package let summary: String

    package init(_ id: String, _ level: Level, floor: Level = .off, _ summary: String) {
        self.id = id
        self.level = level
        self.floor = floor
        self.summary = summary
    }

    package static func == (left: Rule, right: Rule) -> Bool {
        left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
