internal import CLibXML2
package import Diagnostics
package import SourceText

/// The most that a document may hold.
package struct XMLLimits: Sendable {
    /// Bytes of the whole file.
    package var file = 256 << 20
    package var depth = 256
    /// Bytes of text between two tags.
    package var text = 1 << 20
    package var name = 1 << 10
    package var attributes = 256
    /// Different names of elements and attributes.
    package var names = 1 << 14
    /// Bytes of one tag, comment or processing instruction.
    package var markup = 1 << 16

    package init() {}
}

/// Why a document could not be read, and at which byte.
struct XMLProblem: Equatable {
    let message: String
    let offset: Int
    /// What to do about it.
    var wayOut: String?
}

/// Takes the events of a document, in order. Comments and processing instructions are left out.
protocol XMLVisitor {
    /// A name that tags and attributes have by its number from now on; numbers count from 0.
    mutating func name(_ name: XMLName)
    mutating func start(_ tag: XMLStart)
    /// An end tag, and the offset behind it.
    mutating func end(_ upper: Int)
    /// A run of text and its bytes.
    mutating func text(_ text: XMLSlice, _ range: Range<Int>)
}

/// Parses a document, event by event, up to its end or its first fault. Nothing is loaded and no entity expanded.
func parseXML<Visitor: XMLVisitor>(
    _ text: XMLText, limits: XMLLimits, _ visitor: inout Visitor
) -> XMLProblem? {
    guard text.bytes.count <= limits.file else {
        return XMLProblem(message: "the file is larger than \(limits.file) bytes", offset: 0)
    }
    guard !text.bytes.isEmpty else {
        return XMLProblem(
            message: "the file is empty", offset: 0, wayOut: "Ask for it again; nothing has come through.")
    }
    var caps = placard_xml_limits(
        depth: limits.depth, text: limits.text, name: limits.name, attributes: limits.attributes,
        names: limits.names, markup: limits.markup)
    var handlers = placard_xml_handlers(name: newName, start: startTag, end: endTag, text: textRun)
    var problem = placard_xml_problem()
    let code = withUnsafeMutablePointer(to: &visitor) { visitor in
        let sink = VisitorSink(visitor)
        // The sink outlives the call, and C keeps the pointer no longer than that.
        return withExtendedLifetime(sink) {
            text.bytes.withUnsafeBytes { bytes in
                placard_xml_parse(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &caps, &handlers,
                    Unmanaged<XMLSink>.passUnretained(sink).toOpaque(), &problem)
            }
        }
    }
    guard Int(code) != PLACARD_XML_OK else { return nil }
    return XMLProblem(
        message: explanation(Int(code), problem, limits), offset: min(problem.offset, text.bytes.count),
        wayOut: wayOut(Int(code)))
}

/// Parses a document for its faults only, so that what cannot be read costs no memory.
package func faultOfXML(_ text: XMLText, file: FileID, limits: XMLLimits = XMLLimits()) -> Diagnostic? {
    var silent = SilentVisitor()
    return parseXML(text, limits: limits, &silent).map { Diagnostic($0, file: file) }
}

private struct SilentVisitor: XMLVisitor {
    mutating func name(_ name: XMLName) {}
    mutating func start(_ tag: XMLStart) {}
    mutating func end(_ upper: Int) {}
    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {}
}

extension Diagnostic {
    /// A file that is no XML that is read.
    init(_ problem: XMLProblem, file: FileID) {
        self.init(
            XLIFFRules.invalidXML, problem.message, at: SourceRange(file: file, problem.offset..<problem.offset),
            notes: [problem.wayOut].compactMap(\.self))
    }
}

/// Carries a visitor through C, which knows no generic types.
private class XMLSink {
    let names = XMLNames()

    func name(_ name: XMLName) { names.append(name) }
    func start(_ tag: XMLStart) {}
    func end(_ upper: Int) {}
    func text(_ text: XMLSlice, _ range: Range<Int>) {}
}

