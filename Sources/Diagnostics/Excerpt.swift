import SourceText

/// The lines of one file that a finding concerns, with marks under them.
struct Excerpt {
    /// A stretch of one line to underline.
    struct Mark {
        let bytes: Range<Int>
        let label: String
        let isPrimary: Bool
    }

    let file: FileID
    let level: Level
    /// The place that the head line names.
    let place: Report.Place
    private var marks: [Int: [Mark]] = [:]

    init(file: FileID, level: Level, place: Report.Place) {
        self.file = file
        self.level = level
        self.place = place
    }

    /// Columns that the largest line number takes.
    var gutterColumns: Int { String(marks.keys.max() ?? place.start.line).count }

    /// Underlines a range. Of a range over several lines, the first and the last are shown.
    mutating func mark(_ range: SourceRange, _ label: String, isPrimary: Bool, in report: Report) {
        let source = report.files[range.file]
        let first = source.lines.line(at: range.lower)
        let last = source.lines.line(at: max(range.lower, range.upper - 1))
        guard last > first else {
            marks[first, default: []].append(Mark(bytes: range.bytes, label: label, isPrimary: isPrimary))
            return
        }
        let head = source.lines.range(ofLine: first, in: source.bytes)
        let tail = source.lines.range(ofLine: last, in: source.bytes)
        let indent = source.bytes[tail].prefix { $0 == 0x20 || $0 == 0x09 }.count
        let start = min(range.lower, head.upperBound)
        let lower = min(tail.lowerBound + indent, range.upper)
        marks[first, default: []].append(Mark(bytes: start..<head.upperBound, label: "", isPrimary: isPrimary))
        marks[last, default: []].append(Mark(bytes: lower..<range.upper, label: label, isPrimary: isPrimary))
    }

    func text(gutter: Int, in report: Report) -> String {
        func frame(_ text: String) -> String { TerminalStyle.frame.paint(text, report.usesColor) }
        let margin = String(repeating: " ", count: gutter)
        let position = ":\(place.start.line):\(place.start.column)"
        var text = margin + frame("-->") + " " + VisibleText.escaped(place.path) + position + "\n"
        text += margin + frame(" |") + "\n"
        var previous: Int?
        for (line, marks) in marks.sorted(by: { $0.key < $1.key }) {
            if let previous, line > previous + 1 { text += frame("...") + "\n" }
            previous = line
            let number = String(line)
            let padding = String(repeating: " ", count: gutter - number.count)
            let parts = ExcerptLine.parts(
                ofLine: line, of: report.files[file], marks: marks, width: report.width - gutter - 3,
                columns: report.columns)
            for part in parts {
                text += (padding + frame("\(number) |") + " " + part.text).trimmingTrailingSpaces + "\n"
                for row in rows(of: part) { text += margin + frame(" |") + underline(row, in: part, report) + "\n" }
            }
        }
        return text
    }

    /// Marks that fit into one row under a line: they do not touch, and only the last has a label.
    private func rows(of part: ExcerptLine) -> [[Mark]] {
        var rows: [[Mark]] = []
        for mark in part.marks {
            let start = part.columns(of: mark.bytes).lowerBound
            if let last = rows.last?.last, label(of: last, in: part).isEmpty,
                part.columns(of: last.bytes).upperBound < start
            {
                rows[rows.count - 1].append(mark)
            } else {
                rows.append([mark])
            }
        }
        return rows
    }

    private func label(of mark: Mark, in part: ExcerptLine) -> String {
        let label = VisibleText.escaped(mark.label)
        guard let repeated = part.repeated(mark) else { return label }
        return (label.isEmpty ? "here" : label) + ": " + repeated
    }

    private func underline(_ marks: [Mark], in part: ExcerptLine, _ report: Report) -> String {
        var text = ""
        var column = -1
        for mark in marks {
            let columns = part.columns(of: mark.bytes)
            let stroke = String(repeating: mark.isPrimary ? "^" : "-", count: columns.count)
            let label = label(of: mark, in: part)
            let style = mark.isPrimary ? TerminalStyle(level) : .frame
            text += String(repeating: " ", count: columns.lowerBound - column)
            text += style.paint(stroke + (label.isEmpty ? "" : " " + label), report.usesColor)
            column = columns.upperBound
        }
        return text
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmingTrailingSpaces: String {
        var result = Substring(self)
        while result.last == " " { result.removeLast() }
        return String(result)
    }
}
