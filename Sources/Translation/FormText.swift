package import SourceText

/// A place in a sentence where an argument's value is shown.
package struct Placeholder: Sendable, Hashable {
    /// `count`, a second one `count-2`; `#` of a plural over `count` is `count.hash`.
    package let id: String
    /// The ICU text it stands for, `{count}`; what a returned file says is only shown again.
    package var spelling: String

    package init(id: String, spelling: String) {
        self.id = id
        self.spelling = spelling
    }

    /// The id without the number that tells repeated ones apart: `count-2` is `count`.
    package var kind: Substring {
        guard let dash = id.lastIndex(of: "-"), id[id.index(after: dash)...].allSatisfy(\.isWholeNumber),
            dash != id.index(before: id.endIndex)
        else { return id[...] }
        return id[..<dash]
    }
}

/// One piece of a sentence as translators see it.
package enum FormPart: Sendable {
    /// Plain text with the place of each of its bytes; never empty.
    case text(MappedText)
    case placeholder(Placeholder, at: SourceRange?)
}

/// A whole sentence without ICU syntax: text and placeholders.
///
/// Neighbouring texts are always joined. Equality, hashing and fingerprints look at texts and placeholder ids only, not
/// at places and spellings.
package struct FormText: Sendable {
    package private(set) var parts: [FormPart] = []

    package init() {}

    /// Adds text behind the last part.
    package mutating func append(_ text: MappedText) {
        guard !text.text.isEmpty else { return }
        guard case .text(var last)? = parts.last else { return parts.append(.text(text)) }
        // Out of the list first, so that it is not copied: a parser may deliver a text in very many pieces.
        parts.removeLast()
        last.append(contentsOf: text)
        parts.append(.text(last))
    }

    /// Adds a placeholder behind the last part.
    package mutating func append(_ placeholder: Placeholder, at range: SourceRange?) {
        parts.append(.placeholder(placeholder, at: range))
    }

    /// Puts a placeholder in the place of a part.
    mutating func replace(_ index: Int, with placeholder: Placeholder, at range: SourceRange?) {
        parts[index] = .placeholder(placeholder, at: range)
    }

    /// Adds any part.
    package mutating func append(_ part: FormPart) {
        switch part {
        case .text(let text): append(text)
        case .placeholder(let placeholder, let range): append(placeholder, at: range)
        }
    }

    /// Adds another sentence.
    package mutating func append(_ other: FormText) {
        for part in other.parts { append(part) }
    }

    /// The placeholders in order.
    package var placeholders: [Placeholder] {
        parts.compactMap { part in
            if case .placeholder(let placeholder, _) = part { placeholder } else { nil }
        }
    }

    /// Whether there are any.
    var hasPlaceholders: Bool {
        parts.contains { part in
            if case .placeholder = part { true } else { false }
        }
    }

    /// Whether there is nothing but white space.
    package var isBlank: Bool {
        parts.allSatisfy { part in
            if case .text(let text) = part {
                text.text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
            } else {
                false
            }
        }
    }

    /// What is compared: the text, each placeholder as its id between U+FFFC.
    package var identity: String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text.text
            case .placeholder(let placeholder, _): result += "\u{FFFC}\(placeholder.id)\u{FFFC}"
            }
        }
        return result
    }

    /// The sentence with each placeholder in braces, for messages to people.
    package var readable: String {
        parts.map { part in
            switch part {
            case .text(let text): text.text
            case .placeholder(let placeholder, _): "{\(placeholder.id)}"
            }
        }.joined()
    }
}

extension FormPart {
    /// Whether it says the same, wherever it stands.
    fileprivate func saysTheSame(as other: FormPart) -> Bool {
        switch (self, other) {
        case (.text(let left), .text(let right)): left.text.hasSameBytes(as: right.text)
        case (.placeholder(let left, _), .placeholder(let right, _)): left.id.hasSameBytes(as: right.id)
        default: false
        }
    }
}

extension FormText: Hashable {
    package static func == (left: FormText, right: FormText) -> Bool {
        left.parts.count == right.parts.count
            && left.parts.indices.allSatisfy { left.parts[$0].saysTheSame(as: right.parts[$0]) }
    }

    package func hash(into hasher: inout Hasher) {
        forEachRun { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Gives the bytes of `identity`, in order.
    func forEachRun(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for part in parts {
            var run =
                switch part {
                case .text(let text): text.text
                case .placeholder(let placeholder, _): "\u{FFFC}\(placeholder.id)\u{FFFC}"
                }
            run.withUTF8(body)
        }
    }
}

extension FormText {
    /// Whether two sources say the same: tools may wrap lines and add or drop space around placeholders.
    package func saysTheSame(as other: FormText) -> Bool {
        self == other || folded == other.folded || (!placeholders.isEmpty && isEqualApartFromCodes(to: other))
    }

    /// Whether two sentences differ in white space only, around placeholders also in whether there is any: some tools
    /// drop the space behind a leading one.
    func isEqualApartFromCodes(to other: FormText) -> Bool { other.unspaced == unspaced }

    /// `folded` without the spaces that touch a placeholder.
    private var unspaced: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var isBehindCode = false
        // A placeholder is its id between two marks, so every second mark closes one.
        var isOpen = false
        for scalar in folded {
            if scalar == "\u{FFFC}" {
                if !isOpen, result.last == " " { result.removeLast() }
                isOpen.toggle()
                isBehindCode = !isOpen
                result.append(scalar)
            } else {
                if !(isBehindCode && scalar == " ") { result.append(scalar) }
                isBehindCode = false
            }
        }
        return result
    }

    /// The identity with every run of space, tab and line end as one space, none at the ends.
    private var folded: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in identity.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
            if !isSpace {
                result.append(scalar)
            } else if let last = result.last, last != " " {
                result.append(" ")
            }
        }
        if result.last == " " { result.removeLast() }
        return result
    }
}
