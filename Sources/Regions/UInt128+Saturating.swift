/// Counting that stops at the largest value instead of trapping, so that no space is too large to be asked about.
extension UInt128 {
    /// The product, or `UInt128.max` where it does not fit.
    func saturatingMultiplied(by other: UInt128) -> UInt128 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }

    /// The product with a count of values.
    func saturatingMultiplied(by other: Int) -> UInt128 {
        saturatingMultiplied(by: UInt128(other))
    }

    /// The sum, or `UInt128.max` where it does not fit.
    func saturatingAdding(_ other: UInt128) -> UInt128 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
