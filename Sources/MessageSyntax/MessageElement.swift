/// One mark of the parser's flat list: what ICU's `MessagePattern` calls a part, with bytes instead of UTF-16 units.
package struct MessageElement: Sendable, Equatable {
    /// The first byte.
    package let start: Int
    /// How many bytes.
    package let length: Int32
    /// What `kind` says it means.
    package internal(set) var value: Int16
    package let kind: Kind

    package init(start: Int, length: Int32, value: Int16, kind: Kind) {
        self.start = start
        self.length = length
        self.value = value
        self.kind = kind
    }

    /// What stands at the place; each kind tells what `value` is, zero where it tells nothing.
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// The opening brace of a branch, or nothing at the start of the pattern or of an alternative; value: depth.
        case messageStart
        /// The closing brace, or nothing; value: depth.
        case messageLimit
        /// An apostrophe that is no text; value: the raw value of `Apostrophe`.
        case skippedApostrophe
        /// The empty place where ICU would add an apostrophe to make a lone one explicit.
        case missingApostrophe
        /// A `#` to be replaced by the number.
        case pound
        /// The opening brace of an argument; value: the raw value of `ArgumentType`.
        case argumentStart
        /// The closing brace; value as at the start.
        case argumentLimit
        /// Value: the number.
        case argumentNumber
        case argumentName
        /// The type of a simple argument.
        case argumentType
        case argumentStyle
        /// The selector of a branch or the separator of an alternative.
        case selector
        /// A number that fits in 16 bits; value: the number.
        case integer
        /// Any other number; value: how many such numbers stand before it.
        case decimal
        /// A stretch that could not be read at all; ICU has no such part.
        case unreadable
    }

    /// Why an apostrophe is no text.
    enum Apostrophe: Int16 {
        case second, opening, closing
    }

    /// The types that are parsed differently, numbered as in ICU.
    package enum ArgumentType: Int16, Sendable {
        case none, simple, choice, plural, select, selectOrdinal

        var hasPound: Bool { self == .plural || self == .selectOrdinal }
    }

    /// The bytes.
    package var range: Range<Int> { start..<start + Int(length) }
}
