/// Phone numbers in the groupings that people write them in. Counts, versions, ranges and dates have none of these.
extension PatternText {
    func phones() -> [PrivatePattern.Match] {
        runs { $0.isDigit || "+()-./ ".utf8.contains($0) }.compactMap { run in
            var range = run
            while let last = range.last, !bytes[last].isDigit { range.removeLast() }
            while let first = range.first, !bytes[first].isDigit, bytes[first] != UInt8(ascii: "+"),
                bytes[first] != UInt8(ascii: "(")
            { range.removeFirst() }
            guard isWhole(range), let number = DigitGroups(text(range)), number.isPhone else { return nil }
            return match(.phone, range)
        }
    }
}

/// Groups of digits and what stands between them.
struct DigitGroups {
    let hasPlus: Bool
    private(set) var groups: [String] = []
    /// One fewer than groups.
    private(set) var separators: [String] = []
    /// Whether the first group after a country code stands in brackets.
    private(set) var hasArea = false

    /// Nil where brackets do not fit.
    init?(_ text: String) {
        var rest = Substring(text)
        hasPlus = rest.first == "+"
        if hasPlus { rest = rest.dropFirst() }
        if rest.first == "(" {
            hasArea = true
            rest = rest.dropFirst()
        }
        var separator = ""
        for character in rest {
            if character.isASCII, let byte = character.asciiValue, byte.isDigit {
                if groups.isEmpty {
                    groups.append("")
                } else if !separator.isEmpty {
                    separators.append(separator)
                    groups.append("")
                }
                separator = ""
                groups[groups.count - 1].append(character)
            } else {
                separator.append(character)
            }
        }
        let known: Set<String> = [" ", "-", ".", "/", ") ", ")", " (", "(", ")-", ") (0) ", " (0) "]
        guard !groups.isEmpty, separators.allSatisfy(known.contains) else { return nil }
    }

    private var digits: String { groups.joined() }
    private var sizes: [Int] { groups.map(\.utf8.count) }
    private var isUniform: Bool { Set(separators).count <= 1 }

    /// Whether the grouping is one of a phone number.
    var isPhone: Bool {
        hasPlus ? isInternational : isNorthAmerican || isWithTrunkPrefix || isChineseMobile
    }

    /// `+49 30 1234567`: a country code that exists, and 8 to 15 digits in all.
    private var isInternational: Bool {
        guard (8...15).contains(digits.utf8.count), let code = Self.countryCode(of: digits) else { return false }
        let national = digits.dropFirst(code)
        if code == 1 { return national.utf8.count == 10 && (national.first ?? "0") >= "2" }
        return !national.allSatisfy { $0 == "0" }
    }

    /// `(202) 555-0143`, `202-555-0143`, `1-202-555-0143`.
    private var isNorthAmerican: Bool {
        var groups = groups
        if groups.first == "1", groups.count == 4 { groups.removeFirst() }
        guard groups.map(\.utf8.count) == [3, 3, 4], groups[0] >= "200", groups[1] >= "200" else { return false }
        return hasArea ? separators.first?.hasPrefix(")") ?? false : isUniform
    }

    /// `030 1234567`, `020 7946 0958`, `01 23 45 67 89`, `(030) 1234567`.
    private var isWithTrunkPrefix: Bool {
        let count = digits.utf8.count
        guard digits.first == "0", groups.count >= 2, sizes.allSatisfy({ (2...8).contains($0) }) else { return false }
        if digits.hasPrefix("00") {
            return (11...15).contains(count) && isUniform && Self.countryCode(of: String(digits.dropFirst(2))) != nil
        }
        let isJoined = hasArea ? separators.first?.hasPrefix(")") ?? false : isUniform
        return (9...11).contains(count) && isJoined
    }

    /// `138 0013 8000`
    private var isChineseMobile: Bool {
        sizes == [3, 4, 4] && isUniform && digits.first == "1" && (digits.dropFirst().first ?? "0") >= "3"
    }

    /// How many digits the country code takes.
    private static func countryCode(of digits: String) -> Int? {
        let two = String(digits.prefix(2))
        switch two.first {
        case "1", "7": return 1
        case "0", nil: return nil
        default: return twoDigitCodes.contains(two) ? 2 : threeDigitStarts.contains(two) ? 3 : nil
        }
    }

    private static let twoDigitCodes: Set<String> = [
        "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49",
        "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84",
        "86", "90", "91", "92", "93", "94", "95", "98",
    ]
    private static let threeDigitStarts: Set<String> = [
        "21", "22", "23", "24", "25", "26", "29", "35", "37", "38", "42", "50", "59", "67", "68", "69", "80", "85",
        "87", "88", "96", "97", "99",
    ]
}
