/// Writes XML in one way only: two spaces a level, double quotes, LF, no white space inside mixed content.
struct XMLWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// `capacity`: how many bytes there may be; memory that is not written costs nothing.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
        bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
    }

    /// An element with elements inside, each on lines of its own.
    mutating func element(
        _ name: String, _ attributes: [(String, String?)], _ content: (inout XMLWriter) -> Void
    ) {
        indent()
        open(name, attributes)
        bytes += ">\n".utf8
        depth += 1
        content(&self)
        depth -= 1
        indent()
        close(name)
    }

    /// An element without content.
    mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
        indent()
        open(name, attributes)
        bytes += "/>\n".utf8
    }

    /// An element with text and inline elements, on one line.
    mutating func line(_ name: String, _ attributes: [(String, String?)], _ content: (inout XMLWriter) -> Void) {
        indent()
        open(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        content(&self)
        close(name)
    }

    /// An empty element inside a line.
    mutating func inline(_ name: String, _ attributes: [(String, String?)]) {
        open(name, attributes)
        bytes += "/>".utf8
    }

    /// Text inside a line.
    mutating func text(_ text: String) {
        escape(text, isAttribute: false)
    }

    private mutating func open(_ name: String, _ attributes: [(String, String?)]) {
        bytes.append(UInt8(ascii: "<"))
        bytes += name.utf8
        for (name, value) in attributes {
            guard let value else { continue }
            bytes.append(UInt8(ascii: " "))
            bytes += name.utf8
            bytes += "=\"".utf8
            escape(value, isAttribute: true)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func close(_ name: String) {
        bytes += "</".utf8
        bytes += name.utf8
        bytes += ">\n".utf8
    }

    private mutating func indent() {
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    /// What XML reads back as it was: line ends and tabs as references where a parser would change them; U+FFFD for what
    /// XML cannot hold.
    private mutating func escape(_ text: String, isAttribute: Bool) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() where byte < 0x40 || byte == 0xEF {
                guard let written = reference(for: byte, at: index, in: utf8, isAttribute: isAttribute) else {
                    continue
                }
                bytes += utf8[start..<index]
                bytes += written.text.utf8
                start = index + written.length
            }
            bytes += utf8[start...]
        }
    }

    /// What is written in the place of a character, and how many bytes it has; nil where it stays.
    private func reference(
        for byte: UInt8, at index: Int, in utf8: UnsafeBufferPointer<UInt8>, isAttribute: Bool
    ) -> (text: String, length: Int)? {
        switch byte {
        case UInt8(ascii: "&"): return ("&amp;", 1)
        case UInt8(ascii: "<"): return ("&lt;", 1)
        case UInt8(ascii: ">"): return ("&gt;", 1)
        case UInt8(ascii: "\"") where isAttribute: return ("&quot;", 1)
        case UInt8(ascii: "\r"): return ("&#13;", 1)
        case UInt8(ascii: "\n"): return isAttribute ? ("&#10;", 1) : nil
        case UInt8(ascii: "\t"): return isAttribute ? ("&#9;", 1) : nil
        case 0..<UInt8(ascii: " "): return ("\u{FFFD}", 1)
        // U+FFFE and U+FFFF.
        case 0xEF where utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE: return ("\u{FFFD}", 3)
        default: return nil
        }
    }
}
