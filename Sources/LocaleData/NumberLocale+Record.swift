package import PlacardRuntime

extension NumberLocale {
    /// The record by which `PlacardRuntime.NumberFormat` shows numbers in this locale.
    package func record(for spec: NumberFormatSpec) -> [UInt8] {
        let isPercent = spec.kind == .percent
        let signs = isPercent ? percentSigns : numberSigns
        var groups = isPercent ? percentGroups : numberGroups
        if spec.grouping == .off { groups = Groups(primary: 0, secondary: 1) }
        let minimum = spec.grouping == .minimumTwo ? max(2, minimumGrouping) : minimumGrouping
        var patterns: [UnitPattern] = []
        if case .unit(let unit, let width) = spec.kind { patterns = self.patterns(of: unit, width) }
        var flags = Self.signFlags(spec.sign)
        if isPercent { flags |= NumberFormat.Flag.percent }
        if !patterns.isEmpty { flags |= NumberFormat.Flag.unit }
        var record: [UInt8] = [
            flags, groups.primary, groups.secondary, minimum, UInt8(spec.minimumFraction), UInt8(spec.maximumFraction),
        ]
        let sides = [signs.plain, signs.minus, signs.plus].flatMap { [$0.before, $0.after] }
        for text in [zero, decimalSeparator, groupSeparator] + sides { Self.append(text, to: &record) }
        guard !patterns.isEmpty else { return record }
        record.append(UInt8(patterns.count))
        for pattern in patterns {
            record += [pattern.category.rawValue, pattern.number ? 1 : 0]
            Self.append(pattern.before, to: &record)
            Self.append(pattern.after, to: &record)
        }
        return record
    }

    /// An integer as this locale shows it.
    package func string(_ integer: Int, _ spec: NumberFormatSpec) -> String { writer(for: spec).string(integer) }

    /// A decimal as this locale shows it.
    package func string(_ decimal: Double, _ spec: NumberFormatSpec) -> String { writer(for: spec).string(decimal) }

    /// An integer as this locale shows it, and what plural rules see of that.
    package func shown(_ integer: Int, _ spec: NumberFormatSpec) -> (text: String, operands: PluralOperands) {
        let writer = writer(for: spec)
        return (writer.string(integer), writer.shown(integer).operands)
    }

    /// A decimal as this locale shows it, and what plural rules see of that.
    package func shown(_ decimal: Double, _ spec: NumberFormatSpec) -> (text: String, operands: PluralOperands) {
        let writer = writer(for: spec)
        return (writer.string(decimal), writer.shown(decimal).operands)
    }

    /// Shows many numbers in one format.
    package func writer(for spec: NumberFormatSpec) -> NumberWriter {
        NumberWriter(record: record(for: spec), rules: pluralRules)
    }

    private static func signFlags(_ sign: NumberFormatSpec.Sign) -> UInt8 {
        typealias Flag = NumberFormat.Flag
        return switch sign {
        case .automatic: Flag.minus | Flag.minusZero
        case .always: Flag.minus | Flag.minusZero | Flag.plus | Flag.plusZero
        case .never: 0
        case .exceptZero: Flag.minus | Flag.plus
        case .negative: Flag.minus
        }
    }

    private static func append(_ text: String, to record: inout [UInt8]) {
        precondition(text.utf8.count < 128, "a text of the snapshot does not fit in a record")
        record.append(UInt8(text.utf8.count))
        record += text.utf8
    }
}
