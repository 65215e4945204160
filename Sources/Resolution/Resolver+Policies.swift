import CatalogModel
import CatalogSyntax
import Diagnostics
import SourceText

extension Resolver {
    /// Reads `[budget NAME]`.
    mutating func readBudget(_ section: SectionSyntax) {
        guard let name = section.name else { return }
        let regions = regions(section)
        var limits: [WidthBudget.Limit] = []
        for entry in section.entries {
            guard let field = WidthBudget.Field(rawValue: entry.base), let columns = entry.value.columns else {
                continue
            }
            if let locale = entry.suffix, !isLocale(locale) { continue }
            limits.append(
                WidthBudget.Limit(field: field, locale: entry.suffix?.text, columns: columns, range: entry.value.range))
        }
        catalog.budgets.append(WidthBudget(name: name, regions: regions, limits: limits))
    }

    /// Whether a suffix is one of the catalog's locales; reports it otherwise.
    private mutating func isLocale(_ name: Name) -> Bool {
        let known = [catalog.header.sourceLocale] + catalog.locales.map(\.tag)
        return index(of: name, in: known, kind: "locale", where: "the catalog") != nil
    }

    /// `key` and its `.LOCALE` forms: comma-separated phrases, or one pattern that may hold commas.
    private mutating func phrases(
        _ section: SectionSyntax, _ key: String, isPattern: Bool = false
    ) -> LocalizedPhrases {
        var phrases = LocalizedPhrases()
        for entry in section.entries(base: key) {
            let items = isPattern ? [entry.value.word] : entry.value.list
            guard let locale = entry.suffix else {
                phrases.source = items
                continue
            }
            if isLocale(locale) { phrases.forms.append((locale.text, items)) }
        }
        return phrases
    }

    /// Reads `[claim NAME]`.
    mutating func readClaim(_ section: SectionSyntax) {
        guard let name = section.name else { return }
        let isUnless = section.value("when") == nil && section.value("unless") != nil
        let regions = regions(section, key: isUnless ? "unless" : "when")
        let listed = section.value("fields")?.value.list.compactMap { WidthBudget.Field(rawValue: $0.text) }
        let fields = listed ?? WidthBudget.Field.allCases.filter { $0 != .redacted }
        var claim = Claim(name: name, regions: regions, isUnless: isUnless, fields: fields)
        claim.forbid = phrases(section, "forbid")
        claim.require = phrases(section, "require")
        claim.except = phrases(section, "except")
        claim.forbidPattern = phrases(section, "forbid-pattern", isPattern: true)
        for tone in section.value("forbid-tone")?.value.list ?? [] {
            let place = "`tones` of the catalog"
            guard let index = index(of: tone, in: catalog.header.tones, kind: "tone", where: place) else { continue }
            claim.forbidTones.append(index)
        }
        claim.why = section.value("why")?.value.text
        catalog.claims.append(claim)
    }

    /// Reads `[term NAME]`; a form of a locale may stand as `text.de` or as `de` after a dot.
    mutating func readTerm(_ section: SectionSyntax) {
        guard let name = section.name else { return }
        var term = Term(name: name)
        term.text = phrases(section, "text")
        term.avoid = phrases(section, "avoid")
        term.isTranslated = section.value("translate")?.value.text != "no"
        term.note = section.value("note")?.value.text
        catalog.terms.append(term)
    }

    /// Reads `[fixture NAME]`.
    mutating func readFixture(_ section: SectionSyntax) {
        guard let name = section.name else { return }
        let disclosure = section.value("class")?.value.text
        catalog.fixtures.append(
            Fixture(
                name: name, disclosure: DisclosureClass.allCases.first { $0.name == disclosure },
                values: section.value("values")?.value.list ?? []))
    }

    /// Reads `[level RULE]`.
    mutating func readLevel(_ section: SectionSyntax) {
        guard let rule = section.name, let level = section.value("is")?.value.word else { return }
        catalog.levels.append(LevelSetting(rule: rule, level: level, why: section.value("why")?.value.text))
    }

    /// Reads `[allow RULE]`.
    mutating func readAllowance(_ section: SectionSyntax) {
        guard let rule = section.name else { return }
        catalog.allowances.append(
            Allowance(
                rule: rule, ids: section.value("in")?.value.list ?? [],
                locales: section.value("locale")?.value.list ?? [],
                because: section.value("because")?.value.text ?? "", range: section.range))
    }
}
