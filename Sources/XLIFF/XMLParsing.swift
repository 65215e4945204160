internal import CLibXML2

/// An attribute; `space` is empty where it has no namespace.
struct XMLAttribute {
    let space: String
    let name: String
    let value: String
}

/// A start tag.
struct XMLTag {
    let space: String
    let name: String
    let attributes: [XMLAttribute]
    /// Its bytes.
    let range: Range<Int>

    /// The value of an attribute without a namespace.
    subscript(name: String) -> String? {
        attributes.first { $0.space.isEmpty && $0.name == name }?.value
    }

    /// The namespace of `xml:lang` and `xml:space`.
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    /// The value of an attribute in a namespace.
    func attribute(_ name: String, in space: String) -> String? {
        attributes.first { $0.name == name && $0.space == space }?.value
    }
}

/// What a document says, in order. Comments and processing instructions are left out.
enum XMLEvent {
    case start(XMLTag)
    /// An end tag, and the offset behind it.
    case end(Int)
    /// A run of text and its bytes; verbatim where they are the text itself.
    case text(String, Range<Int>, isVerbatim: Bool)
}

/// The most that a document may hold.
package struct XMLLimits: Sendable {
    /// Bytes of the whole file.
    package var file = 256 << 20
    package var depth = 256
    /// Bytes of text between two tags.
    package var text = 1 << 20
    package var name = 1 << 10
    package var attributes = 256
    /// Bytes of one tag, comment or processing instruction.
    package var markup = 1 << 16

    package init() {}
}

/// Why a document could not be read, and at which byte.
struct XMLProblem: Equatable {
    let message: String
    let offset: Int
}

/// Parses a document, event by event, up to its end or its first fault. Nothing is loaded and no entity expanded.
func parseXML(_ text: XMLText, limits: XMLLimits, _ visit: (XMLEvent) -> Void) -> XMLProblem? {
    guard text.bytes.count <= limits.file else {
        return XMLProblem(message: "the file is larger than \(limits.file) bytes", offset: 0)
    }
    var caps = placard_xml_limits(
        depth: limits.depth, text: limits.text, name: limits.name, attributes: limits.attributes,
        markup: limits.markup)
    var handlers = placard_xml_handlers(start: startTag, end: endTag, text: textRun)
    var problem = placard_xml_problem()
    let code = withoutActuallyEscaping(visit) { visit in
        let sink = XMLSink(visit)
        // The sink outlives the call, and C keeps the pointer no longer than that.
        return withExtendedLifetime(sink) {
            text.bytes.withUnsafeBytes { bytes in
                placard_xml_parse(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &caps, &handlers,
                    Unmanaged.passUnretained(sink).toOpaque(), &problem)
            }
        }
    }
    guard Int(code) != PLACARD_XML_OK else { return nil }
    return XMLProblem(message: explanation(Int(code), problem, limits), offset: problem.offset)
}

/// Carries a closure through C.
private final class XMLSink {
    let visit: (XMLEvent) -> Void
    /// The strings of names by their addresses: libxml2 keeps each name once, in one place, until the parse ends.
    private var names: [UnsafePointer<CChar>: String] = [:]

    init(_ visit: @escaping (XMLEvent) -> Void) {
        self.visit = visit
    }

    /// The string of a name or namespace; far fewer than there are tags.
    func name(_ text: placard_xml_text) -> String {
        guard let bytes = text.bytes else { return "" }
        if let known = names[bytes] { return known }
        let made = string(text)
        if names.count < 4096 { names[bytes] = made }
        return made
    }
}

private func sink(_ context: UnsafeMutableRawPointer?) -> XMLSink? {
    context.map { Unmanaged<XMLSink>.fromOpaque($0).takeUnretainedValue() }
}

private func string(_ text: placard_xml_text) -> String {
    guard let bytes = text.bytes else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: text.length), as: UTF8.self)
}

private func startTag(
    _ context: UnsafeMutableRawPointer?, _ space: placard_xml_text, _ name: placard_xml_text,
    _ attributes: UnsafePointer<placard_xml_attribute>?, _ count: Int, _ lower: Int, _ upper: Int
) {
    guard let sink = sink(context) else { return }
    let list = UnsafeBufferPointer(start: attributes, count: count).map {
        XMLAttribute(space: sink.name($0.space), name: sink.name($0.name), value: string($0.value))
    }
    let tag = XMLTag(space: sink.name(space), name: sink.name(name), attributes: list, range: lower..<upper)
    sink.visit(.start(tag))
}

private func endTag(_ context: UnsafeMutableRawPointer?, _ upper: Int) {
    sink(context)?.visit(.end(upper))
}

private func textRun(
    _ context: UnsafeMutableRawPointer?, _ text: placard_xml_text, _ lower: Int, _ upper: Int, _ verbatim: Int32
) {
    sink(context)?.visit(.text(string(text), lower..<upper, isVerbatim: verbatim != 0))
}

private func explanation(_ code: Int, _ problem: placard_xml_problem, _ limits: XMLLimits) -> String {
    switch code {
    case PLACARD_XML_DOCTYPE: "a DOCTYPE is not allowed in a translation file"
    case PLACARD_XML_TOO_DEEP: "elements are nested more than \(limits.depth) levels deep"
    case PLACARD_XML_TEXT_TOO_LONG: "a text is longer than \(limits.text) bytes"
    case PLACARD_XML_NAME_TOO_LONG: "a name is longer than \(limits.name) bytes"
    case PLACARD_XML_TOO_MANY_ATTRIBUTES: "an element has more than \(limits.attributes) attributes"
    case PLACARD_XML_MARKUP_TOO_LONG: "a tag or comment is longer than \(limits.markup) bytes"
    case PLACARD_XML_NUL: "the file holds a NUL character"
    case PLACARD_XML_OUT_OF_MEMORY: "there is not enough memory to read this file"
    default: "this is not well-formed XML: \(detail(problem))"
    }
}

/// libxml2's words on one line.
private func detail(_ problem: placard_xml_problem) -> String {
    let bytes = withUnsafeBytes(of: problem.message) { Array($0.prefix { $0 != 0 }) }
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }.joined(separator: " ")
    return words.isEmpty ? "it ends early" : words
}
