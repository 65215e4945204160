/// Kinds of characters that stand side by side in a text, where a rule looks for that.
struct Neighbours: OptionSet, Sendable {
    let rawValue: UInt32

    static let doubleSpace = Neighbours(rawValue: 1 << 0)
    static let spaceAtEdge = Neighbours(rawValue: 1 << 1)
    /// `,,` or the like; periods and colons are apart.
    static let doubledMark = Neighbours(rawValue: 1 << 2)
    static let doublePeriod = Neighbours(rawValue: 1 << 3)
    static let spaceBeforeMark = Neighbours(rawValue: 1 << 4)
    /// A mark that ends a part of a sentence, and a letter behind it.
    static let markBeforeLetter = Neighbours(rawValue: 1 << 5)
    static let spaceBeforeHyphen = Neighbours(rawValue: 1 << 6)
    static let hyphenBeforeSpace = Neighbours(rawValue: 1 << 7)
    static let smallBeforeCapital = Neighbours(rawValue: 1 << 8)
    static let twoCapitals = Neighbours(rawValue: 1 << 9)
    static let capitalBeforeSmall = Neighbours(rawValue: 1 << 10)
    /// Letters of Latin, Cyrillic and Greek side by side, or with an alphabetic character of none of them between.
    static let mixedLetters = Neighbours(rawValue: 1 << 11)
    /// A colon with something behind it, as in `http://`.
    static let colonBeforeText = Neighbours(rawValue: 1 << 12)
    /// A period with a letter or digit behind it, as in `example.com`.
    static let periodBeforeText = Neighbours(rawValue: 1 << 13)
    /// A mark that ASCII has behind a wide letter.
    static let markBehindWide = Neighbours(rawValue: 1 << 14)
    /// Two words in a row that may be the same.
    static let twoLikeWords = Neighbours(rawValue: 1 << 15)

    /// What two kinds are to each other, by the first times 32 and the second.
    static let ofPairs: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 1024)
        for (neighbours, first, second) in pairs {
            for left in CharacterKind.allCases where first.rawValue & left.bit != 0 {
                for right in CharacterKind.allCases where second.rawValue & right.bit != 0 {
                    table[Int(left.rawValue) << 5 | Int(right.rawValue)] |= neighbours.rawValue
                }
            }
        }
        return table
    }()

    private static let parts = CharacterKinds(.comma, .semicolon, .exclamation, .question)
    private static let marks = parts.union(CharacterKinds(.colon, .period))
    private static let unmixed = CharacterKinds(.otherLower, .otherUpper, .otherLetter, .wideLetter, .mark)

    private static let pairs: [(Neighbours, CharacterKinds, CharacterKinds)] = [
        (.doubleSpace, CharacterKinds(.space), CharacterKinds(.space)),
        (.spaceAtEdge, CharacterKinds(.space), CharacterKinds(.edge)),
        (.spaceAtEdge, CharacterKinds(.edge), CharacterKinds(.space)),
        (.doubledMark, CharacterKinds(.comma), CharacterKinds(.comma)),
        (.doubledMark, CharacterKinds(.semicolon), CharacterKinds(.semicolon)),
        (.doubledMark, CharacterKinds(.exclamation), CharacterKinds(.exclamation)),
        (.doubledMark, CharacterKinds(.question), CharacterKinds(.question)),
        (.doublePeriod, CharacterKinds(.period), CharacterKinds(.period)),
        (.spaceBeforeMark, CharacterKinds(.space), marks),
        (.markBeforeLetter, parts, .letters),
        (.spaceBeforeHyphen, CharacterKinds(.space), CharacterKinds(.hyphen)),
        (.hyphenBeforeSpace, CharacterKinds(.hyphen), CharacterKinds(.space)),
        (.smallBeforeCapital, .lower, .upper),
        (.twoCapitals, .upper, .upper),
        (.capitalBeforeSmall, .upper, .lower),
        (.mixedLetters, .latin, .cyrillic.union(.greek).union(unmixed)),
        (.mixedLetters, .cyrillic, .latin.union(.greek).union(unmixed)),
        (.mixedLetters, .greek, .latin.union(.cyrillic).union(unmixed)),
        (.colonBeforeText, CharacterKinds(.colon), CharacterKinds.all.subtracting(CharacterKinds(.edge, .space))),
        (.periodBeforeText, CharacterKinds(.period), .letters.union(.digits).union(CharacterKinds(.hyphen))),
        (.markBehindWide, CharacterKinds(.wideLetter), marks),
    ]
}
