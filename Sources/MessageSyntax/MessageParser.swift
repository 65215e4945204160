// Parses ICU MessageFormat 1 patterns as ICU's MessagePattern does in its DOUBLE_OPTIONAL mode.
//
// Parsing has two stages. The first walks the UTF-8 bytes once and writes a flat list of marks, the same list that
// ICU writes, into a buffer that is used again for the next pattern: no allocation, and comparable with ICU mark by
// mark. The second folds the marks into the tree that the rest of the program works with. Example:
//
//     {n, plural, one{# task} other{# tasks}} left
//
//     messageStart ""  argumentStart "{" plural  argumentName "n"
//       selector "one"    messageStart "{"  pound "#"  messageLimit "}"
//       selector "other"  messageStart "{"  pound "#"  messageLimit "}"
//     argumentLimit "}"  messageLimit ""
//
// Text leaves no mark: it is what lies between them. Most bytes are text, so text is searched eight bytes at a time
// for the few bytes that can end it.
//
// ICU stops at the first error. Here an error is noted and ends the innermost argument only: its unfinished marks are
// taken back, the bytes up to its closing brace are skipped, and reading goes on behind it. So the first problem is
// ICU's, and everything readable around a broken place is in the tree. A pattern that ends too early is reported
// once, at the innermost open brace, and closes everything that is open.

/// Parses pattern after pattern with one buffer.
package struct MessageParser: ~Copyable {
    /// How many branches may stand inside one another.
    package static let depthLimit = 64

    private var reader = PatternReader()

    package init() {}

    deinit { reader.marks.deallocate() }

    /// The marks of the last pattern.
    package var elements: [MessageElement] { Array(reader.marks.marks) }

    /// What ICU would refuse in the last pattern, in the order found.
    package var problems: [MessageProblem] { reader.problems }

    /// Whether ICU accepts the last pattern.
    package var accepts: Bool { reader.problems.isEmpty }

    /// Replaces `elements` and `problems` by those of `text`.
    package mutating func parse(_ text: String) {
        // The borrowed storage spares counting references; only a string from outside of Swift has none.
        if text.utf8.withContiguousStorageIfAvailable({ parse($0) }) == nil {
            var copy = text
            copy.withUTF8 { parse($0) }
        }
    }

    /// Replaces `elements` and `problems` by those of the UTF-8 `bytes`, which must be valid.
    package mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
        reader.read(PatternText(bytes: bytes))
    }

    /// The tree of `text`.
    package mutating func message(_ text: String) -> Message {
        var copy = text
        let parts = copy.withUTF8 { bytes in
            parse(bytes)
            var builder = TreeBuilder(bytes: bytes, elements: reader.marks.marks)
            return builder.build()
        }
        return Message(text: text, parts: parts, problems: problems)
    }
}

/// Parses `text`; never fails: what cannot be read is told in `problems` and left out of `parts`.
package func parseMessage(_ text: String) -> Message {
    var parser = MessageParser()
    return parser.message(text)
}
