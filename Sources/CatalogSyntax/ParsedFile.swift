package import SourceText

/// One `.copy` file: its sections, and every byte of it in lines.
package struct ParsedFile: Sendable {
    /// A line of the file with its end; the lines of a file follow one another without a gap.
    package struct Line: Sendable, Hashable {
        package enum Kind: UInt8, Sendable {
            case blank
            case comment
            case head
            case entry
            case continuation
            /// Was reported and is part of no section.
            case unreadable
        }

        package let kind: Kind
        package let range: Range<Int>

        package init(_ kind: Kind, _ range: Range<Int>) {
            self.kind = kind
            self.range = range
        }
    }

    package let file: FileID
    package let lines: [Line]
    package let sections: [SectionSyntax]
    private let bytes: [UInt8]

    package init(file: FileID, lines: [Line], sections: [SectionSyntax], bytes: [UInt8]) {
        self.file = file
        self.lines = lines
        self.sections = sections
        self.bytes = bytes
    }

    /// The file put together again from its lines: byte for byte what was read.
    package func printed() -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for line in lines { output += bytes[line.range] }
        return output
    }
}
