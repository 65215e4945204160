import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let repeatedPunctuation = Rule("repeated-punctuation", .warning, "A punctuation mark twice in a row")
    static let spaceBeforePunctuation = Rule(
        "space-before-punctuation", .warning, "A space before a punctuation mark")
    static let missingSpaceAfter = Rule(
        "missing-space-after-punctuation", .warning, "No space behind a comma or the like")
    static let hyphenAsDash = Rule("hyphen-as-dash", .warning, "A hyphen between spaces, where a dash belongs")
    static let halfwidthPunctuation = Rule(
        "halfwidth-cjk-punctuation", .warning, "Western punctuation behind a Chinese or Japanese character")
    static let frenchSpacing = Rule(
        "french-spacing", .warning, "A French double mark without the no-break space before it")

    /// Whether punctuation stands as the language sets it.
    static let punctuation = MessageCheck(
        [
            repeatedPunctuation, spaceBeforePunctuation, missingSpaceAfter, hyphenAsDash, halfwidthPunctuation,
            frenchSpacing,
        ],
        by: [
            Clues([.doubledMark, .spaceBeforeMark, .markBeforeLetter, .spaceBeforeHyphen, .markBehindWide]),
            Clues(.semicolon, .colon, .exclamation, .question),
        ], when: { $0.mayHaveOddPunctuation }
    ) { scene in
        scene.literals.flatMap { literal -> [Diagnostic] in
            var reader = PunctuationReader(literal: literal, scene: scene)
            reader.read()
            return reader.findings
        }
    }
}

private struct PunctuationReader {
    let literal: Literal
    let scene: MessageScene
    let scalars: [Unicode.Scalar]
    let offsets: [Int]
    var findings: [Diagnostic] = []

    init(literal: Literal, scene: MessageScene) {
        self.literal = literal
        self.scene = scene
        scalars = Array(literal.text.unicodeScalars)
        var offset = 0
        var offsets: [Int] = []
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        self.offsets = offsets + [offset]
    }

    mutating func read() {
        for index in scalars.indices where scalars[index].value < 0x80 && !scalars[index].isWordScalar {
            let mark = scalars[index]
            if mark == "-" { readHyphen(index) }
            guard ",;:!?.".unicodeScalars.contains(mark) else { continue }
            readRepeated(index)
            readSpaces(index)
            readWidth(index)
        }
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    /// The marks before which French sets a no-break space; in Canada the colon alone has one.
    private var frenchMarks: String {
        scene.locale.language != "fr" ? "" : scene.locale.region == "CA" ? ":" : ";:!?"
    }

    /// Whether the language sets a space before the mark: those of France before double marks, as a language of which
    /// nothing is known may, Thai and its neighbours before any.
    private func isSpaced(_ mark: Unicode.Scalar) -> Bool {
        switch scene.locale.language {
        case "fr": true
        case "und", "br", "co", "oc", "wa", "gcf", "frp", "pcd", "ne": ";:!?".unicodeScalars.contains(mark)
        case "th", "lo", "km", "my": true
        default: false
        }
    }

    private mutating func report(
        _ rule: Rule, _ range: Range<Int>, _ message: String, _ notes: [String], write replacement: String? = nil
    ) {
        let place = literal.patternRange(of: offsets[range.lowerBound]..<offsets[range.upperBound])
        findings.append(
            scene.finding(
                rule, message, at: place, notes: notes,
                fixes: replacement.map { [Fix("Write `\($0)`", .needsReview, [scene.edit(place, $0)])] } ?? []))
    }

    private mutating func readRepeated(_ index: Int) {
        let mark = scalars[index]
        guard mark != ".", mark != ":", scalar(index + 1) == mark, scalar(index - 1) != mark else { return }
        var end = index
        while scalar(end) == mark { end += 1 }
        report(
            MessageChecks.repeatedPunctuation, index..<end, "`\(mark)` stands \(end - index) times in a row",
            ["It looks like a slip, or like shouting.", "Write it once."], write: String(mark))
    }

    private mutating func readSpaces(_ index: Int) {
        let mark = scalars[index]
        let next = scalar(index + 1)
        let isAtEnd = next == nil || next == " "
        if let before = scalar(index - 1), frenchMarks.unicodeScalars.contains(mark), isAtEnd {
            let isSpaced = before.value == 0xA0 || before.value == 0x202F
            guard !isSpaced, before.isWordScalar || before == " " || before == "»" else { return }
            let start = before == " " ? index - 1 : index
            report(
                MessageChecks.frenchSpacing, start..<(index + 1), "`\(mark)` needs a no-break space before it",
                ["Without it the mark can stand alone on the next line.", "Write U+202F, narrow no-break space."],
                write: "\u{202F}\(mark)")
            return
        }
        if scalar(index - 1) == " ", let word = scalar(index - 2), word.isWordScalar, isAtEnd, !isSpaced(mark) {
            report(
                MessageChecks.spaceBeforePunctuation, (index - 1)..<(index + 1), "a space before `\(mark)`",
                ["The mark could stand alone on the next line.", "Delete the space."], write: String(mark))
        }
        guard ",;!?".unicodeScalars.contains(mark), let before = scalar(index - 1), let next,
            before.properties.isAlphabetic, next.properties.isAlphabetic, !before.isOfScriptWithoutSpaces,
            !next.isOfScriptWithoutSpaces
        else { return }
        report(
            MessageChecks.missingSpaceAfter, index..<(index + 1), "no space behind `\(mark)`",
            ["Two words run together.", "Add a space."], write: "\(mark) ")
    }

    private mutating func readWidth(_ index: Int) {
        guard ["zh", "ja"].contains(scene.locale.language), let before = scalar(index - 1),
            before.isOfScriptWithoutSpaces, let full = Self.fullwidth[scalars[index]],
            scalar(index + 1).map({ !$0.isWordScalar || $0.isOfScriptWithoutSpaces }) ?? true
        else { return }
        let mark = scalars[index]
        // Japanese sets a label off from its value so, 容量: {size}, and a sentence from the list behind it.
        if scene.locale.language == "ja", mark == ":", scalar(index + 1).map({ $0 == " " }) ?? true { return }
        // Three of them are an ellipsis, which is another rule's.
        if mark == ".", scalar(index + 1) == "." { return }
        let right = scene.locale.language == "ja" && mark == "," ? "、" : full
        report(
            MessageChecks.halfwidthPunctuation, index..<(index + 1), "`\(mark)` behind a wide character",
            ["It sits off the grid, too close to the character before it.", "Write `\(right)`."], write: right)
    }

    private static let fullwidth: [Unicode.Scalar: String] = [
        ",": "，", ".": "。", "!": "！", "?": "？", ":": "：", ";": "；",
    ]

    private mutating func readHyphen(_ index: Int) {
        guard scalar(index - 1) == " ", scalar(index + 1) == " ", let before = scalar(index - 2),
            let after = scalar(index + 2), before.properties.isAlphabetic, after.properties.isAlphabetic
        else { return }
        let dash = ["ru", "uk", "pl", "cs", "es", "it", "pt"].contains(scene.locale.language) ? "—" : "–"
        report(
            MessageChecks.hyphenAsDash, index..<(index + 1), "a hyphen between spaces",
            ["A hyphen joins words; what sets them apart is a dash.", "Write `\(dash)`."], write: dash)
    }
}
