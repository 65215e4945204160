import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let badSkeleton = Rule(
        "bad-number-skeleton", .error, floor: .error, "A number skeleton that ICU refuses")
    static let notSupported = Rule(
        "format-not-supported", .error, floor: .error,
        "A format that is valid in ICU and that the runtime does not show")
    static let unknownType = Rule(
        "unknown-format-type", .error, floor: .error, "A format type that ICU does not know")
    static let choiceFormat = Rule(
        "choice-format", .error, floor: .error, "ICU's deprecated `choice`, which knows no plural rules")
    static let emptyStyle = Rule(
        "empty-style", .error, floor: .error, "A comma after the type with no style behind it")

    /// Whether every format is one that ICU knows and the runtime shows.
    static let numberStyles = MessageCheck(
        [badSkeleton, notSupported, unknownType, choiceFormat, emptyStyle], by: .formats
    ) { scene in
        scene.arguments.compactMap { check($0.argument, scene) }
    }

    private static func check(_ argument: Argument, _ scene: MessageScene) -> Diagnostic? {
        switch argument.kind {
        case .choice:
            return scene.finding(
                choiceFormat, "`\(argument.name)` is a `choice`", at: argument.range,
                notes: [
                    "Its number ranges fit English only; ICU has deprecated it.",
                    "Write `{\(argument.name), plural, one {…} other {…}}`.",
                ])
        case .simple(let type, let typeRange, let style):
            return check(argument, type, typeRange, style, scene)
        case .none, .plural, .selectOrdinal, .select: return nil
        }
    }

    private static func check(
        _ argument: Argument, _ type: String, _ typeRange: Range<Int>, _ style: Style?, _ scene: MessageScene
    ) -> Diagnostic? {
        let word = type.lowercased()
        guard formatTypes.contains(word) else {
            if type.hasForeignSpace { return nil }
            return unknown(argument, type, typeRange, scene)
        }
        if let style, style.text.trimmed.isEmpty {
            return scene.finding(
                emptyStyle, "`\(type)` has a comma and no style", at: typeRange.lowerBound..<style.range.upperBound,
                notes: ["A style was forgotten here, or the comma.", "Write `{\(argument.name), \(type)}`."],
                fixes: [
                    Fix("Delete the comma", .safe, [scene.edit(typeRange.upperBound..<style.range.upperBound, "")])
                ])
        }
        if word == "number" { return check(argument, style, scene) }
        if isReportedOtherwise(argument, scene) { return nil }
        return scene.finding(
            notSupported, "`\(type)` is not supported", at: typeRange,
            notes: [
                "ICU knows it, but a system surface never shows \(formatSubjects[word] ?? "it").",
                "Say it without the value, or show a number.",
            ])
    }

    /// Values of class D1 and above, which dates and times always are, are reported at their name already.
    private static func isReportedOtherwise(_ argument: Argument, _ scene: MessageScene) -> Bool {
        scene.declarations.arguments[argument.name].map { $0.disclosure != .d0 } ?? false
    }

    private static func check(_ argument: Argument, _ style: Style?, _ scene: MessageScene) -> Diagnostic? {
        guard let style, !style.text.hasForeignSpace, case .failure(let fault) = NumberStyle.parse(style.text) else {
            return nil
        }
        let start = style.range.lowerBound
        switch fault {
        case .invalid(let offset, let code):
            let token = style.token(at: offset)
            return scene.finding(
                badSkeleton, "ICU refuses the number skeleton at `\(token.text)`",
                at: (start + token.range.lowerBound)..<(start + token.range.upperBound),
                notes: [
                    "ICU says \(code).",
                    "A skeleton is a list of known words: `.00`, `,_`, `+!`, `%x100`, `unit/minute unit-width-short`.",
                ])
        case .notSupported(let range, let token, let reason):
            return scene.finding(
                notSupported, "`\(token)` \(reason)",
                at: (start + range.lowerBound)..<(start + range.upperBound),
                notes: ["ICU may take it; the generated code formats numbers without ICU and knows only these."])
        }
    }

    private static func unknown(
        _ argument: Argument, _ type: String, _ range: Range<Int>, _ scene: MessageScene
    ) -> Diagnostic {
        let known = formatTypes + ["plural", "select", "selectordinal"]
        let nearest = scene.nearest(to: type, among: known)
        return scene.finding(
            unknownType, "`\(type)` is no format type", at: range,
            notes: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? "the types are `number`, `plural`, `selectordinal` and `select`",
                "ICU takes any word here and fails when the text is shown.",
            ],
            fixes: nearest.map { [Fix("Write `\($0)`", .needsReview, [scene.edit(range, $0)])] } ?? [])
    }

    /// The types of simple arguments that ICU has formatters for.
    private static let formatTypes = ["number", "date", "time", "spellout", "ordinal", "duration"]
    private static let formatSubjects = [
        "date": "a date", "time": "a time of day", "spellout": "numbers in words", "ordinal": "ordinals this way",
        "duration": "durations this way",
    ]
}

extension Style {
    /// The word at an offset into the style, or the whole skeleton where ICU names no place.
    fileprivate func token(at offset: Int?) -> (text: String, range: Range<Int>) {
        let bytes = Array(text.utf8)
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let offset, offset <= bytes.count else { return (text.trimmed, 0..<bytes.count) }
        var start = min(offset, max(0, bytes.count - 1))
        while start > 0, isSpace(bytes[start]) { start -= 1 }
        while start > 0, !isSpace(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: ":") { start -= 1 }
        var end = start
        while end < bytes.count, !isSpace(bytes[end]) { end += 1 }
        return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
    }
}
