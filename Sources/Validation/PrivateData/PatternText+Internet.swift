/// Addresses of the Internet: e-mail and URLs.
extension PatternText {
    /// `name@host.tld`
    func emails() -> [PrivatePattern.Match] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") }.compactMap { sign in
            var start = sign
            while start > 0, bytes[start - 1].isWordByte || ".%+-".utf8.contains(bytes[start - 1]) { start -= 1 }
            guard start < sign, bytes[sign - 1] != UInt8(ascii: "."), let end = hostEnd(from: sign + 1) else {
                return nil
            }
            while bytes[start] == UInt8(ascii: ".") { start += 1 }
            return match(.email, start..<end)
        }
    }

    /// `scheme://…`, `mailto:…`, `www.host.tld`, and a host under one of the best known top-level domains.
    func links() -> [PrivatePattern.Match] {
        runs { $0 != UInt8(ascii: " ") && $0 != Self.other && $0 != Self.letter && $0 != UInt8(ascii: ",") }
            .compactMap { word in
                guard bytes[word].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else {
                    return nil
                }
                let trimmed = trimmedPunctuation(word)
                return isLink(text(trimmed).lowercased()) ? match(.link, trimmed) : nil
            }
    }

    private func isLink(_ word: String) -> Bool {
        if let colon = word.firstRange(of: "://") {
            let scheme = word[..<colon.lowerBound]
            return scheme.utf8.count >= 2 && scheme.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit }
                && colon.upperBound < word.endIndex
        }
        if word.hasPrefix("mailto:") || word.hasPrefix("tel:") { return word.last != ":" }
        if word.contains("@") { return false }
        let host = word.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy({ Self.isLabel($0) }) else { return false }
        if labels[0] == "www" { return labels.count >= 3 }
        let hasName = labels.dropLast().contains { $0.utf8.contains { $0.isASCIILetter } }
        return hasName && Self.topLevelDomains.contains(String(labels[labels.count - 1]))
    }

    private static let topLevelDomains: Set<String> = ["com", "org", "net", "edu", "gov", "info", "biz", "example"]

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    }

    private func trimmedPunctuation(_ range: Range<Int>) -> Range<Int> {
        var range = range
        func isEdge(_ byte: UInt8) -> Bool { "()[]{}<>\"'.;!?".utf8.contains(byte) }
        while let first = range.first, isEdge(bytes[first]) { range.removeFirst() }
        while let last = range.last, isEdge(bytes[last]) || bytes[last] == UInt8(ascii: ":") { range.removeLast() }
        return range
    }

    /// Where a host name of two labels or more ends, the last of letters only.
    private func hostEnd(from start: Int) -> Int? {
        var end = start
        while end < bytes.count, bytes[end].isWordByte || bytes[end] == UInt8(ascii: "-") || isInnerDot(end) {
            end += 1
        }
        let labels = text(start..<end).split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.utf8.count >= 2,
            last.utf8.allSatisfy(\.isASCIILetter), labels.allSatisfy({ !$0.isEmpty })
        else { return nil }
        return end
    }

    private func isInnerDot(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && bytes[index + 1].isWordByte
    }
}

extension String {
    /// Where a short text stands first.
    func firstRange(of part: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
