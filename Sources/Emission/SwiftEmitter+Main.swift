import CatalogModel
import SourceText

extension SwiftEmitter {
    /// `<SwiftType>.swift`: the enumerations, the API and what all languages share of the table.
    func mainFile(_ index: RowIndex, _ rows: EncodedRows, _ languages: [EncodedLanguage]) -> String {
        header() + entryPoint(index) + localeType + projectionType(rows) + actionType(rows) + textType
            + argumentsType(languages) + enumerations + tableType(index, rows, languages)
    }

    /// The type that callers start from.
    private func entryPoint(_ index: RowIndex) -> String {
        let axes = zip(table.catalog.axes, names.axes).map { axis, type in
            (label: SwiftNames.member(axis.name.text), type: type, count: axis.values.count)
        }
        let parameters = axes.map { "\($0.label): \($0.type)" } + arguments.map { "\($0.name): \($0.type)" }
        let stored = storedArguments.map { "\($0.name): \($0.stored)" }.joined(separator: ", ")
        return """
            /// What the catalog `\(table.catalog.header.name.text)` says in one locale.
            public nonisolated struct \(type): Hashable, Sendable {
                /// The locale that was asked for.
                public let locale: Locale

                /// Copy in a locale; `.match(preferred:)` finds the best one for a reader.
                public init(locale: Locale) {
                    self.locale = locale
                }

                /// What is shown for a combination. Every input has an answer; numbers are clamped to their range.
                public func project(
                    \(parameters.joined(separator: ", "))
                ) -> PublicProjection {
                    \(positions(of: axes.map { ($0.label, $0.count) }, in: index))let row = \(look(up: axes.map { ($0.label, $0.count) }, in: index))
                    return PublicProjection(
                        arguments: \(type)Arguments(\(stored)),
                        row: \(rowType)(row), served: \(languageType)(\(type)Table.served(locale.position, row: row)))
                }
            }


            """
    }

    /// The expression that finds a combination's row.
    private func look(up axes: [(label: String, count: Int)], in index: RowIndex) -> String {
        switch index {
        case .dense(let index):
            return """
                \(type)Table.index.row(
                            strong: \(Self.number(Array(axes.prefix(index.strongAxes)))),
                            rest: \(Self.number(Array(axes.dropFirst(index.strongAxes)))))
                """
        case .diagram(let diagram):
            let start = "\(type)Table.index.row(start: \(Self.number(diagram.startAxes.map { axes[$0] })))"
            if Self.lanes(for: axes) != nil { return "\(start) { Int(positions[$0]) }" }
            let cases = axes.enumerated().dropFirst().map { "                case \($0): \($1.label).position\n" }
            return """
                \(start) { axis in
                            switch axis {
                \(cases.joined())            default: \(axes[0].label).position
                            }
                        }
                """
        }
    }

    /// How many lanes a vector needs to hold a position of each axis; nil where none is long enough.
    private static func lanes(for axes: [(label: String, count: Int)]) -> Int? {
        guard axes.allSatisfy({ $0.count <= 1 << 16 }) else { return nil }
        return [16, 32, 64].first { $0 >= axes.count }
    }

    /// The positions of a combination as a vector, on the axes for which nodes ask. A diagram asks for them in an order that
    /// no processor foresees: reading a lane costs the same for each, a `switch` pays for each wrong guess.
    private func positions(of axes: [(label: String, count: Int)], in index: RowIndex) -> String {
        guard case .diagram(let diagram) = index, let lanes = Self.lanes(for: axes) else { return "" }
        let indent = "                    "
        let lines = axes.enumerated().filter { diagram.nodeAxes.contains($0.offset) }.map {
            "\(indent)positions[\($0)] = UInt16(truncatingIfNeeded: \($1.label).position)\n"
        }
        return "\(lines.isEmpty ? "let" : "var") positions = SIMD\(lanes)<UInt16>()\n" + lines.joined() + indent
    }

    /// The number of a combination of axes, the last counting fastest.
    private static func number(_ axes: [(label: String, count: Int)]) -> String {
        guard let first = axes.first else { return "0" }
        return axes.dropFirst().reduce("\(first.label).position") { number, axis in
            let factor = number.contains(" ") ? "(\(number))" : number
            return "\(factor) * \(axis.count) + \(axis.label).position"
        }
    }

    var rowType: String { Self.unsignedType(for: table.rows.count) }
    var languageType: String { Self.unsignedType(for: table.languages.count) }
    /// Entries are numbered from the first number format on.
    var entryType: String { Self.unsignedType(for: table.formats.count + table.slots.count) }

    private var localeType: String {
        let members = table.languages.map(SwiftNames.member)
        let lines = LocaleLines.lines(for: table.languages).map { Array($0.utf8) }
        let others = members.enumerated().dropFirst().map { "            case \($0): .\($1)\n" }.joined()
        return """
            nonisolated extension \(type) {
                /// The locales of the catalog, its source first.
                public nonisolated enum Locale: CaseIterable, Hashable, Sendable {
            \(members.map { "        case \($0)\n" }.joined())
                    /// The BCP 47 tag.
                    public var tag: String {
                        switch self {
            \(zip(members, table.languages).map { "            case .\($0): \"\($1)\"\n" }.joined())            }
                    }

                    /// The best locale for the first of the preferred tags that any is fit for; the source where none is.
                    public static func match(preferred: [String]) -> Locale {
                        at(LocaleTable(locales).match(preferred: preferred) ?? 0)
                    }

                    /// The locale at a position.
                    static func at(_ position: Int) -> Locale {
                        switch position {
            \(others)            default: .\(members[0])
                        }
                    }

                    /// The place in the list.
                    var position: Int {
                        switch self {
            \(members.enumerated().map { "            case .\($1): \($0)\n" }.joined())            }
                    }

                    private static var locales: StaticTable {
                        StaticTable(
                            \(SwiftLiteral.lines(of: lines, indent: "                ")))
                    }
                }
            }


            """
    }
}
