/// The bytes of an XML file as UTF-8 without a byte order mark: what every reader here works on.
///
/// XML processors must read UTF-8 and UTF-16; other encodings are refused with a way out, invalid sequences with their
/// place.
package struct XMLText: Sendable {
    package let bytes: [UInt8]

    /// Why a file is no text, at a byte of the file as it was given.
    package struct Problem: Sendable, Equatable, Error {
        package let message: String
        package let offset: Int
    }

    /// Decodes a file, as far as it can be read within some limits.
    package static func decode(
        _ file: [UInt8], limits: XMLLimits = XMLLimits()
    ) -> Result<XMLText, Problem> {
        if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF])
            || file.starts(with: [0x3C, 0, 0, 0]) || file.starts(with: [0, 0, 0, 0x3C])
        {
            return .failure(Problem(message: "the file is UTF-32; save it as UTF-8", offset: 0))
        }
        if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0x3C, 0]) {
            return utf16(file, isBigEndian: false, limits)
        }
        if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0, 0x3C]) {
            return utf16(file, isBigEndian: true, limits)
        }
        let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
        let skipped = file.count - bytes.count
        if let encoding = declaredEncoding(bytes),
            !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased())
        {
            return .failure(
                Problem(message: "the file says it is in `\(encoding)`; save it as UTF-8 or UTF-16", offset: 0))
        }
        if let fault = firstFault(bytes) {
            return .failure(Problem(message: fault.message, offset: fault.offset + skipped))
        }
        return .success(XMLText(bytes: bytes))
    }

    private static func firstFault(_ bytes: [UInt8]) -> Problem? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return Problem(message: "this is not UTF-8", offset: error.byteOffsets.lowerBound)
        }
    }

    private static func utf16(
        _ file: [UInt8], isBigEndian: Bool, _ limits: XMLLimits
    ) -> Result<XMLText, Problem> {
        guard file.count % 2 == 0 else {
            return .failure(Problem(message: "the UTF-16 text ends inside a character", offset: file.count - 1))
        }
        func unit(_ offset: Int) -> UInt16 {
            let (first, second) = (UInt16(file[offset]), UInt16(file[offset + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.count / 2)
        var offset = unit(0) == 0xFEFF ? 2 : 0
        // What is longer than this without a `<` is refused whatever follows, and need not be held twice.
        var end = limits.text + limits.markup
        while offset < file.count, bytes.count <= end {
            let first = unit(offset)
            if first == 0x3C { end = bytes.count + limits.text + limits.markup }
            let isPair = UTF16.isLeadSurrogate(first)
            let value =
                isPair && offset + 2 < file.count && UTF16.isTrailSurrogate(unit(offset + 2))
                ? 0x10000 + UInt32(first - 0xD800) << 10 + UInt32(unit(offset + 2) - 0xDC00) : UInt32(first)
            guard let scalar = Unicode.Scalar(value) else {
                let message = "this is not UTF-16: half of a surrogate pair is missing"
                return .failure(Problem(message: message, offset: offset))
            }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            offset += isPair ? 4 : 2
        }
        return .success(XMLText(bytes: bytes))
    }

    /// The value of `encoding` in the XML declaration.
    private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
        guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
        let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard let word = declaration.firstRange(of: "encoding") else { return nil }
        let rest = declaration[word.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }
}
