import PlacardRuntime

extension NumberLocale {
    /// Number data of a locale: its own, its nearest CLDR ancestor's, or the root's.
    package init(_ tag: LocaleTag) {
        let sets =
            tag.lineage.lazy.compactMap { Snapshot.fields(of: $0.text, in: Snapshot.numberLocales) }.first
            ?? Snapshot.fields(of: "root", in: Snapshot.numberLocales) ?? []
        precondition(sets.count == 2, "the snapshot has no root locale")
        let fields = Snapshot.fields(of: sets[0], in: Snapshot.numberSymbols) ?? []
        precondition(fields.count == 20, "a line of number symbols is damaged")
        func affixes(_ index: Int) -> Affixes { Affixes(before: fields[index], after: fields[index + 1]) }
        func groups(_ index: Int) -> Groups {
            Groups(primary: UInt8(fields[index]) ?? 0, secondary: UInt8(fields[index + 1]) ?? 0)
        }
        self.tag = tag
        zero = fields[0]
        decimalSeparator = fields[1]
        groupSeparator = fields[2]
        minimumGrouping = UInt8(fields[3]) ?? 1
        numberGroups = groups(4)
        percentGroups = groups(6)
        numberSigns = Signs(plain: affixes(8), minus: affixes(10), plus: affixes(12))
        percentSigns = Signs(plain: affixes(14), minus: affixes(16), plus: affixes(18))
        unitSet = sets[1]
        pluralRules = PluralRules.rules(for: tag)
    }

    /// The patterns of a unit by plural category, `other` last; categories whose pattern is that of `other` are left out.
    func patterns(of unit: DurationUnit, _ width: UnitWidth) -> [UnitPattern] {
        let key = "\(unit.rawValue)-\(width.rawValue)="
        let field = Snapshot.field(startingWith: key, of: unitSet, in: Snapshot.unitPatterns) ?? ""
        return field.split(separator: ";").compactMap { entry in
            let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let category = PluralCategory(keyword: String(parts[0])) else { return nil }
            let texts = parts[1].split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            return UnitPattern(
                category: category, before: texts[0], after: texts.count > 1 ? texts[1] : "", number: texts.count > 1)
        }
    }
}
