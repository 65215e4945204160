package import CatalogModel
import MessageSyntax

/// Collects what each combination shows.
package struct ProjectionTableBuilder: Sendable {
    private var table: ProjectionTable
    private var encoder: TextEncoder
    private var rowNumbers: [ProjectionTable.Row: Int] = [:]
    private var actionNumbers: [ProjectionTable.ActionRow: Int] = [:]
    private var symbolNumbers: [String: Int] = [:]
    private var slotNumbers: [[Int?]: Int] = [:]
    private var textNumbers: [[EncodedText: Int]]

    /// A builder for a catalog in these languages, the source first.
    package init(catalog: ResolvedCatalog, languages: [String]) {
        table = ProjectionTable(catalog: catalog, languages: languages)
        encoder = TextEncoder(arguments: catalog.arguments)
        textNumbers = languages.map { _ in [:] }
    }

    /// The number of the row that shows a projection, given as each language shows it; made where it is new.
    package mutating func row(_ shown: [ShownProjection]) -> Int {
        precondition(shown.count == table.languages.count, "a projection is shown in every language")
        let languages = shown.map(\.language)
        let redacted = slot(languages, shown.map(\.redacted))
        let frame = shown[0].frame
        let redactedRow = number(
            of: ProjectionTable.Row(
                title: redacted, label: redacted, tone: frame.tone, symbol: symbol(frame.symbol),
                action: action(languages, shown.map(\.frame.action)), languages: languages))
        return number(
            of: ProjectionTable.Row(
                title: slot(languages, shown.map(\.title)), support: optionalSlot(languages, shown.map(\.support)),
                label: slot(languages, shown.map(\.label)), redacted: redactedRow, tone: shown[0].tone,
                symbol: symbol(shown[0].symbol), action: action(languages, shown.map(\.action)),
                languages: languages))
    }

    /// Says which row the next combination shows; combinations come in order, the last axis counting fastest.
    package mutating func appendCombination(row: Int) {
        table.index.append(row)
    }

    /// The finished table.
    package func finish() -> ProjectionTable {
        precondition(
            table.index.count == table.catalog.axes.reduce(1) { $0 * $1.values.count }, "combinations are missing")
        return finished
    }

    /// The finished table, where a diagram says which row a combination shows.
    func finish(_ diagram: RowDiagram) -> ProjectionTable {
        var table = finished
        table.diagram = diagram
        return table
    }

    private var finished: ProjectionTable {
        var table = table
        table.formats = encoder.formats
        table.problems += encoder.problems
        return table
    }

    private mutating func number(of row: ProjectionTable.Row) -> Int {
        if let number = rowNumbers[row] { return number }
        table.rows.append(row)
        rowNumbers[row] = table.rows.count - 1
        return table.rows.count - 1
    }

    private mutating func symbol(_ name: String?) -> Int? {
        guard let name else { return nil }
        if let number = symbolNumbers[name] { return number }
        table.symbols.append(name)
        symbolNumbers[name] = table.symbols.count - 1
        return table.symbols.count - 1
    }

    /// The action in all languages; which one it is does not depend on the language.
    private mutating func action(_ languages: [Int], _ shown: [ShownAction?]) -> Int? {
        guard let first = shown[0] else { return nil }
        let row = ProjectionTable.ActionRow(
            action: first.action, title: slot(languages, shown.map { $0?.title ?? [] }),
            label: optionalSlot(languages, shown.map { $0?.label }),
            hint: optionalSlot(languages, shown.map { $0?.hint }))
        if let number = actionNumbers[row] { return number }
        table.actions.append(row)
        actionNumbers[row] = table.actions.count - 1
        return table.actions.count - 1
    }

    private mutating func optionalSlot(_ languages: [Int], _ texts: [[Part]?]) -> Int? {
        texts.contains { $0 != nil } ? slot(languages, texts) : nil
    }

    /// The slot that holds these texts, one of each language; those of languages that do not serve are left out.
    private mutating func slot(_ languages: [Int], _ texts: [[Part]?]) -> Int {
        var numbers = [Int?](repeating: nil, count: texts.count)
        for (language, text) in texts.enumerated() where languages[language] == language {
            guard let text else { continue }
            numbers[language] = number(of: encoder.encode(text), in: language)
        }
        if let slot = slotNumbers[numbers] { return slot }
        table.slots.append(numbers)
        slotNumbers[numbers] = table.slots.count - 1
        return table.slots.count - 1
    }

    private mutating func number(of text: EncodedText, in language: Int) -> Int {
        if let number = textNumbers[language][text] { return number }
        table.texts[language].append(text)
        textNumbers[language][text] = table.texts[language].count - 1
        return table.texts[language].count - 1
    }
}
