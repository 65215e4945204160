/// Collects the tokens of a valid number skeleton, refusing those that the runtime does not format.
struct NumberSkeletonReader {
    private var spec = NumberFormatSpec.skeleton
    private var unit: DurationUnit?
    private var width: (value: UnitWidth, range: Range<Int>, token: String)?
    private var percent: (range: Range<Int>, token: String)?
    private var scale: (range: Range<Int>, token: String)?
    private var isHundredfold = false
    /// Whether the skeleton holds anything.
    private(set) var hasTokens = false

    /// Takes a token, or says why the runtime does not.
    mutating func read(_ token: String, at range: Range<Int>) -> String? {
        hasTokens = true
        if readPrecision(token) || readGrouping(token) || readSign(token) { return nil }
        switch token {
        case "percent", "%": percent = (range, token)
        case "%x100": isHundredfold = true
        case "scale/100": scale = (range, token)
        default:
            if let name = Self.suffix(of: token, after: ["unit-width-"]) {
                guard let value = UnitWidth(rawValue: name) else { return Self.unsupported }
                width = (value, range, token)
            } else if let name = Self.suffix(of: token, after: ["unit/", "measure-unit/duration-"]) {
                guard let value = DurationUnit(rawValue: name) else {
                    return "is not supported: units are `second`, `minute`, `hour` and `day`"
                }
                unit = value
            } else {
                return Self.unsupported
            }
        }
        return nil
    }

    /// The format of all tokens, once they agree with each other.
    func finish() -> Result<NumberFormatSpec, NumberStyleFault> {
        var spec = spec
        if let percent, scale == nil {
            let reason = "shows 0.5 as 0.5 %: add `scale/100`, or write `%x100`, to show it as 50 %"
            return .failure(.notSupported(range: percent.range, token: percent.token, reason: reason))
        }
        if let scale, percent == nil {
            let reason = "is supported only with `percent`"
            return .failure(.notSupported(range: scale.range, token: scale.token, reason: reason))
        }
        if let width, unit == nil {
            return .failure(.notSupported(range: width.range, token: width.token, reason: "stands without a unit"))
        }
        if isHundredfold || percent != nil { spec.kind = .percent }
        if let unit { spec.kind = .unit(unit, width?.value ?? .short) }
        return .success(spec)
    }

    private static let unsupported =
        "is valid in ICU but not supported here: use precision, grouping, sign display, hundredfold percent or a unit of "
        + "time"

    private static func suffix(of token: String, after prefixes: [String]) -> String? {
        prefixes.first { token.hasPrefix($0) }.map { String(token.dropFirst($0.count)) }
    }

    /// `.`, `.00`, `.##`, `.0#`, `precision-integer`.
    private mutating func readPrecision(_ token: String) -> Bool {
        let digits = token == "precision-integer" ? "" : token.dropFirst()
        guard token == "precision-integer" || token.hasPrefix(".") else { return false }
        let zeros = digits.prefix { $0 == "0" }
        guard digits.dropFirst(zeros.count).allSatisfy({ $0 == "#" }), digits.count <= NumberFormatSpec.fractionLimit
        else { return false }
        spec.minimumFraction = zeros.count
        spec.maximumFraction = digits.count
        return true
    }

    private mutating func readGrouping(_ token: String) -> Bool {
        switch token {
        case "group-auto": spec.grouping = .automatic
        case "group-off", ",_": spec.grouping = .off
        case "group-min2", ",?": spec.grouping = .minimumTwo
        default: return false
        }
        return true
    }

    /// Accounting signs differ for money only.
    private mutating func readSign(_ token: String) -> Bool {
        switch token {
        case "sign-auto", "sign-accounting", "()": spec.sign = .automatic
        case "sign-always", "+!", "sign-accounting-always", "()!": spec.sign = .always
        case "sign-never", "+_": spec.sign = .never
        case "sign-except-zero", "+?", "sign-accounting-except-zero", "()?": spec.sign = .exceptZero
        case "sign-negative", "+-", "sign-accounting-negative", "()-": spec.sign = .negative
        default: return false
        }
        return true
    }
}
