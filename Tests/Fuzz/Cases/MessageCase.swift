import CICUOracle
import MessageSyntax

extension FuzzCase {
    /// Accepts what ICU accepts; what is printed reads back.
    static let message = FuzzCase(name: "message") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let message = parseMessage(text)
        let isAccepted = isAcceptedByICU(text)
        if message.isValid != isAccepted { return "ICU \(isAccepted ? "accepts" : "refuses") it" }
        let printed = message.printed
        let again = parseMessage(printed)
        if message.isValid, !again.isValid { return "what is printed is refused" }
        return again.printed == printed ? nil : "what is printed reads back otherwise"
    }

    private static func isAcceptedByICU(_ text: String) -> Bool {
        guard let pattern = placard_pattern_create() else { return false }
        defer { placard_pattern_destroy(pattern) }
        let units = Array(text.utf16)
        var offset: Int32 = 0
        return placard_pattern_parse(pattern, units, Int32(units.count), &offset) <= 0
    }
}
