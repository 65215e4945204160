import CatalogModel
import Diagnostics
import MessageSyntax
import SourceText

extension MessageChecks {
    static let privateData = Rule(
        "possible-private-data", .error, floor: .error,
        "A text with the shape of an e-mail address, URL, phone number, handle, address, date or other private data")

    /// Whether literal text looks like private data.
    static let privateTexts = MessageCheck(
        [privateData], by: .ofPrivateData, when: { $0.mayHoldPrivateData }
    ) { scene in
        var findings: [Diagnostic] = []
        let isOpen = scene.declarations.isOpen
        scene.message.forEachPart { part, _ in
            guard case .literal(let literal) = part, !isOpen || scene.mayHoldNumber(literal) else { return }
            findings += PrivatePattern.matches(in: literal.text).compactMap { match in
                if isOpen && !match.pattern.holdsEverywhere { return nil }
                let range =
                    literal.patternOffset(
                        of: match.range.lowerBound)..<literal.patternOffset(of: match.range.upperBound)
                return scene.finding(
                    privateData, match.pattern.sentence, at: range, notes: PrivatePattern.notes)
            }
        }
        return findings
    }
}

extension CatalogChecks {
    /// Whether notes, reasons, samples and enumeration values look like private data: they reach translators.
    static let privateValues = CatalogCheck([MessageChecks.privateData]) { scene in
        scene.catalog.values.indices.flatMap { index -> [Diagnostic] in
            guard isProse(scene.catalog.values[index].key) else { return [] }
            let value = scene.catalog.values[index]
            return PrivatePattern.matches(in: value.value.text).map { match in
                Diagnostic(
                    MessageChecks.privateData, "the `\(value.key)` has \(match.pattern.rawValue)",
                    at: value.value.range(of: match.range), notes: PrivatePattern.notes, subject: value.section?.text)
            }
        }
    }

    /// Whether people write freely under a key, or its values are made up.
    private static func isProse(_ key: String) -> Bool {
        switch key.utf8.firstIndex(of: UInt8(ascii: ".")).map({ key[..<$0] }) ?? key[...] {
        case "note", "why", "because", "sample", "type": true
        default: false
        }
    }
}

extension PrivatePattern {
    /// Whether it is out of place in any app. Links, addresses of mail, handles, dates and times are what apps publish about
    /// themselves: in other people's messages their shape says nothing.
    fileprivate var holdsEverywhere: Bool {
        switch self {
        case .phone, .address, .uuid, .bankAccount, .coordinates: true
        case .email, .link, .handle, .date, .clockTime: false
        }
    }

    fileprivate var sentence: String { "this looks like \(rawValue)" }

    fileprivate static let notes = [
        "A real one must never stand in a catalog that translators, products and bystanders can read.",
        "Write it without the value; made-up values for tests belong into a `[fixture]`.",
    ]
}
