package import PlacardRuntime

/// A number format of a locale, by the record that the runtime reads too.
package struct NumberWriter: Sendable {
    private let record: [UInt8]
    private let rules: PluralRules?

    init(record: [UInt8], rules: PluralRules?) {
        self.record = record
        self.rules = rules
    }

    /// The integer as it is shown.
    package func string(_ integer: Int) -> String { string(shown(integer)) }

    /// The decimal as it is shown.
    package func string(_ decimal: Double) -> String { string(shown(decimal)) }

    /// The integer rounded as it is shown: what plural rules see.
    package func shown(_ integer: Int) -> ShownNumber { withFormat { $0.number(integer) } }

    /// The decimal rounded as it is shown: what plural rules see.
    package func shown(_ decimal: Double) -> ShownNumber { withFormat { $0.number(decimal) } }

    private func string(_ number: ShownNumber) -> String {
        withFormat { format in
            let category = format.needsCategory ? rules?.category(for: number.operands) : nil
            return format.string(number, category: category ?? .other)
        }
    }

    /// Lends the format; its pointer does not leave the closure.
    private func withFormat<Result>(_ body: (NumberFormat) -> Result) -> Result {
        record.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { preconditionFailure("a record is never empty") }
            return body(NumberFormat(record: start))
        }
    }
}
