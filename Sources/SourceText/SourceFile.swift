/// Identifies a file of one run: its index in `SourceFiles`.
package struct FileID: Hashable, Sendable, Comparable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }

    package static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}

/// A file's bytes as read, with the path that diagnostics show.
package struct SourceFile: Sendable {
    /// Relative to the catalog's folder, with `/` between components.
    package let path: String
    package let bytes: [UInt8]
    package let lines: LineIndex

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.lines = LineIndex(bytes)
    }

    /// The text of a byte range; invalid UTF-8 shows as U+FFFD. Out-of-range bounds are clamped.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Line and column of a byte offset.
    package func position(at offset: Int) -> SourcePosition {
        lines.position(at: offset, in: bytes)
    }
}

/// All files that one run has read, in the order in which they were added.
package struct SourceFiles: Sendable {
    package private(set) var all: [SourceFile] = []

    package init() {}

    /// Adds a file and returns its identity.
    package mutating func add(path: String, bytes: [UInt8]) -> FileID {
        all.append(SourceFile(path: path, bytes: bytes))
        return FileID(index: UInt32(all.count - 1))
    }

    package subscript(id: FileID) -> SourceFile {
        all[Int(id.index)]
    }
}
