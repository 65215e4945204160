package import LocaleData
package import PlacardRuntime

/// Shows numbers as a locale does, from the CLDR snapshot.
package struct NumberRenderer: Sendable {
    /// A number's text, and what plural rules see of it.
    package struct Shown: Sendable {
        package let text: String
        package let operands: PluralOperands
    }

    private let numbers: NumberLocale

    package init(locale: LocaleTag) {
        numbers = NumberLocale(locale)
    }

    /// A number in a format of `{n, type, style}`; nothing for words and for formats that are not allowed. A percent
    /// argument without a format is shown as a percentage.
    package func show(_ value: SampleValue, type: String? = nil, style: String? = nil) -> Shown? {
        if let type, type.lowercased() != "number" { return nil }
        var spec = NumberFormatSpec.standard
        if let style {
            guard let parsed = try? NumberStyle.parse(style).get() else { return nil }
            spec = parsed
        } else if case .percent = value, type == nil {
            spec = .percent
        }
        return show(value, spec)
    }

    private func show(_ value: SampleValue, _ spec: NumberFormatSpec) -> Shown? {
        switch value {
        case .integer(let integer):
            let (text, operands) = numbers.shown(integer, spec)
            return Shown(text: text, operands: operands)
        case .decimal(let decimal), .percent(let decimal):
            let (text, operands) = numbers.shown(decimal, spec)
            return Shown(text: text, operands: operands)
        case .word: return nil
        }
    }
}
