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
            let shown = ExcerptLine(line, of: report.files[file], around: marks, columns: report.columns)
            text += (padding + frame("\(number) |") + " " + shown.text).trimmingTrailingSpaces + "\n"
            for mark in marks.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
                text += margin + frame(" |") + " " + underline(mark, in: shown, report) + "\n"
            }
        }
        return text
    }

    private func underline(_ mark: Mark, in line: ExcerptLine, _ report: Report) -> String {
        let columns = line.columns(of: mark.bytes)
        let stroke = String(repeating: mark.isPrimary ? "^" : "-", count: columns.count)
        let label = mark.label.isEmpty ? "" : " " + VisibleText.escaped(mark.label)
        let style = mark.isPrimary ? TerminalStyle(level) : .frame
        return String(repeating: " ", count: columns.lowerBound) + style.paint(stroke + label, report.usesColor)
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
