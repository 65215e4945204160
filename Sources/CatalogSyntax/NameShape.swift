import LocaleData
import SourceText

/// What a declared name must look like.
package enum NameShape: Sendable {
    /// Lower-case words joined by `-` or `.`.
    case id
    /// Lower-case words joined by `-`.
    case word
    /// A BCP 47 language tag.
    case tag
    /// A rule's id.
    case rule

    /// What is wrong with a name, and the nearest that is right, if there is one.
    struct Fault {
        /// Goes after the name in backticks: "has a capital letter".
        let reason: String
        let suggestion: String?
    }

    /// The form in words, as a sentence.
    var note: String {
        switch self {
        case .id:
            "Names are words of the letters a to z, joined by `-` or `.`, so that they can be translation keys and "
                + "Swift names."
        case .word:
            "Names of this kind are words of the letters a to z, joined by `-`, so that messages and Swift can use them."
        case .tag: "Locales are language tags as in BCP 47: `de`, `pt-BR`, `zh-Hans`."
        case .rule: "The ids of rules are lower-case words joined by `-`; `placard rules` lists them."
        }
    }

    /// What is wrong with a name; nothing where it has the shape. Cost: linear, without allocation, for a right name.
    func fault(in name: String) -> Fault? {
        switch self {
        case .tag: tagFault(name)
        case .id, .word, .rule: isWords(name) ? nil : wordsFault(name)
        }
    }

    private func isWords(_ name: String) -> Bool {
        var afterLetter = false
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): afterLetter = true
            case UInt8(ascii: "-"), UInt8(ascii: "."):
                guard afterLetter, byte == UInt8(ascii: "-") || self == .id else { return false }
                afterLetter = false
            default: return false
            }
        }
        return afterLetter
    }

    private func wordsFault(_ name: String) -> Fault {
        let isTranslatable = name.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIDigit }
        let suggestion = isTranslatable ? Self.lowered(name, separator: self == .id ? "." : "-") : ""
        return Fault(reason: wordsReason(name), suggestion: isWords(suggestion) ? suggestion : nil)
    }

    private func wordsReason(_ name: String) -> String {
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "-": continue
            case ".": if self != .id { return "has a dot" }
            case "A"..."Z": return "has the capital letter `\(scalar)`"
            case "0"..."9": return "has the digit `\(scalar)`"
            case "_": return "has an underscore"
            case " ", "\t": return "has a space"
            default: return "has the character `\(scalar)` (\(scalar.codePoint))"
            }
        }
        return name.isEmpty ? "is empty" : "has a `-` or `.` that does not stand between two words"
    }

    /// Lower case, with capitals as starts of words and every other separator as `-`, or as `.` where dots join words.
    private static func lowered(_ name: String, separator: Unicode.Scalar) -> String {
        var result = String.UnicodeScalarView()
        var wasLower = false
        for scalar in name.unicodeScalars {
            switch scalar {
            case "A"..."Z":
                if wasLower { result.append("-") }
                result.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
                wasLower = false
            case "a"..."z":
                result.append(scalar)
                wasLower = true
            case "\"", "'", "`": continue
            default:
                guard let last = result.last, last != "-", last != "." else { continue }
                result.append(scalar == "." || scalar == "/" || scalar == ":" ? separator : "-")
                wasLower = false
            }
        }
        while result.last == "-" || result.last == "." { result.removeLast() }
        return String(result)
    }

    private func tagFault(_ name: String) -> Fault? {
        switch LocaleTag.parse(name) {
        case .success(let tag) where tag.text == name: nil
        case .success(let tag): Fault(reason: "is written `\(tag.text)`", suggestion: tag.text)
        case .failure(let fault):
            Fault(
                reason: fault.reason,
                suggestion: fault.right?.text ?? Spelling.nearest(to: name, among: LocaleTag.known))
        }
    }
}

extension UInt8 {
    var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// Space or TAB: all that indents, separates and is trimmed.
    var isBlank: Bool {
        self == 0x20 || self == 0x09
    }
}

extension Unicode.Scalar {
    /// `U+2026`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
