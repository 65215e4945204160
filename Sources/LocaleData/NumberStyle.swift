import CICU

/// Reads the style of `{n, number, STYLE}`.
package enum NumberStyle {
    /// The format of a style as it stands in the message, or of none; or why it cannot be used.
    ///
    /// Allowed are the words `integer` and `percent` in any case, and after `::` a skeleton of precision, grouping, sign display,
    /// hundredfold percent, and a unit of time in three widths. Every skeleton is also put before ICU.
    package static func parse(_ style: String?) -> Result<NumberFormatSpec, NumberStyleFault> {
        guard let style else { return .success(.standard) }
        let tokens = tokens(of: style)
        guard let first = tokens.first else { return .success(.standard) }
        let isSkeleton = style.utf8.dropFirst(first.lowerBound).starts(with: "::".utf8)
        if isSkeleton { return skeleton(style, from: first.lowerBound + 2) }
        let word = text(style, first.lowerBound..<(tokens.last?.upperBound ?? first.upperBound))
        switch word.lowercased() {
        case "integer": return .success(.integer)
        case "percent": return .success(.percent)
        default:
            let reason =
                word.lowercased() == "currency"
                ? "is not supported: amounts of money are never shown here"
                : "is not supported: write `integer`, `percent` or a number skeleton after `::`"
            let range = first.lowerBound..<(first.lowerBound + word.utf8.count)
            return .failure(.notSupported(range: range, token: word, reason: reason))
        }
    }

    private static func skeleton(_ style: String, from start: Int) -> Result<NumberFormatSpec, NumberStyleFault> {
        var skeleton = text(style, start..<style.utf8.count)
        var offset: Int32 = -1
        let status = skeleton.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                placard_check_number_skeleton($0.baseAddress, Int32($0.count), &offset)
            }
        }
        if status != 0 {
            let place = offset < 0 ? nil : start + Int(offset)
            return .failure(.invalid(offset: place, code: String(cString: placard_error_name(status))))
        }
        var reader = NumberSkeletonReader()
        for range in tokens(of: style) where range.upperBound > start {
            let range = max(range.lowerBound, start)..<range.upperBound
            let token = text(style, range)
            if token.isEmpty { continue }
            if let reason = reader.read(token, at: range) {
                return .failure(.notSupported(range: range, token: token, reason: reason))
            }
        }
        guard reader.hasTokens else {
            let range = (start - 2)..<start
            return .failure(.notSupported(range: range, token: "::", reason: "is an empty skeleton"))
        }
        return reader.finish()
    }

    /// Byte ranges between pattern white space.
    private static func tokens(of style: String) -> [Range<Int>] {
        var tokens: [Range<Int>] = []
        var start: Int?
        var position = 0
        for scalar in style.unicodeScalars {
            if scalar.isPatternWhiteSpace {
                if let begin = start { tokens.append(begin..<position) }
                start = nil
            } else if start == nil {
                start = position
            }
            position += UTF8.width(scalar)
        }
        if let begin = start { tokens.append(begin..<position) }
        return tokens
    }

    private static func text(_ style: String, _ range: Range<Int>) -> String {
        String(decoding: style.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}
