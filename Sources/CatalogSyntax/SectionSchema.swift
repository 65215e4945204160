/// What a kind of section may hold.
package struct SectionSchema: Sendable {
    package let kind: SectionKind
    /// What its name must look like; absent where it has none.
    package let name: NameShape?
    package let occurs: Occurrence
    package let keys: [KeySchema]
    /// Each must be there; of several alternatives one.
    package let required: [Requirement]
    /// The keys' names, in their order.
    private let names: [String]

    package init(
        kind: SectionKind, name: NameShape?, occurs: Occurrence, keys: [KeySchema], required: [Requirement]
    ) {
        self.kind = kind
        self.name = name
        self.occurs = occurs
        self.keys = keys
        self.required = required
        names = keys.map(\.name)
    }

    /// How often a catalog has the section.
    package enum Occurrence: Sendable {
        /// Exactly one.
        case once
        /// Any number, each id once.
        case eachIDOnce
        /// Any number, also with the same name.
        case freely
    }

    /// A key that must be there, and what to write.
    package struct Requirement: Sendable {
        package let keys: [String]
        package let hint: String

        package init(_ keys: String..., hint: String) {
            self.keys = keys
            self.hint = hint
        }
    }

    /// The schema of a key before its suffix.
    package func key(_ base: String) -> KeySchema? {
        index(of: base).map { keys[$0] }
    }

    /// The place of a key in `keys`. Cost: a comparison a key, of which no section has twenty.
    func index(of base: String) -> Int? { names.firstIndex(of: base) }
}

/// A key of a section.
package struct KeySchema: Sendable {
    package let name: String
    package let form: ValueForm
    package var suffix: Suffix = .none
    package var mayRepeat = false

    /// Whether something may follow the key after a dot.
    package var takesSuffix: Bool {
        if case .none = suffix { false } else { true }
    }

    /// What may follow the key after a dot.
    package enum Suffix: Sendable {
        case none
        case locale
        /// One of the keys of the same section.
        case key([String])
    }
}

/// The form of a value. It decides which of the readers of `MappedText` applies.
package enum ValueForm: Sendable {
    /// An ICU message.
    case message
    /// Words for people, or a value that only resolution can judge.
    case text
    /// A name that stands for something declared elsewhere.
    case reference
    /// A name of this shape.
    case name(NameShape)
    /// A type name of Swift.
    case swiftType
    /// One word of a closed set, and why no other exists.
    case word([String], reason: String?)
    /// Items that stand for something declared elsewhere, or phrases.
    case list
    /// Words of a closed set.
    case words([String])
    /// Names that are declared here, or tags.
    case names(NameShape)
    case pairs
    case numberRange
    case columns
    case argumentType
    case selector

    /// Whether parsing has nothing to check in it.
    var isFree: Bool {
        switch self {
        case .message, .text, .reference: true
        default: false
        }
    }
}
