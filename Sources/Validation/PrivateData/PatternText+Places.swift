/// Handles of people, and postal addresses in the shapes that countries write them in.
extension PatternText {
    /// `@ana_lindqvist`: five characters or more of which one is a digit, underscore or inner period, or eight letters; none of
    /// the words that chats use for groups.
    func handles() -> [PrivatePattern.Match] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") }.compactMap { sign in
            let before = sign > 0 ? bytes[sign - 1] : UInt8(ascii: " ")
            guard !before.isWordByte, !"@./".utf8.contains(before) else { return nil }
            var end = sign + 1
            while end < bytes.count, bytes[end].isASCIILetter || bytes[end].isDigit || "_.".utf8.contains(bytes[end]) {
                end += 1
            }
            while end > sign + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
            let name = text((sign + 1)..<end)
            let hasSign = name.utf8.contains { $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
            guard bytes[sign + 1..<end].first?.isASCIILetter ?? false, isWhole(sign..<end),
                name.utf8.count >= (hasSign ? 5 : 8), !Self.groupHandles.contains(name.lowercased())
            else { return nil }
            return match(.handle, sign..<end)
        }
    }

    private static let groupHandles: Set<String> = [
        "everyone", "everybody", "mentioned", "mentions", "username", "user_name", "channels", "available", "moderator",
        "moderators", "organization", "somebody", "recipient",
    ]

    /// `221B Baker Street`, `Hauptstraße 5`, `10 rue de Rivoli`, `CA 94025`, `SW1A 1AA`.
    func addresses() -> [PrivatePattern.Match] {
        let words = runs { $0.isWordByte }
        return words.indices.compactMap { index in
            streetNumberFirst(words, index) ?? streetNumberLast(words, index) ?? postcode(words, index)
        }
    }

    /// A house number, one to three capitalised words, a kind of street; or a number and a French or Spanish kind of street.
    private func streetNumberFirst(_ words: [Range<Int>], _ index: Int) -> PrivatePattern.Match? {
        guard isHouseNumber(words[index]) else { return nil }
        for next in (index + 1)..<min(words.count, index + 5) {
            let gap = text(words[next - 1].upperBound..<words[next].lowerBound)
            let word = text(words[next]).lowercased()
            guard gap == " " || gap == ", " && next == index + 1 else { return nil }
            if next == index + 1 {
                if Self.leadingStreets.contains(word), let end = nameEnd(words, next) {
                    return match(.address, words[index].lowerBound..<end)
                }
            } else if Self.trailingStreets.contains(word) {
                return match(.address, words[index].lowerBound..<words[next].upperBound)
            }
            guard startsWithCapital(words[next]) else { return nil }
        }
        return nil
    }

    /// Where the name behind a French kind of street ends: articles, then words with capitals.
    private func nameEnd(_ words: [Range<Int>], _ street: Int) -> Int? {
        var end: Int?
        for next in (street + 1)..<max(street + 1, words.count) {
            let gap = text(words[next - 1].upperBound..<words[next].lowerBound)
            guard [" ", "'", "-"].contains(gap) || gap == "\u{FFFD}" else { break }
            if startsWithCapital(words[next]) {
                end = words[next].upperBound
            } else if end != nil || !Self.articles.contains(text(words[next])) {
                break
            }
        }
        return end
    }

    private static let articles: Set<String> = ["de", "la", "le", "les", "du", "des", "d", "l"]

    /// A German, Dutch or Scandinavian street, and its number.
    private func streetNumberLast(_ words: [Range<Int>], _ index: Int) -> PrivatePattern.Match? {
        guard index + 1 < words.count, isHouseNumber(words[index + 1]), startsWithCapital(words[index]) else {
            return nil
        }
        let gap = text(words[index].upperBound..<words[index + 1].lowerBound)
        // The ß of a street is no ASCII letter, and shows as U+FFFD here.
        let word = text(words[index]).lowercased()
        guard gap == " " || gap == ". " && word.hasSuffix("str"), word.utf8.count > 4,
            Self.joinedStreets.contains(where: word.hasSuffix)
        else { return nil }
        return match(.address, words[index].lowerBound..<words[index + 1].upperBound)
    }

    /// A state of the USA behind a comma with its ZIP code, or a British postcode.
    private func postcode(_ words: [Range<Int>], _ index: Int) -> PrivatePattern.Match? {
        guard index + 1 < words.count, bytes[words[index + 1].lowerBound].isDigit,
            text(words[index].upperBound..<words[index + 1].lowerBound) == " "
        else {
            return nil
        }
        let (first, second) = (text(words[index]), text(words[index + 1]))
        let isBehindComma =
            index > 0 && text(words[index - 1].upperBound..<words[index].lowerBound) == ", "
        let isZIP =
            isBehindComma && Self.states.contains(first) && second.utf8.count == 5
            && second.utf8.allSatisfy(\.isDigit)
        guard isZIP || Self.isOutward(first) && Self.isInward(second) else { return nil }
        return match(.address, words[index].lowerBound..<words[index + 1].upperBound)
    }

    private static func isOutward(_ text: String) -> Bool {
        let letters = text.prefix { $0.isUppercase && $0.isASCII }
        let rest = text.dropFirst(letters.count)
        guard (1...2).contains(letters.count), (1...2).contains(rest.utf8.count), let digit = rest.utf8.first else {
            return false
        }
        return digit.isDigit && rest.utf8.dropFirst().allSatisfy { $0.isDigit || (0x41...0x5A).contains($0) }
    }

    private static func isInward(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 3 && bytes[0].isDigit && bytes[1...].allSatisfy { (0x41...0x5A).contains($0) }
    }

    private func isHouseNumber(_ range: Range<Int>) -> Bool {
        let digits = bytes[range].prefix { $0.isDigit }
        return (1...5).contains(digits.count) && range.count - digits.count <= 1 && digits.first != UInt8(ascii: "0")
    }

    private func startsWithCapital(_ range: Range<Int>) -> Bool {
        bytes[range].first.map { (0x41...0x5A).contains($0) } ?? false
    }

    private static let trailingStreets: Set<String> = [
        "street", "avenue", "road", "boulevard", "crescent", "terrace", "ave", "rd", "blvd",
    ]
    private static let leadingStreets: Set<String> = ["rue", "avenue", "boulevard", "chemin", "quai", "impasse"]
    private static let joinedStreets = ["stra\u{FFFD}e", "strasse", "str", "straat", "gatan", "gata", "gade", "allee"]
    private static let states: Set<String> = Set(
        """
        AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA
        RI SC SD TN TX UT VT VA WA WV WI WY DC
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
