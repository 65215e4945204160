internal import CLibXML2

/// A name of elements or attributes; `space` is empty where it has no namespace.
struct XMLName {
    let space: String
    let local: String
}

/// The names of a document so far, by their numbers.
final class XMLNames {
    private(set) var list: [XMLName] = []
    /// How many bytes the local names have: most names differ in that already.
    private(set) var lengths: [Int] = []

    func append(_ name: XMLName) {
        list.append(name)
        lengths.append(name.local.utf8.count)
    }
}

/// Bytes of a document. They are valid during the event that brings them only: whoever needs them longer makes a string.
struct XMLSlice {
    let bytes: UnsafeRawBufferPointer
    /// Where they lie in the input; -1 where they were decoded.
    let offset: Int

    /// No bytes.
    init() { self.init(placard_xml_text()) }

    init(_ text: placard_xml_text, offset: Int = -1) {
        bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.bytes == nil ? 0 : text.length)
        self.offset = offset
    }

    var isVerbatim: Bool { offset >= 0 }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether these are the bytes of a text.
    func says(_ text: StaticString) -> Bool {
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
        return true
    }

    /// Whether this is white space only, or empty.
    var isXMLSpace: Bool {
        for byte in bytes where byte != 0x20 && byte != 0xA && byte != 0xD && byte != 0x9 { return false }
        return true
    }
}

/// A start tag. It is valid during its event only; `kept` lives on.
struct XMLStart {
    /// The number of its name.
    let number: Int
    fileprivate let list: UnsafeBufferPointer<placard_xml_attribute>
    /// Unowned, because the parse owns it for longer than any event, and a tag is made for each.
    unowned(unsafe) let names: XMLNames
    /// Its bytes.
    let range: Range<Int>

    init(number: Int, list: UnsafeBufferPointer<placard_xml_attribute>, names: XMLNames, range: Range<Int>) {
        self.number = number
        self.list = list
        self.names = names
        self.range = range
    }

    var name: XMLName { names.list[number] }

    /// How many attributes it has.
    var count: Int { list.count }

    /// The number of the name of an attribute.
    func number(at index: Int) -> Int { list[index].name }

    /// The value of an attribute.
    func value(at index: Int) -> XMLSlice { XMLSlice(list[index].value, offset: list[index].offset) }

    /// The value of the attribute with a name.
    func value(_ number: Int) -> XMLSlice? {
        for index in 0..<list.count where list[index].name == number { return value(at: index) }
        return nil
    }

    /// The value of an attribute without a namespace.
    subscript(name: String) -> String? {
        attribute(name, in: "")
    }

    /// The value of an attribute in a namespace.
    func attribute(_ name: String, in space: String) -> String? {
        let length = name.utf8.count
        for index in 0..<list.count where names.lengths[list[index].name] == length {
            let own = names.list[list[index].name]
            if own.local == name, own.space == space { return value(at: index).string }
        }
        return nil
    }

    /// The tag with strings of its own.
    var kept: XMLTag {
        let attributes = list.map { attribute in
            let name = names.list[attribute.name]
            return XMLAttribute(space: name.space, name: name.local, value: XMLSlice(attribute.value).string)
        }
        return XMLTag(space: name.space, name: name.local, attributes: attributes, range: range)
    }
}
