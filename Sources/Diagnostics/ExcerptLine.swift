import SourceText

/// A source line as a terminal shows it: tabs expanded, unsafe scalars replaced, a long line cut to the part around its
/// marks.
struct ExcerptLine {
    /// A scalar's place in the file and what stands for it.
    private struct Cell {
        let offset: Int
        let text: String
        let columns: Int
    }

    private static let tabStop = 4
    /// Bytes from which a line is cut, how many of them then stand before the first mark, and the scalars shown.
    private static let longest = 240
    private static let lead = 60
    private static let shown = 160

    private var cells: [Cell] = []
    private let isCutBefore: Bool
    private var isCutAfter = false

    /// The line with this number of a file. Cost: the part shown, however long the line.
    init(
        _ number: Int, of file: SourceFile, around marks: [Excerpt.Mark], columns: (Unicode.Scalar) -> Int
    ) {
        let range = file.lines.range(ofLine: number, in: file.bytes)
        var start = range.lowerBound
        if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, range.upperBound) }
        isCutBefore = range.count > Self.longest && (marks.map(\.bytes.lowerBound).min() ?? 0) > start + Self.lead
        if isCutBefore {
            start = min((marks.map(\.bytes.lowerBound).min() ?? start), range.upperBound) - Self.lead
            while start > range.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        }
        read(start..<range.upperBound, of: file, columns: columns)
    }

    private mutating func read(_ range: Range<Int>, of file: SourceFile, columns: (Unicode.Scalar) -> Int) {
        var column = isCutBefore ? 1 : 0
        var offset = range.lowerBound
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = file.bytes[range].makeIterator()
        while true {
            let scalar: Unicode.Scalar
            let length: Int
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded): (scalar, length) = (Unicode.UTF8.decode(encoded), encoded.count)
            case .error(let count): (scalar, length) = ("\u{FFFD}", count)
            case .emptyInput: return
            }
            if range.count > Self.longest, cells.count == Self.shown {
                isCutAfter = true
                return
            }
            cells.append(Self.cell(scalar, at: offset, column: column, columns: columns))
            column += cells[cells.count - 1].columns
            offset += length
        }
    }

    private static func cell(
        _ scalar: Unicode.Scalar, at offset: Int, column: Int, columns: (Unicode.Scalar) -> Int
    ) -> Cell {
        if scalar == "\t" {
            let width = tabStop - column % tabStop
            return Cell(offset: offset, text: String(repeating: " ", count: width), columns: width)
        }
        if let replacement = VisibleText.replacement(of: scalar) {
            return Cell(offset: offset, text: replacement, columns: replacement.unicodeScalars.count)
        }
        return Cell(offset: offset, text: String(scalar), columns: columns(scalar))
    }

    var text: String {
        (isCutBefore ? "…" : "") + cells.map(\.text).joined() + (isCutAfter ? "…" : "")
    }

    /// The terminal columns, from 0, that a byte range takes: at least one, and for a combining mark those of its base.
    func columns(of bytes: Range<Int>) -> Range<Int> {
        var column = isCutBefore ? 1 : 0
        var base = column
        var lower: Int?
        var upper = column
        for cell in cells where cell.offset < bytes.upperBound {
            if cell.columns > 0 { base = column }
            column += cell.columns
            guard cell.offset >= bytes.lowerBound else { continue }
            lower = lower ?? base
            upper = column
        }
        let start = lower ?? column
        return start..<max(start + 1, upper)
    }
}
