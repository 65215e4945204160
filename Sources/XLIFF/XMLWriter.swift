/// Writes XML in one way only: two spaces a level, double quotes, LF, no white space inside mixed content.
struct XMLWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    init() {
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
        bytes += "</\(name)>\n".utf8
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
        bytes += ">".utf8
        content(&self)
        bytes += "</\(name)>\n".utf8
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
        bytes += "<\(name)".utf8
        for (name, value) in attributes {
            guard let value else { continue }
            bytes += " \(name)=\"".utf8
            escape(value, isAttribute: true)
            bytes += "\"".utf8
        }
    }

    private mutating func indent() {
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    /// What XML reads back as it was: line ends and tabs as references where a parser would change them; U+FFFD for what
    /// XML cannot hold.
    private mutating func escape(_ text: String, isAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"" where isAttribute: bytes += "&quot;".utf8
            case "\r": bytes += "&#13;".utf8
            case "\n" where isAttribute: bytes += "&#10;".utf8
            case "\t" where isAttribute: bytes += "&#9;".utf8
            case "\n", "\t": bytes.append(UInt8(scalar.value))
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}
