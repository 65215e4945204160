import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

extension TextEncoder {
    /// A plural or selectordinal: a case of each category and exact number, the first where one is given twice.
    mutating func plural(_ parameter: Parameter, _ plural: Plural, isOrdinal: Bool) -> [UInt8] {
        guard parameter.declaration.cases == nil, plural.cases.count <= 127 else {
            report("`\(parameter.declaration.messageName)` is no number, or has more than 127 cases")
            return []
        }
        let offset = plural.offset?.value ?? 0
        let enclosing = EnclosingPlural(parameter: parameter, offset: offset)
        var program = [MessageOperation.plural, parameter.number, isOrdinal ? 1 : 0]
        program += [operands(parameter, plural, offset: offset)] + SevenBit.bytes(offset)
        var cases: [[UInt8]] = []
        for branch in plural.cases {
            guard let selector = selector(branch.selector) else { continue }
            let body = self.program(branch.parts, plural: enclosing)
            cases.append(selector + sized(body))
        }
        return program + [UInt8(cases.count)] + cases.joined()
    }

    /// A word that is no category never fits.
    private func selector(_ selector: Case.Selector) -> [UInt8]? {
        switch selector {
        case .keyword(let word): PluralCategory(keyword: word).map { [$0.rawValue] }
        case .exact(let number, _): [MessageOperation.exact] + SevenBit.bytes(number)
        }
    }

    /// By which form of the number the category is chosen.
    ///
    /// ICU looks into the branch `other` for the first `#` or the argument itself: a plain style there says how many
    /// digits count, where `#` or nothing means the standard format. Behind a skeleton it falls back to the value as it is.
    private mutating func operands(_ parameter: Parameter, _ plural: Plural, offset: Double) -> UInt8 {
        let style = styleInOther(parameter, plural)
        if let style, style.hasSkeleton { return MessageOperation.valueOperands }
        let isWhole = parameter.declaration.type == .integer && offset == offset.rounded()
        let spec = style?.spec ?? .standard
        return isWhole && spec.kind == .number ? MessageOperation.integerOperands : format(spec)
    }

    private func styleInOther(
        _ parameter: Parameter, _ plural: Plural
    ) -> (spec: NumberFormatSpec, hasSkeleton: Bool)? {
        let other = plural.cases.first { $0.selector.spelling == "other" }
        for part in other?.parts ?? [] {
            switch part {
            case .pound: return nil
            case .literal: continue
            case .argument(let argument):
                guard argument.name == parameter.declaration.messageName else { continue }
                switch argument.kind {
                case .none: return nil
                case .simple(_, _, let style):
                    guard case .success(let spec) = NumberStyle.parse(style?.text) else { return nil }
                    let isSkeleton = style?.text.contains("::") ?? false
                    return (spec, isSkeleton)
                case .plural, .selectOrdinal, .select, .choice: continue
                }
            }
        }
        return nil
    }
}
