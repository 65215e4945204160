/// Identifiers, places and times.
extension PatternText {
    func uuids() -> [PrivatePattern.Match] {
        runs { $0.isWordByte || $0 == UInt8(ascii: "-") }.filter { run in
            let groups = text(run).split(separator: "-", omittingEmptySubsequences: false)
            return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
        }.map { match(.uuid, $0) }
    }

    /// IBANs with a right check sum: two letters, two digits, then 11 to 30 letters and digits, in groups of four or in one.
    func bankAccounts() -> [PrivatePattern.Match] {
        bytes.indices.compactMap { start -> PrivatePattern.Match? in
            guard start == 0 || !bytes[start - 1].isWordByte, start + 15 <= bytes.count,
                bytes[start].isCapital, bytes[start + 1].isCapital, bytes[start + 2].isDigit, bytes[start + 3].isDigit
            else { return nil }
            var end = start
            var last = start
            var account: [UInt8] = []
            while end < bytes.count, bytes[end].isDigit || bytes[end].isCapital || bytes[end] == UInt8(ascii: " ") {
                if bytes[end] != UInt8(ascii: " ") {
                    account.append(bytes[end])
                    last = end + 1
                }
                end += 1
            }
            guard (15...34).contains(account.count), isWhole(start..<last), Self.hasRightSum(account) else {
                return nil
            }
            return match(.bankAccount, start..<last)
        }
    }

    /// ISO 7064: letters count 10 to 35, the first four stand last, and the remainder by 97 is 1.
    private static func hasRightSum(_ account: [UInt8]) -> Bool {
        var remainder = 0
        for byte in account.dropFirst(4) + account.prefix(4) {
            let value = byte.isDigit ? Int(byte) - 0x30 : Int(byte) - 0x41 + 10
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
        }
        return remainder == 1
    }

    /// `52.5200, 13.4050`: two decimals in range with four fraction digits or more.
    func coordinates() -> [PrivatePattern.Match] {
        let numbers = runs { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        return zip(numbers, numbers.dropFirst()).compactMap { first, second in
            guard let latitude = coordinate(first), let longitude = coordinate(second), latitude <= 90,
                longitude <= 180, [",", ", ", " ", "; "].contains(text(first.upperBound..<second.lowerBound))
            else { return nil }
            return match(.coordinates, first.lowerBound..<second.upperBound)
        }
    }

    private func coordinate(_ range: Range<Int>) -> Double? {
        let parts = text(range).split(separator: ".", omittingEmptySubsequences: false)
        guard isWhole(range), parts.count == 2, parts[1].utf8.count >= 4 else { return nil }
        return Double(text(range)).map(\.magnitude)
    }

    /// Calendar dates of four-digit years, and times of day.
    func dates() -> [PrivatePattern.Match] {
        let isoOrWestern = runs { $0.isDigit || (UInt8(ascii: "-")...UInt8(ascii: "/")).contains($0) }.compactMap {
            run -> PrivatePattern.Match? in
            var range = run
            while let last = range.last, !bytes[last].isDigit { range.removeLast() }
            while let first = range.first, !bytes[first].isDigit { range.removeFirst() }
            return isWhole(range) && Self.isDate(text(range)) ? match(.date, range) : nil
        }
        let times = runs { $0.isDigit || $0 == UInt8(ascii: ":") }.filter {
            isWhole($0) && Self.isClockTime(text($0))
        }
        return isoOrWestern + times.map { match(.clockTime, $0) }
    }

    private static func isDate(_ text: String) -> Bool {
        for separator: Character in ["-", ".", "/"] {
            let groups = text.split(separator: separator, omittingEmptySubsequences: false)
            let numbers = groups.compactMap { Int($0) }
            guard groups.count == 3, numbers.count == 3 else { continue }
            let isYearFirst = groups[0].utf8.count == 4
            guard (1900...2199).contains(numbers[isYearFirst ? 0 : 2]), groups[1].utf8.count <= 2,
                groups[isYearFirst ? 2 : 0].utf8.count <= 2
            else { continue }
            let (first, second) = (numbers[1], numbers[isYearFirst ? 2 : 0])
            return (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
        }
        return false
    }

    /// `17:45`; `16:9` and `1:2:3:4` are none.
    private static func isClockTime(_ text: String) -> Bool {
        let groups = text.split(separator: ":", omittingEmptySubsequences: false)
        guard groups.count == 2 || groups.count == 3, (1...2).contains(groups[0].utf8.count),
            groups.dropFirst().allSatisfy({ $0.utf8.count == 2 })
        else { return false }
        let numbers = groups.compactMap { Int($0) }
        return numbers.count == groups.count && numbers[0] < 24 && numbers.dropFirst().allSatisfy { $0 < 60 }
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
}
