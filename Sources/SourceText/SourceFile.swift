/// Identifies a file of one run: its index in `SourceFiles`.
package struct FileID: Hashable, Sendable, Comparable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }

    /// Indexes from here on are those of files that have come back, which are read before all others.
    fileprivate static let firstReturned: UInt32 = 1 << 31

    /// Whether the file has come back from a translator.
    package var isReturned: Bool { index >= Self.firstReturned }

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
    /// The files that have come back.
    package private(set) var returned: [SourceFile] = []

    package init() {}

    /// Adds a file and returns its identity.
    package mutating func add(path: String, bytes: [UInt8]) -> FileID {
        all.append(SourceFile(path: path, bytes: bytes))
        return FileID(index: UInt32(all.count - 1))
    }

    /// Adds a file that has come back, and returns its identity.
    package mutating func addReturned(path: String, bytes: [UInt8]) -> FileID {
        returned.append(SourceFile(path: path, bytes: bytes))
        return FileID(index: FileID.firstReturned + UInt32(returned.count - 1))
    }

    /// These files with those that have come back in others.
    package func with(returned other: SourceFiles) -> SourceFiles {
        var result = self
        result.returned = other.returned
        return result
    }

    package subscript(id: FileID) -> SourceFile {
        id.isReturned ? returned[Int(id.index - FileID.firstReturned)] : all[Int(id.index)]
    }
}
