import MessageSyntax
import Testing

@Suite struct CharacterTests {
    /// Every scalar as a name, as white space around one, and as text: the classes of characters are ICU's.
    @Test func everyScalarIsReadAsInICU() {
        let comparison = PatternComparison()
        var differences: [String] = []
        for value in UInt32(0)...0x10FFFF {
            // Beyond the first plane the ends of each stand for the whole.
            if value > 0xFFFF, value & 0xFFFF > 0x10, value & 0xFFFF < 0xFFF0 { continue }
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["{\(scalar)}", "{\(scalar)a\(scalar)}"] {
                if let difference = comparison.difference(text) {
                    differences.append("U+\(String(value, radix: 16)): \(difference)")
                }
            }
        }
        #expect(differences == [])
    }
}
