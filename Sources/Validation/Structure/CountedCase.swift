/// The cases of a language in which a noun has one plural behind all numbers.
///
/// Slavic and Baltic numbers ask for different forms of a noun only where it is the subject or the object: Russian
/// `2 файла`, `5 файлов`. In other cases the noun is in the plural throughout: `к 2 файлам`, `к 5 файлам`, `из 2 файлов`,
/// `из 5 файлов`. Endings tell most of these apart. The genitive is known by its singular: masculine nouns end with a
/// consonant where they are subjects, so that `одного файла`, `файлов` is a genitive, and feminine ones with a vowel that
/// is not that of the genitive: `одной задачи`, `задач`. Endings are read, not understood: where they mislead, a fault is
/// missed, and none is made up.
struct CountedCase {
    private let endings: Endings

    init?(_ language: String) {
        guard let endings = Self.known[language] else { return nil }
        self.endings = endings
    }

    /// Whether one of the words of a plural, other than those it shares with the singular, stands in such a case.
    func isSharedByAllNumbers(_ words: [String], singular: [String]) -> Bool {
        let own = words.filter { !singular.contains($0) }
        let others = singular.filter { !words.contains($0) }
        if own.contains(where: { word in word.count > 3 && endings.oblique.contains { word.hasSuffix($0) } }) {
            return true
        }
        // A number of others, without a noun: `2 других`, `5 других`.
        if !own.isEmpty, own.allSatisfy({ word in endings.adjectives.contains { word.hasSuffix($0) } }) { return true }
        if !own.isEmpty, own.allSatisfy({ word in others.contains { isOnlyPlural(word, of: $0) } }) { return true }
        return own.contains { plural in others.contains { isGenitive(plural, of: $0) } }
    }

    /// Whether a noun has one plural in every case that numbers ask for: Polish `2 odpowiedzi`, `5 odpowiedzi`.
    private func isOnlyPlural(_ plural: String, of singular: String) -> Bool {
        plural.hasSuffix("i") && plural.first == singular.first && endings.soft.contains { singular.hasSuffix($0) }
    }

    private func isGenitive(_ plural: String, of singular: String) -> Bool {
        guard plural.prefix(2) == singular.prefix(2), let last = singular.last, let end = plural.last else {
            return false
        }
        if endings.masculine.contains(where: plural.hasSuffix) {
            return Self.vowels.contains(last) || endings.people.contains { singular.hasSuffix($0) }
        }
        return endings.feminine.contains(last) && !Self.vowels.contains(end)
    }

    private static let vowels = Set("aáąeéęěiíoóuúůyýаеёиіоуыэюяї")

    private struct Endings {
        /// Of the dative, instrumental and locative plural.
        var oblique: [String]
        /// Of adjectives in the genitive plural.
        var adjectives: [String] = []
        /// Of masculine nouns there.
        var masculine: [String] = []
        /// Last letters of feminine nouns in the genitive singular.
        var feminine: Set<Character> = []
        /// Of singulars whose genitive plural stands behind small numbers too: Polish `2 użytkowników`.
        var people: [String] = []
        /// Of singulars with one plural in `-i`.
        var soft: [String] = []
    }

    private static let known: [String: Endings] = [
        "ru": Endings(
            oblique: ["ам", "ям", "ами", "ями", "ах", "ях", "ым", "им", "ыми", "ими"], adjectives: ["ых", "их"],
            masculine: ["ов", "ев"], feminine: ["и", "ы"]),
        "uk": Endings(
            oblique: ["ам", "ям", "ами", "ями", "ах", "ях", "им", "ім", "ими", "іми"], adjectives: ["их", "іх"],
            masculine: ["ів", "їв"], feminine: ["и", "і"]),
        "be": Endings(
            oblique: ["ам", "ям", "амі", "ямі", "ах", "ях", "ым", "ім", "ымі", "імі"], adjectives: ["ых", "іх"],
            masculine: ["аў", "яў", "оў"], feminine: ["ы", "і"]),
        "pl": Endings(
            oblique: ["om", "ami", "ach", "ymi", "imi", "ym"], adjectives: ["ych", "ich"], masculine: ["ów"],
            feminine: ["y", "i"], people: ["nik", "ciel", "arz", "członek", "gość"],
            soft: ["ść", "dź", "dzień"]),
        "cs": Endings(
            oblique: ["ům", "ám", "ím", "ech", "ách", "ích", "ami", "emi", "ými", "ími", "lidem", "dětem"],
            masculine: ["ů"], feminine: ["y"]),
        "sk": Endings(oblique: ["om", "ám", "ami", "och", "ách", "ými", "ími"], masculine: ["ov"], feminine: ["y"]),
        "hr": Endings(oblique: ["ima", "ama"]), "bs": Endings(oblique: ["ima", "ama"]),
        "sr": Endings(oblique: ["ima", "ama", "има", "ама"]),
        "sl": Endings(oblique: [], masculine: ["ov", "ev"], feminine: ["e"]),
        "lt": Endings(
            oblique: ["ams", "oms", "ėms", "ims", "ais", "omis", "ėmis", "imis", "uose", "ose", "ėse", "yse"]),
    ]
}
