import CatalogModel
import SourceText

extension SwiftEmitter {
    /// The handle that `project` returns.
    func projectionType(_ rows: EncodedRows) -> String {
        let redacted = Self.column(EncodedRows.Column.redacted, rows.widths)
        return """
            /// What a surface shows for one combination: a handle of a few bytes whose texts are read when asked for.
            public nonisolated struct PublicProjection: Hashable, Sendable {
                let arguments: \(type)Arguments
                let row: \(rowType)
                let served: \(languageType)

            \(textMembers(rows))\(toneMember(rows))\(actionMember(rows))\
                /// The whole projection as it stands under privacy redaction, spoken words too.
                public var redacted: PublicProjection {
                    PublicProjection(
                        arguments: arguments, row: \(rowType)(number(\(redacted))), served: served)
                }

                /// The BCP 47 tag of the language of all its texts: what VoiceOver must speak them in.
                public var language: String { \(type).Locale.at(Int(served)).tag }

                private func number(at offset: Int, width: Int) -> Int {
                    \(type)Table.rows.number(at: Int(row) * \(rows.widths.reduce(0, +)) + offset, width: width)
                }

                private func text(_ entry: Int) -> PublicText {
                    PublicText(entry: \(entryType)(entry), served: served, arguments: arguments)
                }
            }


            """
    }

    private func textMembers(_ rows: EncodedRows) -> String {
        func column(_ column: EncodedRows.Column) -> String { Self.column(column, rows.widths) }
        return """
                /// The line that is shown first.
                public var title: PublicText { text(number(\(column(.title)))) }

                /// The line below; nil where the surface shows none.
                public var supportingText: PublicText? {
                    let entry = number(\(column(.support)))
                    return entry == 0 ? nil : PublicText(existing: entry - 1, served: served, arguments: arguments)
                }

                /// What VoiceOver says for the whole card.
                public var accessibilityLabel: PublicText { text(number(\(column(.label)))) }

                /// The name of an SF Symbol; nil where none is shown.
                public var symbol: String? {
                    let symbol = number(\(column(.symbol)))
                    return symbol == 0 ? nil : \(type)Table.symbols.plainString(at: symbol - 1)
                }


            """
    }

    private func toneMember(_ rows: EncodedRows) -> String {
        let tones = table.catalog.header.tones
        guard !tones.isEmpty else { return "" }
        let cases = tones.enumerated().map { "        case \($0 + 1): .\(SwiftNames.member($1.text))\n" }.joined()
        return """
                /// How it sounds; nil where nothing is said about that.
                public var tone: Tone? {
                    switch number(\(Self.column(EncodedRows.Column.tone, rows.widths))) {
            \(cases)        default: nil
                    }
                }


            """
    }

    private func actionMember(_ rows: EncodedRows) -> String {
        guard !table.catalog.actions.isEmpty else { return "" }
        return """
                /// What the surface offers; nil where it offers nothing.
                public var action: PublicAction? {
                    let action = number(\(Self.column(EncodedRows.Column.action, rows.widths)))
                    return action == 0 ? nil : PublicAction(arguments: arguments, row: action - 1, served: served)
                }


            """
    }

    /// An offered action with its words.
    func actionType(_ rows: EncodedRows) -> String {
        let actions = table.catalog.actions
        guard !actions.isEmpty else { return "" }
        let kind = Self.column(EncodedRows.ActionColumn.kind, rows.actionWidths)
        let others = actions.enumerated().dropFirst()
            .map { "        case \($0): .\(SwiftNames.member($1.name.text))\n" }.joined()
        return """
            /// What a surface offers, in words.
            public nonisolated struct PublicAction: Hashable, Sendable {
                let arguments: \(type)Arguments
                let row: Int
                let served: \(languageType)

                /// Which action it is.
                public var kind: SafeSystemSurfaceAction {
                    switch number(\(kind)) {
            \(others)        default: .\(SwiftNames.member(actions[0].name.text))
                    }
                }

            \(actionWords(rows))\
                private func number(at offset: Int, width: Int) -> Int {
                    \(type)Table.actions.number(at: row * \(rows.actionWidths.reduce(0, +)) + offset, width: width)
                }

                private func text(_ entry: Int) -> PublicText? {
                    entry == 0 ? nil : PublicText(existing: entry - 1, served: served, arguments: arguments)
                }
            }


            """
    }

    private func actionWords(_ rows: EncodedRows) -> String {
        func column(_ column: EncodedRows.ActionColumn) -> String { Self.column(column, rows.actionWidths) }
        return """
                /// The word on the control.
                public var title: PublicText {
                    PublicText(entry: \(entryType)(number(\(column(.title)))), served: served, arguments: arguments)
                }

                /// What VoiceOver says for the control; nil where it says the title.
                public var label: PublicText? { text(number(\(column(.label)))) }

                /// What VoiceOver says will happen; nil where nothing is said.
                public var hint: PublicText? { text(number(\(column(.hint)))) }


            """
    }

    private static func column<Column: CaseIterable & Equatable>(_ column: Column, _ widths: [Int]) -> String {
        let index =
            Column.allCases.firstIndex(of: column).map {
                Column.allCases.distance(from: Column.allCases.startIndex, to: $0)
            } ?? 0
        return "at: \(widths[..<index].reduce(0, +)), width: \(widths[index])"
    }
}
