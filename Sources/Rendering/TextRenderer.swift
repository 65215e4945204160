package import LocaleData
package import MessageSyntax
import PlacardRuntime

/// Renders messages in one language: the model's answer to what the reader sees.
///
/// Numbers come from the CLDR snapshot, so the answer is the same on every machine. Selects over axes must have been
/// decided before (`ResolvedCatalog.resolvingAxes`).
package struct TextRenderer: Sendable {
    package let locale: LocaleTag
    private let numbers: NumberRenderer
    private let cardinal: PluralRules?
    private let ordinal: PluralRules?

    package init(locale: LocaleTag) {
        self.locale = locale
        numbers = NumberRenderer(locale: locale)
        cardinal = PluralRules.rules(for: locale)
        ordinal = PluralRules.rules(for: locale, ordinal: true)
    }

    /// The text that a reader sees. An argument without a value shows as `{name}`.
    package func render(_ parts: [Part], _ values: [String: SampleValue]) -> String {
        render(parts, values, pound: nil)
    }

    private func render(_ parts: [Part], _ values: [String: SampleValue], pound: NumberRenderer.Shown?) -> String {
        var output = ""
        for part in parts {
            switch part {
            case .literal(let literal): output += literal.text
            case .pound: output += pound?.text ?? "#"
            case .argument(let argument): output += render(argument, values)
            }
        }
        return output
    }

    private func render(_ argument: Argument, _ values: [String: SampleValue]) -> String {
        guard let value = values[argument.name] else { return "{\(argument.name)}" }
        switch argument.kind {
        case .none:
            return numbers.show(value)?.text ?? word(value)
        case .simple(let type, _, let style):
            return numbers.show(value, type: type, style: style?.text)?.text ?? word(value)
        case .plural(let plural): return render(plural, argument.name, value, values, rules: cardinal)
        case .selectOrdinal(let plural): return render(plural, argument.name, value, values, rules: ordinal)
        case .select(let select):
            return render(select.branch(for: word(value))?.parts ?? [], values, pound: nil)
        case .choice: return ""
        }
    }

    private func word(_ value: SampleValue) -> String {
        if case .word(let word) = value { word } else { "" }
    }

    /// Exact cases see the number as it is; categories and `#` see it less the offset.
    private func render(
        _ plural: Plural, _ name: String, _ value: SampleValue, _ values: [String: SampleValue], rules: PluralRules?
    ) -> String {
        let difference = value.less(plural.offset?.value ?? 0)
        guard let number = value.number, let shown = numbers.show(difference, type: "number") else { return "" }
        let category = rules?.category(for: difference.operands(in: plural, of: name) ?? shown.operands) ?? .other
        return render(plural.branch(for: number, category: category)?.parts ?? [], values, pound: shown)
    }
}

extension SampleValue {
    /// What plural rules see of the number where a plural of the argument chooses by it; nil where that is what is shown
    /// for `#`.
    fileprivate func operands(in plural: Plural, of name: String) -> PluralOperands? {
        let bare = if case .percent = self { "percent" } else { nil as String? }
        let view = PluralView(style: plural.decidingStyle(of: name, bare: bare))
        switch self {
        case .integer(let value): return view == .percent ? view.operands(of: Double(value)) : nil
        case .decimal(let value), .percent(let value): return view == .standard ? nil : view.operands(of: value)
        case .word: return nil
        }
    }

    /// The number less a plural's offset.
    func less(_ offset: Double) -> SampleValue {
        switch self {
        case .integer(let value):
            Int(exactly: offset).map { .integer(value - $0) } ?? .decimal(Double(value) - offset)
        case .decimal(let value): .decimal(value - offset)
        case .percent(let value): .percent(value - offset)
        case .word: self
        }
    }
}

extension Plural {
    /// The branch that a number takes: an exact case, its category's, else `other`.
    func branch(for number: Double, category: PluralCategory) -> Case? {
        let exact = cases.first {
            if case .exact(let value, _) = $0.selector { value == number } else { false }
        }
        return exact ?? cases.first { $0.selector == .keyword(category.name.description) }
            ?? cases.first { $0.selector == .keyword("other") }
    }
}
