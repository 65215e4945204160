import CatalogModel
import LocaleData
import MessageSyntax

// What checks need that look for several things.
extension MessageScene {
    /// Whether arguments may differ from those of the source.
    var mayDifferInArguments: Bool {
        guard let source else { return false }
        if !signs.has(.arguments), !source.signs.has(.arguments) { return false }
        return hasChoicesToCompare || !showsValuesOfSource
    }

    /// Whether the text or its source has more than one form.
    var hasChoicesToCompare: Bool { signs.has(.choices) || source?.signs.has(.choices) ?? false }

    /// Whether a form may end otherwise than its source.
    var mayEndOtherwise: Bool {
        guard let source else { return false }
        return text.endings.mayDiffer(from: source.endings)
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

    /// Whether a form may start or end with a space.
    var mayHaveSpaceAtEdge: Bool {
        signs.has(.spaceAtEdge)
            && (signs.extent.start.contains(.space) || signs.extent.end.contains(.space) || !message.isValid)
    }

    /// Whether a text that was written here, without choices, may be more than words around values: letters joined to one, or
    /// no words at all. Those of a format are not shown.
    var mayBeMoreThanWords: Bool {
        isWrittenHere && signs.has(.arguments)
            && (signs.has(.joinedText) || !signs.has(.visible) || signs.has(.formats))
    }

    /// Whether a form may be much longer or shorter than its source.
    var mayDifferInLength: Bool {
        guard let source else { return false }
        let (own, other) = (signs.extent, source.signs.extent)
        return own.mostColumns >= 40 && own.mostColumns > 3 * other.leastColumns
            || other.mostColumns >= 40 && own.leastColumns * 4 < other.mostColumns
    }

    /// Whether forms may lack a bracket or a Spanish opening mark, or say a word twice.
    var mayHaveBadSentences: Bool {
        signs.has(.joints) || signs.has(.bracket) || signs.has(.twoLikeWords)
            || signs.has(CharacterKinds(.question, .exclamation)) && locale.language == "es"
    }
}

extension MessageScene {
    /// Whether a run has what patterns of private data that hold everywhere start from.
    func mayHoldNumber(_ literal: Literal) -> Bool {
        signs.hyphenCount > 3 || signs.has(.otherDigit) || literal.text.utf8.contains(where: \.isDigit)
    }

    /// Whether there is anything that a pattern of private data could start from. Those that hold everywhere have digits,
    /// or the hyphens of a UUID.
    var mayHoldPrivateData: Bool {
        if signs.digitCount > 0 || signs.hyphenCount > 3 { return true }
        return !declarations.isOpen && (signs.has(.at) || signs.has([.colonBeforeText, .periodBeforeText]))
    }
}

extension Clues {
    /// What patterns of private data start from.
    static let ofPrivateData: Clues = [
        Clues(.digit, .otherDigit, .at, .hyphen), Clues([.colonBeforeText, .periodBeforeText]),
    ]
}

extension CharacterKinds {
    /// What surely is no white space.
    static let visible = all.subtracting(CharacterKinds(.edge, .space, .otherSpace, .other))
    /// Letters of scripts that CLDR lists letter by letter.
    static let ofAlphabets = letters.subtracting(CharacterKinds(.wideLetter))
}

extension MessageScene {
    func readWhetherValuesAreThoseOfSource() -> Bool {
        guard let source, let own = text.values, let others = source.values else { return false }
        return own.elementsEqual(others) { value, other in
            value.name == other.name
                && (value.isPound == other.isPound || declarations.arguments[value.name]?.type != .percent)
        }
    }
}
