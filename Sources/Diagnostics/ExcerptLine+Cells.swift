import SourceText

extension ExcerptLine {
    private static let tabStop = 4

    static func columnCount(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.columns } }

    /// Where the scalar starts that a byte belongs to.
    static func scalarStart(_ offset: Int, in file: SourceFile) -> Int {
        var offset = offset
        while offset > 0, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    static func cells(
        _ range: Range<Int>, of file: SourceFile, _ columns: (Unicode.Scalar) -> Int
    ) -> [Cell] {
        var text = ""
        var lengths: [Int] = []
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = file.bytes[range].makeIterator()
        reading: while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded):
                text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
                lengths.append(encoded.count)
            case .error(let length):
                text += "\u{FFFD}"
                lengths.append(length)
            case .emptyInput: break reading
            }
        }
        var cells: [Cell] = []
        var column = 0
        var offset = range.lowerBound
        var rest = lengths[...]
        for character in text {
            let end = offset + rest.prefix(character.unicodeScalars.count).reduce(0, +)
            rest = rest.dropFirst(character.unicodeScalars.count)
            cells.append(cell(character, offset..<end, column: column, columns))
            column += cells[cells.count - 1].columns
            offset = end
        }
        return cells
    }

    private static func cell(
        _ character: Character, _ bytes: Range<Int>, column: Int, _ columns: (Unicode.Scalar) -> Int
    ) -> Cell {
        if character == "\t" {
            let width = tabStop - column % tabStop
            return Cell(
                bytes: bytes, text: String(repeating: " ", count: width), columns: width, isRightToLeft: false)
        }
        var text = ""
        var width = 0
        for scalar in character.unicodeScalars {
            if let replacement = VisibleText.replacement(of: scalar) {
                text += replacement
                width += replacement.unicodeScalars.count
            } else {
                text.unicodeScalars.append(scalar)
                width += columns(scalar)
            }
        }
        let isPicture =
            character.isPictureOfSeveralScalars && text.unicodeScalars.elementsEqual(character.unicodeScalars)
        return Cell(
            bytes: bytes, text: text, columns: isPicture ? 2 : width,
            isRightToLeft: character.unicodeScalars.contains(where: \.isRightToLeft))
    }
}

extension Character {
    /// Whether it is an emoji made of parts (a family, a flag, a skin tone, a heart that is shown in colour): terminals
    /// show it in two columns, whatever its parts take.
    fileprivate var isPictureOfSeveralScalars: Bool {
        let scalars = unicodeScalars
        guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F, 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
            default: false
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it lies in a block of a script that is written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
