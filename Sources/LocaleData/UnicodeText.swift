import CICU

/// Unicode facts about texts and scalars, from the linked ICU.
package enum UnicodeText {
    /// Byte offset up to which a text is surely in NFC, or nil where it is so throughout.
    private static func firstFaultOfNFC(in text: String) -> Int? {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var text = text
        let fault = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { placard_nfc_fault($0.baseAddress, Int32($0.count)) }
        }
        return fault < 0 ? nil : Int(fault)
    }

    /// The UTF-8 bytes of each sequence of scalars that NFC changes, from one boundary of normalization to the next.
    package static func faultsOfNFC(in text: String) -> [Range<Int>] {
        if isNFC(text) { return [] }
        var faults: [Range<Int>] = []
        var sequence = String.UnicodeScalarView()
        var start = 0
        func close() {
            let part = String(sequence)
            if !toNFC(part).utf8.elementsEqual(part.utf8) { faults.append(start..<(start + part.utf8.count)) }
            start += part.utf8.count
            sequence = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            if !sequence.isEmpty, placard_starts_nfc(scalar.value) != 0 { close() }
            sequence.append(scalar)
        }
        close()
        return faults
    }

    /// Whether a text is in Unicode normalization form C.
    package static func isNFC(_ text: String) -> Bool { firstFaultOfNFC(in: text) == nil }

    /// The text in Unicode normalization form C.
    package static func toNFC(_ text: String) -> String { mapped(text, placard_nfc) }

    /// The text with case folded: texts that differ in case alone become equal (`Straße`, `STRASSE`).
    package static func foldingCase(_ text: String) -> String { mapped(text, placard_fold_case) }

    private typealias Mapping = (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32

    /// The text that the shim writes; no mapping makes a text more than three times as long.
    private static func mapped(_ text: String, _ mapping: Mapping) -> String {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { source in
                let capacity = source.count * 3 + 1
                return String(unsafeUninitializedCapacity: capacity) { target in
                    target.withMemoryRebound(to: CChar.self) {
                        Int(max(0, mapping(source.baseAddress, Int32(source.count), $0.baseAddress, Int32(capacity))))
                    }
                }
            }
        }
    }

    /// Columns that a text takes in a fixed-width line: East Asian wide and fullwidth scalars two, marks and invisible
    /// characters none, an emoji sequence two, others one.
    package static func displayWidth(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count { $0 >= 0x20 && $0 != 0x7F } }
        var total = 0
        for scalar in text.unicodeScalars {
            guard let width = scalar.simpleWidth else { return text.reduce(0) { $0 + width(of: $1) } }
            total += width
        }
        return total
    }

    private static func width(of character: Character) -> Int {
        var total = 0
        var isEmoji = false
        for scalar in character.unicodeScalars {
            if scalar.value == 0xFE0F { isEmoji = true }
            total += scalar.displayWidth
        }
        if isEmoji { return 2 }
        let scalars = character.unicodeScalars
        let isSequence = scalars.count > 1 && scalars.contains { $0.has(.emojiPresentation) || $0.has(.emojiModifier) }
        return isSequence ? min(total, 2) : total
    }
}
