import CICUOracle
import CatalogModel
import Foundation
import LocaleData
import MessageSyntax
import SourceText
import TestSupport
import Testing
import Translation

/// Random messages against ICU itself.
@Suite("Flattening against ICU")
struct FlatteningPropertyTests {
    private let catalog = Fixture("").catalog

    /// Random messages for each locale: more where the environment asks for a long run.
    private static var rounds: Int {
        ProcessInfo.processInfo.environment["PLACARD_FLATTENING_ROUNDS"].flatMap { Int($0) } ?? 4
    }

    private func flat(_ pattern: String, _ locale: String, from source: String = "en") throws -> FlattenedMessage {
        let context = FlatteningContext(
            catalog: catalog, source: try LocaleTag.parse(source).get(), target: try LocaleTag.parse(locale).get())
        return flatten(parseMessage(pattern), text: MappedText(pattern, file: FileID(index: 0), at: 0), for: context)
    }

    private func rebuild(_ message: FlattenedMessage, _ sentences: [FormText]) -> String {
        message.rebuilt(sentences, anchor: SourceRange(file: FileID(index: 0), 0..<0)).text
    }

    @Test("a message rebuilt from its own sentences renders as it did")
    func sameLanguage() throws {
        var random = SeededRandom(seed: 2024)
        var flattened = 0
        for _ in 0..<400 {
            let pattern = RandomMessage.pattern(&random, depth: 3)
            let message = try flat(pattern, "en-GB")
            guard !message.isCut else { continue }
            if !message.isFlat { flattened += 1 }
            let rebuilt = rebuild(message, message.forms.map(\.source))
            for values in RandomMessage.values(&random) {
                let before = try values.formatted(pattern, locale: "en")
                let after = try values.formatted(rebuilt, locale: "en")
                #expect(before == after, "\(pattern) became \(rebuilt)")
                if before != after { return }
            }
        }
        #expect(flattened > 100)
    }

    @Test("in every locale a message rebuilt from its own sentences renders as it did")
    func everyLocale() throws {
        var random = SeededRandom(seed: 211)
        var flattened = 0
        for tag in LocaleTag.known {
            for _ in 0..<Self.rounds {
                let pattern = RandomMessage.pattern(&random, depth: 2)
                let message = try flat(pattern, tag, from: tag)
                guard !message.isCut else { continue }
                if !message.isFlat { flattened += 1 }
                let rebuilt = rebuild(message, message.forms.map(\.source))
                for values in RandomMessage.values(&random) {
                    let before = try values.formatted(pattern, locale: tag)
                    let after = try values.formatted(rebuilt, locale: tag)
                    #expect(before == after, "in \(tag) \(pattern) became \(rebuilt)")
                    if before != after { return }
                }
            }
        }
        #expect(flattened > LocaleTag.known.count)
    }

    @Test("in every locale each number is shown the form that is named for it, made from what English shows")
    func everyTarget() throws {
        var random = SeededRandom(seed: 7)
        var flattened = 0
        for tag in LocaleTag.known {
            for _ in 0..<Self.rounds {
                let pattern = RandomMessage.pattern(&random, depth: 2)
                let message = try flat(pattern, tag)
                guard !message.isCut else { continue }
                if !message.isFlat { flattened += 1 }
                let rebuilt = rebuild(message, message.forms.map { FormText("it's '\($0.suffix)'#|") })
                for values in RandomMessage.values(&random) {
                    let shown = try values.formatted(rebuilt, locale: tag)
                    let form = try #require(message.forms.first { values.take($0, of: message, locale: tag) })
                    #expect(shown == "it's '\(form.suffix)'#|", "\(pattern) in \(tag) became \(rebuilt)")
                    if shown != "it's '\(form.suffix)'#|" { return }
                }
            }
        }
        #expect(flattened > LocaleTag.known.count)
    }

    @Test("the shapes that the catalog's writers use, in every locale", arguments: RandomMessage.shapes)
    func shapes(pattern: String) throws {
        var random = SeededRandom(seed: 5)
        for tag in LocaleTag.known {
            let message = try flat(pattern, tag, from: tag)
            #expect(!message.isFlat && !message.isCut)
            let rebuilt = rebuild(message, message.forms.map(\.source))
            for values in RandomMessage.values(&random) {
                let before = try values.formatted(pattern, locale: tag)
                let after = try values.formatted(rebuilt, locale: tag)
                #expect(before == after, "in \(tag) it became \(rebuilt)")
                if before != after { return }
            }
        }
    }

    @Test("form ids are distinct NMTOKENs")
    func ids() throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            let message = try flat(RandomMessage.pattern(&random, depth: 3), random.pick(["ar", "pl", "ja"]))
            let suffixes = message.forms.map(\.suffix)
            #expect(Set(suffixes).count == suffixes.count)
            #expect(suffixes.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9:._-]*/) != nil })
        }
    }
}

/// Makes valid ICU patterns over `count`, `total` (numbers) and `kind`, `who` (words).
enum RandomMessage {
    /// What must survive: two plurals, a plural in a select, an offset, exact cases, repeated placeholders, `#` beside
    /// the number.
    static let shapes = [
        "{count, plural, one {# task} other {# tasks}}, {total, plural, one {# file} other {# files}}",
        "{kind, select, us {we do {count, plural, one {#} two {two} few {# few} other {#}}} other {nothing}} now",
        "{count, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # more} other {{who} and # others}}",
        "{count, plural, =0 {none} =21 {just 21} one {# of {count}} other {#, # or {count} of {count}}}",
        "{who}, {who}: {total, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {who}",
        "{count, plural, offset:2 =2 {two} other {# {count} {total, plural, =1 {1} one {# a} other {# b}} #}}",
    ]

