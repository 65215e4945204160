import CatalogModel
import Emission
import MessageSyntax
import SourceText

/// What a catalog shows, as the model has it: what the compiled table must say too.
struct CatalogModelAnswer {
    let catalog: ResolvedCatalog
    let languages: [String]
    /// Values that the driver passes for each argument, by its message name.
    let samples: [String: [ICUMessage.Value]]
    /// What a combination shows in a locale; in that of the language that serves it where the locale falls back.
    let shown: (_ point: [Int], _ locale: Int) -> ShownProjection
    /// Something equal for combinations that show the same in every locale.
    let key: (_ point: [Int]) -> AnyHashable

    /// How many sets of arguments the driver passes.
    var sampleCount: Int { max(1, samples.values.map(\.count).max() ?? 1) }

    /// Arguments of class D0 with their value in a set.
    func arguments(_ set: Int) -> [(declaration: ArgumentDeclaration, value: ICUMessage.Value)] {
        catalog.arguments.compactMap { declaration in
            guard let values = samples[declaration.messageName] else { return nil }
            return (declaration, values[set % values.count])
        }
    }

    /// Every combination, the last axis counting fastest.
    func forEachPoint(_ body: ([Int]) throws -> Void) rethrows {
        let sizes = catalog.axes.map(\.values.count)
        for number in 0..<sizes.reduce(1, *) {
            var point = [Int](repeating: 0, count: sizes.count)
            var rest = number
            for axis in sizes.indices.reversed() {
                point[axis] = rest % sizes[axis]
                rest /= sizes[axis]
            }
            try body(point)
        }
    }

    /// What the driver must print, texts as ICU renders them.
    func expectedOutput() throws -> [UInt8] {
        var icu = ICUTexts()
        var known: [AnyHashable: [UInt8]] = [:]
        var output: [UInt8] = []
        try forEachPoint { point in
            let key = key(point)
            let lines = try known[key] ?? self.lines(at: point, &icu)
            known[key] = lines
            output += lines
        }
        return output
    }

    private func lines(at point: [Int], _ icu: inout ICUTexts) throws -> [UInt8] {
        var output: [UInt8] = []
        for locale in languages.indices {
            let shown = shown(point, locale)
            let redacted = ShownProjection(
                language: shown.language, title: shown.redacted, label: shown.redacted, redacted: shown.redacted,
                tone: shown.frame.tone, symbol: shown.frame.symbol, action: shown.frame.action)
            for set in 0..<sampleCount {
                output += try line(shown, set, &icu).utf8
                output += try line(redacted, set, &icu).utf8
            }
        }
        return output
    }

    private func line(_ shown: ShownProjection, _ set: Int, _ icu: inout ICUTexts) throws -> String {
        let arguments = arguments(set).map { (name: $0.messageName, value: clamped($1, $0)) }
        func text(_ parts: [Part]?) throws -> String {
            guard let parts else { return "-" }
            return try icu.string(parts, locale: languages[shown.language], arguments)
        }
        var fields = [languages[shown.language], try text(shown.title), try text(shown.support)]
        fields.append(try text(shown.label))
        fields.append(shown.tone.map { catalog.header.tones[$0].text } ?? "-")
        fields.append(shown.symbol ?? "-")
        if let action = shown.action {
            fields.append(SwiftNames.lowerCamel(catalog.actions[action.action].name.text))
            fields += [try text(action.title), try text(action.label), try text(action.hint)]
        }
        return fields.joined(separator: "|") + "\n"
    }

    /// The value as messages see it.
    private func clamped(_ value: ICUMessage.Value, _ declaration: ArgumentDeclaration) -> ICUMessage.Value {
        guard let range = declaration.range else { return value }
        switch value {
        case .integer(let integer):
            let bounds = Int(range.lowerBound)...Int(range.upperBound)
            return .integer(min(bounds.upperBound, max(bounds.lowerBound, integer)))
        case .decimal(let decimal):
            return .decimal(decimal.isNaN ? range.lowerBound : min(range.upperBound, max(range.lowerBound, decimal)))
        case .word: return value
        }
    }
}

/// ICU's messages, each opened once.
struct ICUTexts {
    private var messages: [String: ICUMessage] = [:]

    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    mutating func string(
        _ parts: [Part], locale: String, _ arguments: [(name: String, value: ICUMessage.Value)]
    ) throws -> String {
        if let plain = plainText(parts) { return plain }
        let pattern = printMessage(parts)
        let key = locale + " " + pattern
        guard let message = messages[key] ?? ICUMessage(pattern, locale: locale),
            let text = message.string(arguments)
        else { throw Refused(description: key) }
        messages[key] = message
        return text
    }

    /// The text where nothing in it depends on an argument: ICU would say the same, at a hundred times the cost.
    private func plainText(_ parts: [Part]) -> String? {
        var text = ""
        for part in parts {
            guard case .literal(let literal) = part else { return nil }
            text += literal.text
        }
        return text
    }
}
