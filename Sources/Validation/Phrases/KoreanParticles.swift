/// The particles that Korean joins to a noun without a space: with one of them behind it a word is still that word, also
/// where the word is written in Latin letters (`Ailoha가`).
///
/// Source: the case markers and auxiliary particles of the Standard Korean grammar; those that bystander texts need.
enum KoreanParticles {
    private static let all: Set<String> = [
        "은", "는", "이", "가", "을", "를", "의", "에", "에서", "에게", "께", "와", "과", "랑", "이랑", "도", "만", "로", "으로", "까지",
        "부터", "보다", "처럼", "마다", "밖에", "조차", "마저", "이나", "나", "에는", "에도", "에서는", "에서도", "로는", "으로는",
    ]

    /// Whether the word scalars from a place on are a particle and no more.
    static func isParticle(in text: [Unicode.Scalar], from start: Int) -> Bool {
        guard start < text.count, text[start].isHangulSyllable else { return false }
        var particle = String.UnicodeScalarView()
        for scalar in text[start...].prefix(4) {
            guard scalar.isWordScalar else { break }
            particle.append(scalar)
        }
        return all.contains(String(particle))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a block of Hangul letters.
    var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