    static func pattern(_ random: inout SeededRandom, depth: Int) -> String {
        (0...random.below(3)).map { _ in piece(&random, depth: depth) }.joined()
    }

    private static func piece(_ random: inout SeededRandom, depth: Int) -> String {
        switch depth == 0 ? random.below(4) : random.below(9) {
        case 0: return random.pick(["It''s ", "x ", "'{'y'}' ", "# ", "a|b ", "''", "'#' ", " don't "])
        case 1: return random.pick(["{who}", "{count}", "{count, number}", "{total, number, integer}"])
        case 2, 3: return random.pick(["# left ", "now ", "é ", "任务"])
        case 4, 5: return plural("plural", &random, depth)
        case 6: return plural("selectordinal", &random, depth)
        default:
            let cases = ["us", "them"].filter { _ in random.below(3) > 0 }.map {
                "\($0) {\(pattern(&random, depth: depth - 1))}"
            }
            return "{kind, select, \(cases.joined(separator: " ")) other {\(pattern(&random, depth: depth - 1))}}"
        }
    }

    private static func plural(_ keyword: String, _ random: inout SeededRandom, _ depth: Int) -> String {
        let offset = random.below(3) == 0 ? "offset:\(random.below(2) + 1) " : ""
        let words = ["=0", "=1", "=2.0", "=21", "one", "two", "few", "other"]
        let cases = words.filter { $0 == "other" || random.below(4) == 0 }.map {
            "\($0) {\(pattern(&random, depth: depth - 1))}"
        }
        return "{\(random.pick(["count", "total"])), \(keyword), \(offset)\(cases.joined(separator: " "))}"
    }

    static func values(_ random: inout SeededRandom) -> [ArgumentValues] {
        [0, 1, 2, 3, 5, 11, 12, 21, 22, 99].map { count in
            ArgumentValues(
                count: count, total: random.below(100), kind: random.pick(["us", "them", "nobody"]), who: "Q")
        }
    }
}

/// Values of the four arguments.
struct ArgumentValues {
    var count: Int
    var total: Int
    var kind: String
    var who: String

    /// What ICU shows.
    func formatted(_ pattern: String, locale: String) throws -> String {
        let format = try #require(placard_format_create(locale, pattern), "ICU refuses \(pattern)")
        defer { placard_format_destroy(format) }
        return try Self.withCStrings(["count", "total", "kind", "who", kind, who]) { names in
            let arguments = [
                PlacardFormatArgument(name: names[0], kind: 0, integer: Int64(count), decimal: 0, word: nil),
                PlacardFormatArgument(name: names[1], kind: 0, integer: Int64(total), decimal: 0, word: nil),
                PlacardFormatArgument(name: names[2], kind: 2, integer: 0, decimal: 0, word: names[4]),
                PlacardFormatArgument(name: names[3], kind: 2, integer: 0, decimal: 0, word: names[5]),
            ]
            var buffer = [CChar](repeating: 0, count: 1 << 16)
            let length = placard_format_apply(format, arguments, Int32(arguments.count), &buffer, 1 << 16)
            try #require(length >= 0)
            return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        func next(_ index: Int, _ found: [UnsafePointer<CChar>?]) throws -> Result {
            guard index < texts.count else { return try body(found) }
            return try texts[index].withCString { try next(index + 1, found + [$0]) }
        }
        return try next(0, [])
    }

    /// Whether the values take a form, by ICU's own plural rules.
    func take(_ form: FlatForm, of message: FlattenedMessage, locale: String) -> Bool {
        form.cases.allSatisfy { entry in
            let siblings = message.choices(of: entry.selection)
            guard entry.selection.kind != .select else {
                let known = siblings.contains(.keyword(kind))
                return entry.needed.choice == .keyword(known ? kind : "other")
            }
            let number = entry.selection.argument == "count" ? count : total
            if siblings.contains(.exact(Double(number))) { return entry.needed.choice == .exact(Double(number)) }
            // ICU chooses by magnitude.
            let shown = abs(Double(number) - entry.selection.offset)
            let category = Self.category(of: shown, ordinal: entry.selection.kind == .ordinal, locale: locale)
            return entry.needed.choice == .keyword(siblings.contains(.keyword(category)) ? category : "other")
        }
    }

    private static func category(of number: Double, ordinal: Bool, locale: String) -> String {
        guard let numbers = placard_oracle_numbers_open(locale, "precision-integer") else { return "other" }
        defer { placard_oracle_numbers_close(numbers) }
        var keyword = [CChar](repeating: 0, count: 16)
        guard placard_oracle_category(numbers, ordinal ? 1 : 0, number, &keyword) != 0 else { return "other" }
        return String(decoding: keyword.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension FlattenedMessage {
    /// All choices of a selection.
    fileprivate func choices(of selection: Selection) -> [FormChoice] {
        var found: [FormChoice] = []
        for entry in forms.flatMap(\.cases) where entry.selection == selection {
            if !found.contains(entry.needed.choice) { found.append(entry.needed.choice) }
        }
        return found
    }
}
