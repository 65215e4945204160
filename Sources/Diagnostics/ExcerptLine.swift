import SourceText

/// A part of a source line as a terminal shows it: tabs expanded, unsafe scalars replaced, a line too long for the terminal
/// cut to what stands around its marks.
struct ExcerptLine {
    /// What a reader takes for one character, its place in the file and what stands for it.
    struct Cell {
        let bytes: Range<Int>
        let text: String
        let columns: Int
        let isRightToLeft: Bool
    }

    /// Columns of a terminal that no text is cut to less than.
    private static let narrowest = 40

    private var cells: [Cell] = []
    private var isCutBefore = false
    private var isCutAfter = false
    /// The marks that this part shows.
    let marks: [Excerpt.Mark]

    private init(_ cells: [Cell], _ marks: [Excerpt.Mark]) {
        self.cells = cells
        self.marks = marks
    }

    /// The line with this number of a file: once where it fits into `width` columns or its marks lie near one another,
    /// else a part for each group of marks. Cost: the parts shown, however long the line.
    static func parts(
        ofLine number: Int, of file: SourceFile, marks: [Excerpt.Mark], width: Int, columns: (Unicode.Scalar) -> Int
    ) -> [ExcerptLine] {
        let width = max(width, narrowest)
        let marks = marks.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
        var line = file.lines.range(ofLine: number, in: file.bytes)
        if line.lowerBound == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            line = min(3, line.upperBound)..<line.upperBound
        }
        if line.count <= 4 * width {
            let cells = cells(line, of: file, columns)
            if columnCount(cells) <= width { return [ExcerptLine(cells, marks)] }
        }
        return groups(marks, within: width - 10).map { group in
            part(of: line, of: file, marks: group, width: width, columns: columns)
        }
    }

    /// Marks that can be seen together, by their distance in bytes: rarely less than the one in columns.
    private static func groups(_ marks: [Excerpt.Mark], within width: Int) -> [[Excerpt.Mark]] {
        var groups: [[Excerpt.Mark]] = []
        for mark in marks {
            if let first = groups.last?.first, mark.bytes.upperBound - first.bytes.lowerBound <= width {
                groups[groups.count - 1].append(mark)
            } else {
                groups.append([mark])
            }
        }
        return groups
    }

    private static func part(
        of line: Range<Int>, of file: SourceFile, marks: [Excerpt.Mark], width: Int, columns: (Unicode.Scalar) -> Int
    ) -> ExcerptLine {
        let first = min(max(marks.first?.bytes.lowerBound ?? line.lowerBound, line.lowerBound), line.upperBound)
        let reach = 2 * width
        let near =
            scalarStart(
                max(line.lowerBound, first - reach), in: file)..<scalarStart(
                min(line.upperBound, first + 2 * reach), in: file)
        let cells = cells(near, of: file, columns)
        var part = ExcerptLine(cells, marks)
        let marked = marks.reduce(into: first..<first) { $0 = $0.lowerBound..<max($0.upperBound, $1.bytes.upperBound) }
        let shown = window(of: part.columns(of: marked), in: cells, width: width - 2)
        part.isCutBefore = near.lowerBound > line.lowerBound || shown.lowerBound > 0
        part.isCutAfter = near.upperBound < line.upperBound || shown.upperBound < cells.count
        part.cells = Array(cells[shown])
        return part
    }

    /// The cells to show so that marked columns stand in the middle, or at the left where they are too many.
    private static func window(of marked: Range<Int>, in cells: [Cell], width: Int) -> Range<Int> {
        let left = max(marked.lowerBound - max(4, (width - marked.count) / 2), 0)
        let start = min(left, max(0, columnCount(cells) - width))
        var column = 0
        var lower: Int?
        var upper = cells.count
        for (index, cell) in cells.enumerated() {
            if lower == nil, column >= start { lower = index }
            column += cell.columns
            if column > start + width {
                upper = index
                break
            }
        }
        let first = min(lower ?? upper, upper)
        return first..<upper
    }

    /// The columns, from 0, that a byte range takes: at least one, and whole characters.
    func columns(of bytes: Range<Int>) -> Range<Int> {
        var column = isCutBefore ? 1 : 0
        var lower: Int?
        var upper = column
        for cell in cells {
            if cell.bytes.lowerBound >= max(bytes.upperBound, bytes.lowerBound + 1) { break }
            if cell.bytes.upperBound > bytes.lowerBound {
                lower = lower ?? column
                upper = column + cell.columns
            }
            column += cell.columns
        }
        let start = lower ?? column
        return start..<max(start + 1, upper)
    }

    var text: String {
        (isCutBefore ? "…" : "") + cells.map(\.text).joined() + (isCutAfter ? "…" : "")
    }

    /// What a mark covers, to be shown again behind it, where the line has right-to-left text: some terminals reorder such
    /// a line and not the one with the marks, so that a mark then stands under something else.
    func repeated(_ mark: Excerpt.Mark) -> String? {
        guard cells.contains(where: \.isRightToLeft) else { return nil }
        let covered = cells.filter { $0.bytes.overlaps(mark.bytes) }
        guard !covered.isEmpty else { return nil }
        let most = 40
        return "“" + covered.prefix(most).map(\.text).joined() + (covered.count > most ? "…" : "") + "”"
    }
}
