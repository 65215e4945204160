/// What CLDR's plural rules ask of a number as it is shown: its letters are those of Unicode TR 35.
///
/// 1.50 has i = 1, v = 2, f = 50, t = 5. The sign plays no part. `n`, the value itself, is `i` where `t` is 0; rules with
/// `n` hold for integral values only. `w`, the count of digits in `t`, is asked by no rule of CLDR 42.
public struct PluralOperands: Sendable, Equatable {
    /// Integer digits.
    public let i: UInt64
    /// Count of visible fraction digits.
    public let v: UInt64
    /// Visible fraction digits as a number.
    public let f: UInt64
    /// Visible fraction digits without trailing zeros.
    public let t: UInt64
    /// Exponent of the compact form; 0 for every number that Placard shows.
    public let e: UInt64

    /// Operands of an integer.
    public init(integer: Int) {
        i = UInt64(integer.magnitude)
        v = 0
        f = 0
        t = 0
        e = 0
    }

    /// Operands of a number with integer digits `i` and `v` visible fraction digits `f`.
    public init(i: UInt64, v: UInt64, f: UInt64, e: UInt64 = 0) {
        self.i = i
        self.v = v
        self.f = f
        self.e = e
        var t = f
        while t != 0, t % 10 == 0 { t /= 10 }
        self.t = t
    }
}
