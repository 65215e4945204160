package import CatalogModel
import LocaleData
package import MessageSyntax

/// How wide a text can get: the widest branch of every choice with the widest sample of every argument, in columns of
/// East Asian Width (wide characters two, marks none).
package struct WidestRendering: Sendable {
    private let declarations: [String: ArgumentDeclaration]

    package init(catalog: ResolvedCatalog) {
        declarations = Dictionary(
            catalog.arguments.map { ($0.messageName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Columns of the widest rendering. Cost: linear in the pattern; `numbers` are those of the language.
    package func width(of parts: [Part], _ numbers: NumberRenderer) -> Int {
        width(parts, numbers, pound: nil)
    }

    private func width(_ parts: [Part], _ numbers: NumberRenderer, pound: Argument?) -> Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .literal(let literal): sum + UnicodeText.displayWidth(of: literal.text)
            case .pound: sum + (pound.map { numberWidth($0, numbers) } ?? 1)
            case .argument(let argument): sum + width(argument, numbers)
            }
        }
    }

    private func width(_ argument: Argument, _ numbers: NumberRenderer) -> Int {
        switch argument.kind {
        case .plural, .selectOrdinal:
            argument.cases.map { width($0.parts, numbers, pound: argument) }.max() ?? 0
        case .select: argument.cases.map { width($0.parts, numbers, pound: nil) }.max() ?? 0
        case .choice(let choice): choice.alternatives.map { width($0.parts, numbers, pound: nil) }.max() ?? 0
        case .none, .simple: numberWidth(argument, numbers)
        }
    }

    /// The widest of an argument's values: enumeration values as they stand, numbers at the ends of their range.
    private func numberWidth(_ argument: Argument, _ numbers: NumberRenderer) -> Int {
        guard let declaration = declarations[argument.name] else { return argument.name.count + 2 }
        if let cases = declaration.cases { return cases.map(UnicodeText.displayWidth).max() ?? 0 }
        let offset: Double =
            switch argument.kind {
            case .plural(let plural), .selectOrdinal(let plural): plural.offset?.value ?? 0
            default: 0
            }
        return declaration.widestSamples.compactMap { sample -> Int? in
            let value = sample.less(offset)
            guard case .simple(let type, _, let style) = argument.kind else {
                return numbers.show(value).map { UnicodeText.displayWidth(of: $0.text) }
            }
            return numbers.show(value, type: type, style: style?.text).map { UnicodeText.displayWidth(of: $0.text) }
        }.max() ?? 0
    }
}

extension ArgumentDeclaration {
    /// Values among which the widest rendering is found: the ends of the range, and for fractions the same with as many
    /// digits as any format shows.
    package var widestSamples: [SampleValue] {
        guard let range else { return [] }
        let ends = [range.lowerBound, range.upperBound]
        switch type {
        case .integer: return ends.map { .integer(Int($0)) }
        case .decimal: return (ends + ends.flatMap { fractions(near: $0, in: range) }).map { .decimal($0) }
        case .percent: return (ends + ends.flatMap { fractions(near: $0, in: range) }).map { .percent($0) }
        default: return []
        }
    }

    private func fractions(near end: Double, in range: ClosedRange<Double>) -> [Double] {
        [end - 0.111111, end + 0.111111].filter(range.contains)
    }
}
