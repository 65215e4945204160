/// An attribute; `space` is empty where it has no namespace.
struct XMLAttribute {
    let space: String
    let name: String
    let value: String
}

/// A start tag that is remembered.
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
