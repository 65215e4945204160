import LocaleData

/// The texts of one language, as `TextTable` reads them.
struct EncodedLanguage {
    /// The offsets, then each text by itself.
    let chunks: [[UInt8]]
    let offsetWidth: Int
    let cardinalRules: Int
    let ordinalRules: Int
    /// Bytes of the table, and of the distinct texts in it.
    let tableBytes: Int
    let textBytes: Int

    /// The texts of a language of the table: an entry a number format, then one a slot. Offset 0 stands for no text.
    init(_ table: ProjectionTable, language: Int) {
        let tag = table.languages[language]
        let locale = Self.locale(tag)
        let records = table.formats.map { format in locale.map { NumberLocale($0).record(for: format) } ?? [] }
        let texts = table.texts[language].map(\.bytes)
        let entries = records.count + table.slots.count
        let blob = (records + texts).reduce(0) { $0 + $1.count }
        var width = 1
        while width < SevenBit.width(for: entries * width + blob) { width += 1 }
        var starts: [Int] = []
        var offset = entries * width
        for item in records + texts {
            starts.append(offset)
            offset += item.count
        }
        let slotStarts = table.slots.map { slot in slot[language].map { starts[records.count + $0] } ?? 0 }
        let offsets = (starts.prefix(records.count) + slotStarts).flatMap { SevenBit.bytes($0, width: width) }
        chunks = SwiftLiteral.wrapped(offsets) + records + texts
        offsetWidth = width
        tableBytes = offset
        textBytes = table.texts[language].reduce(0) { $0 + $1.textBytes }
        cardinalRules = locale.flatMap { PluralRules.rules(for: $0)?.set } ?? -1
        ordinalRules = locale.flatMap { PluralRules.rules(for: $0, ordinal: true)?.set } ?? -1
    }

    private static func locale(_ tag: String) -> LocaleTag? {
        if case .success(let locale) = LocaleTag.parse(tag) { locale } else { nil }
    }
}