/// Hands events to a visitor of some type, by its address: for a property the language would check each access.
private final class VisitorSink<Visitor: XMLVisitor>: XMLSink {
    private let visitor: UnsafeMutablePointer<Visitor>

    init(_ visitor: UnsafeMutablePointer<Visitor>) { self.visitor = visitor }

    override func name(_ name: XMLName) {
        super.name(name)
        visitor.pointee.name(name)
    }
    override func start(_ tag: XMLStart) { visitor.pointee.start(tag) }
    override func end(_ upper: Int) { visitor.pointee.end(upper) }
    override func text(_ text: XMLSlice, _ range: Range<Int>) { visitor.pointee.text(text, range) }
}

/// Calls the sink that C carries, without counting references for each event.
private func withSink(_ context: UnsafeMutableRawPointer?, _ body: (XMLSink) -> Void) {
    guard let context else { return }
    Unmanaged<XMLSink>.fromOpaque(context)._withUnsafeGuaranteedRef(body)
}

private func newName(_ context: UnsafeMutableRawPointer?, _ space: placard_xml_text, _ name: placard_xml_text) {
    withSink(context) { $0.name(XMLName(space: XMLSlice(space).string, local: XMLSlice(name).string)) }
}

private func startTag(
    _ context: UnsafeMutableRawPointer?, _ name: Int, _ attributes: UnsafePointer<placard_xml_attribute>?,
    _ count: Int, _ lower: Int, _ upper: Int
) {
    withSink(context) { sink in
        let list = UnsafeBufferPointer(start: attributes, count: count)
        sink.start(XMLStart(number: name, list: list, names: sink.names, range: lower..<upper))
    }
}

private func endTag(_ context: UnsafeMutableRawPointer?, _ upper: Int) {
    withSink(context) { $0.end(upper) }
}

private func textRun(
    _ context: UnsafeMutableRawPointer?, _ text: placard_xml_text, _ lower: Int, _ upper: Int, _ verbatim: Int32
) {
    withSink(context) { $0.text(XMLSlice(text, offset: verbatim != 0 ? lower : -1), lower..<upper) }
}

private func explanation(_ code: Int, _ problem: placard_xml_problem, _ limits: XMLLimits) -> String {
    switch code {
    case PLACARD_XML_DOCTYPE: "a DOCTYPE is not allowed in a translation file"
    case PLACARD_XML_TOO_DEEP: "elements are nested more than \(limits.depth) levels deep"
    case PLACARD_XML_TEXT_TOO_LONG: "a text is longer than \(limits.text) bytes"
    case PLACARD_XML_NAME_TOO_LONG: "a name is longer than \(limits.name) bytes"
    case PLACARD_XML_TOO_MANY_ATTRIBUTES: "an element has more than \(limits.attributes) attributes"
    case PLACARD_XML_TOO_MANY_NAMES: "there are more than \(limits.names) different names"
    case PLACARD_XML_MARKUP_TOO_LONG: "a tag or comment is longer than \(limits.markup) bytes"
    case PLACARD_XML_NUL: "the file holds a NUL character"
    case PLACARD_XML_OUT_OF_MEMORY: "there is not enough memory to read this file"
    default: "this is not well-formed XML: \(detail(problem))"
    }
}

private func wayOut(_ code: Int) -> String? {
    switch code {
    case PLACARD_XML_DOCTYPE: "Delete the declaration from `<!DOCTYPE` to its `>`: XLIFF needs none."
    case PLACARD_XML_NUL: "It is damaged, or no text; ask for it again, as XLIFF."
    default: nil
    }
}

/// libxml2's words on one line.
private func detail(_ problem: placard_xml_problem) -> String {
    let bytes = withUnsafeBytes(of: problem.message) { Array($0.prefix { $0 != 0 }) }
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }.joined(separator: " ")
    return words.isEmpty ? "it ends early" : words
}
