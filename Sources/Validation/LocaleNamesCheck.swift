import CatalogModel
import Diagnostics
import LocaleData
import SourceText

extension CatalogChecks {
    static let unknownLocale = Rule(
        "unknown-locale", .error, floor: .error, "A locale tag that CLDR does not know, or an old one")

    /// Whether every locale is one that CLDR has plural rules for, in its canonical spelling.
    static let localeNames = CatalogCheck([unknownLocale]) { scene in
        let header = scene.catalog.header
        var diagnostics: [Diagnostic] = []
        var seen: [String: SourceRange] = [header.sourceLocale.text: header.sourceLocale.range]
        let known = LocaleTag.known
        for tag in [header.sourceLocale] + scene.catalog.locales.map(\.tag) {
            if case .failure(let fault) = LocaleTag.parse(tag.text) {
                diagnostics.append(fault.diagnostic(tag, known: known))
            }
            if let earlier = seen.updateValue(tag.range, forKey: tag.text), earlier != tag.range {
                diagnostics.append(
                    Diagnostic(
                        unknownLocale, "the locale `\(tag.text)` stands twice", at: tag.range,
                        related: [.init(earlier, "here first")],
                        notes: ["`locales` lists the targets, each once, without the source"]))
            }
        }
        return diagnostics
    }
}

extension LocaleTagFault {
    /// The finding about a tag.
    fileprivate func diagnostic(_ tag: Name, known: [String]) -> Diagnostic {
        let right = right?.text ?? Spelling.nearest(to: tag.text, among: known)
        return Diagnostic(
            CatalogChecks.unknownLocale, "`\(tag.text)` \(reason)", at: tag.range,
            notes: right.map { ["did you mean `\($0)`?"] } ?? ["write a tag such as `de`, `pt-BR` or `zh-Hans`"],
            fixes: right.map { [Fix("Write `\($0)`", .needsReview, [Fix.Edit(tag.range, $0)])] } ?? [])
    }
}
