extension SwiftEmitter {
    /// The part of the table that all languages share.
    func tableType(_ index: RowIndex, _ rows: EncodedRows, _ languages: [EncodedLanguage]) -> String {
        let texts = languages.enumerated().map { number, language in
            """
                    \(number == 0 ? "default" : "case \(number)"): TextTable(
                        StaticTable(\(literalName(number))), offsetWidth: \(language.offsetWidth), \
            cardinalRules: \(language.cardinalRules), ordinalRules: \(language.ordinalRules))

            """
        }
        return """
            /// The table, read where it lies: the literals hold numbers of seven bits a byte.
            nonisolated enum \(type)Table {
            \(member(index))
                static var rows: StaticTable {
                    StaticTable(
                        \(literal(rows.rows)))
                }

                static var actions: StaticTable {
                    StaticTable(
                        \(literal(rows.actions)))
                }

            \(symbols)
                /// The texts of a language.
                static func texts(_ language: Int) -> TextTable {
                    switch language {
            \(texts.dropFirst().joined())\(texts[0])        }
                }

            \(served)}

            """
    }

    /// The index from combination to row.
    private func member(_ index: RowIndex) -> String {
        switch index {
        case .dense(let index):
            """
                static var index: CombinationIndex {
                    CombinationIndex(
                        StaticTable(
                            \(literal(index.bytes))),
                        patternWidth: \(index.patternWidth), listWidth: \(index.listWidth), rowWidth: \(index.rowWidth),
                        patternLength: \(index.patternLength), patterns: \(index.patterns), lists: \(index.lists))
                }

            """
        case .diagram(let diagram):
            """
                static var index: DiagramIndex {
                    DiagramIndex(
                        StaticTable(
                            \(literal(diagram.bytes))),
                        width: \(diagram.width), axisBits: \(diagram.axisBits))
                }

            """
        }
    }

    private func literal(_ bytes: [UInt8]) -> String {
        SwiftLiteral.lines(of: SwiftLiteral.wrapped(bytes), indent: "                ")
    }

    /// The names of symbols, as texts.
    private var symbols: String {
        // No symbol has a name that two bytes of length could not say; such a one would be cut.
        let names = table.symbols.map { EncodedText(plain: Array($0.utf8.prefix(0x3FFF)))?.bytes ?? [] }
        var width = 1
        while width < SevenBit.width(for: names.count * width + names.reduce(0) { $0 + $1.count }) { width += 1 }
        var offset = names.count * width
        var offsets: [UInt8] = []
        for name in names {
            offsets += SevenBit.bytes(offset, width: width)
            offset += name.count
        }
        let chunks = SwiftLiteral.wrapped(offsets) + names
        return """
                static var symbols: TextTable {
                    TextTable(
                        StaticTable(
                            \(SwiftLiteral.lines(of: chunks, indent: "                "))),
                        offsetWidth: \(width), cardinalRules: -1, ordinalRules: -1)
                }

            """
    }

    /// Which language serves a row in a locale: its own, where no whole projection had to fall back.
    private var served: String {
        let partial = table.languages.indices.filter { locale in table.rows.contains { $0.languages[locale] != locale }
        }
        guard !partial.isEmpty else {
            return """
                    /// The language that serves a row in a locale: every locale serves itself.
                    static func served(_ locale: Int, row: Int) -> Int { locale }

                """
        }
        let width = SevenBit.width(for: table.languages.count - 1)
        let cases = partial.map { locale in
            let bytes = table.rows.flatMap { SevenBit.bytes($0.languages[locale], width: width) }
            return """
                        case \(locale):
                            StaticTable(
                                \(literal(bytes))
                            ).number(at: row * \(width), width: \(width))

                """
        }
        return """
                /// The language that serves a row in a locale: another where a text is missing, for the whole projection.
                static func served(_ locale: Int, row: Int) -> Int {
                    switch locale {
            \(cases.joined())        default: locale
                    }
                }

            """
    }

    /// `<SwiftType>+<tag>.swift`: the texts of one language.
    func languageFile(_ language: Int, _ encoded: EncodedLanguage) -> String {
        header(importsRuntime: false) + """
            nonisolated extension \(type)Table {
                /// The texts of `\(table.languages[language])`: offsets, then each text with a head before it.
                static var \(literalName(language)): StaticString {
                    \(SwiftLiteral.lines(of: encoded.chunks, indent: "        "))
                }
            }

            """
    }
}
