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
    private mutating func operands(_ parameter: Parameter, _ plural: Plural, offset: Double) -> UInt8 {
        let bare = parameter.declaration.type == .percent ? "percent" : nil
        let view = PluralView(style: plural.decidingStyle(of: parameter.declaration.messageName, bare: bare))
        guard let spec = view.spec else { return MessageOperation.valueOperands }
        let isWhole = parameter.declaration.type == .integer && offset == offset.rounded()
        return isWhole && view != .percent ? MessageOperation.integerOperands : format(spec)
    }
}
