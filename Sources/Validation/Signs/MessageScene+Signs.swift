import LocaleData
import MessageSyntax

// What checks need that look for several things.
extension MessageScene {
    /// Whether arguments may differ from those of the source. Texts without choices that show the same values in the same
    /// order do not.
    var mayDifferInArguments: Bool {
        guard let source, let sourceSigns else { return false }
        if !signs.has(.arguments), !sourceSigns.has(.arguments) { return false }
        return hasChoicesToCompare || !source.parts.showsAlike(message.parts)
    }

    /// Whether the text or its source has more than one form.
    var hasChoicesToCompare: Bool { signs.has(.choices) || sourceSigns?.has(.choices) ?? false }

    /// Whether a form may end otherwise than its source.
    var mayEndOtherwise: Bool {
        guard let source else { return false }
        guard !hasChoicesToCompare, let own = Ending(message.parts), let other = Ending(source.parts) else {
            return true
        }
        return own != other
    }

    /// Whether the punctuation may be set otherwise than the language does.
    var mayHaveOddPunctuation: Bool {
        if signs.has([.doubledMark, .spaceBeforeMark, .markBeforeLetter]) { return true }
        if signs.has(.spaceBeforeHyphen), signs.has(.hyphenBeforeSpace) { return true }
        switch locale.language {
        case "fr": return signs.has(CharacterKinds(.semicolon, .colon, .exclamation, .question))
        case "zh", "ja": return signs.has(.markBehindWide)
        default: return false
        }
    }

    /// Whether a form may start or end with a space. Without choices its ends are those of the pattern, or quotes.
    var mayHaveSpaceAtEdge: Bool {
        guard signs.has(.spaceAtEdge) else { return false }
        if signs.has(.choices) || signs.has(.quotes) { return true }
        let bytes = message.text.utf8
        return bytes.first == 0x20 || bytes.last == 0x20
    }

    /// Whether a form may be much longer or shorter than its source.
    var mayDifferInLength: Bool {
        guard let source, let sourceSigns else { return false }
        if hasChoicesToCompare { return max(message.text.utf8.count, source.text.utf8.count) >= 40 }
        return signs.mostColumns >= 40 && signs.mostColumns > 3 * sourceSigns.leastColumns
            || sourceSigns.mostColumns >= 40 && signs.leastColumns * 4 < sourceSigns.mostColumns
    }

    /// Whether forms may lack a bracket or a Spanish opening mark, or say a word twice.
    var mayHaveBadSentences: Bool {
        signs.has(.choices) || signs.has(.bracket) || signs.has(.twoLikeWords)
            || signs.has(CharacterKinds(.question, .exclamation)) && locale.language == "es"
    }
}

extension Signs {
    /// Whether there is anything that a pattern of private data could start from.
    var mayHoldPrivateData: Bool {
        digitCount > 0 || has(.at) || hyphenCount > 3 || has([.colonBeforeText, .periodBeforeText])
    }
}

extension CharacterKinds {
    /// Letters of scripts that CLDR lists letter by letter.
    static let ofAlphabets = letters.subtracting(CharacterKinds(.wideLetter))
}

extension [Part] {
    /// Whether messages without choices show the same values in the same order, none with a format.
    fileprivate func showsAlike(_ other: [Part]) -> Bool {
        var others = other.lazy.compactMap(\.argument).makeIterator()
        for case .argument(let argument) in self {
            guard let same = others.next(), same.name == argument.name, same.kind == .none, argument.kind == .none
            else { return false }
        }
        return others.next() == nil
    }
}

extension Part {
    fileprivate var argument: Argument? {
        if case .argument(let argument) = self { argument } else { nil }
    }
}
