/// What a check looks by: a bit for whatever occurs in a text or is known of it.
struct Clues: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A character of one of the kinds.
    init(_ kinds: CharacterKinds) { rawValue = UInt64(kinds.rawValue) }

    init(_ kinds: CharacterKind...) { rawValue = UInt64(kinds.reduce(0) { $0 | $1.bit }) }

    init(_ kind: CharacterKind) { rawValue = UInt64(kind.bit) }

    /// Characters side by side.
    init(_ neighbours: Neighbours) { rawValue = UInt64(neighbours.rawValue) << 32 }

    init(kinds: UInt32, neighbours: UInt32) { rawValue = UInt64(kinds) | UInt64(neighbours) << 32 }

    static let arguments = Clues(rawValue: 1 << 48)
    static let plurals = Clues(rawValue: 1 << 49)
    static let selects = Clues(rawValue: 1 << 50)
    /// A plural or select.
    static let choices: Clues = [.plurals, .selects]
    /// An argument with a type, or ICU's `choice`.
    static let formats = Clues(rawValue: 1 << 51)
    /// A stretch between apostrophes.
    static let quotes = Clues(rawValue: 1 << 52)
    static let nonASCII = Clues(rawValue: 1 << 53)
    /// A name with other signs than letters, digits and `_`.
    static let oddNames = Clues(rawValue: 1 << 54)
    /// Two runs whose words may stand side by side, or be one word, where both are shown.
    static let joints = Clues(rawValue: 1 << 55)
    /// A word directly behind a value.
    static let joinedText = Clues(rawValue: 1 << 56)
    /// A pattern that ICU refuses.
    static let invalid = Clues(rawValue: 1 << 57)
    /// A character that rules look at by itself, names and styles included.
    static let remarkable = Clues(rawValue: 1 << 58)

    // Of the scene, not of the text:

    static let translation = Clues(rawValue: 1 << 59)
    /// A text of a catalog that says what it declares.
    static let declared = Clues(rawValue: 1 << 60)
    /// A label, hint or redacted text, or a text of an action.
    static let special = Clues(rawValue: 1 << 61)
    /// Every text.
    static let any = Clues(rawValue: 1 << 62)
}
