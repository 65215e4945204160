package import SourceText

/// What a value says, by the form that its key has. Faults of form were reported when the file was parsed; these read
/// what can be read.
extension MappedText {
    /// The whole value as one name.
    package var word: Name { Name(text, at: range) }

    /// `a, b`: the items, trimmed; empty ones are left out.
    package var list: [Name] {
        let text = ValueText(self)
        return text.parts(of: text.bytes.indices, separator: UInt8(ascii: ",")).filter { !$0.isEmpty }.map(text.name)
    }

    /// `a: b, c: d`: the pairs; parts that are none are left out.
    package var pairs: [PairSyntax] {
        let text = ValueText(self)
        return text.parts(of: text.bytes.indices, separator: UInt8(ascii: ",")).compactMap { part in
            guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: part) else { return nil }
            let left = text.trim(part.lowerBound..<colon)
            let right = text.trim((colon + 1)..<part.upperBound)
            guard !left.isEmpty, !right.isEmpty else { return nil }
            return PairSyntax(left: text.name(left), right: text.name(right))
        }
    }

    /// `A...B`, where it is well formed.
    package var numberRange: NumberRangeSyntax? { NumberRangeSyntax(self) }

    /// The number of `N columns`, where it is well formed.
    package var columns: Int? {
        let words = text.utf8.split(whereSeparator: \.isBlank)
        guard words.count == 2, words[0].count <= 4, words[0].allSatisfy(\.isASCIIDigit) else { return nil }
        guard ["columns", "column"].contains(where: { words[1].elementsEqual($0.utf8) }) else { return nil }
        return Int(String(decoding: words[0], as: UTF8.self))
    }

    /// The type of an argument.
    package var argumentType: ArgumentTypeSyntax {
        let text = ValueText(self)
        let prefix = "one of"
        guard text.bytes.starts(with: prefix.utf8), text.bytes.count > prefix.utf8.count,
            text.bytes[prefix.utf8.count].isBlank
        else { return ArgumentTypeSyntax(name: word, cases: []) }
        let items = text.parts(of: prefix.utf8.count..<text.bytes.count, separator: UInt8(ascii: ","))
        return ArgumentTypeSyntax(
            name: text.name(0..<prefix.utf8.count), cases: items.filter { !$0.isEmpty }.map(text.name))
    }

    /// A selector.
    package var selector: SelectorSyntax {
        var parser = SelectorParser(self)
        return parser.parse()
    }
}
