import CICU
import PlacardRuntime

/// Plural selection by compiled rules beside `uplrules_select`, in one run on the same numbers.
enum PluralBenchmark {
    /// Nanoseconds a selection by locale, ours and ICU's; the last line sums up. The bar is a thirtieth of ICU's time.
    static func run() -> [String] {
        var lines: [String] = []
        var (oursTotal, theirsTotal) = (0.0, 0.0)
        for (locale, category) in CompiledPluralRules.all {
            let (ours, ourSum) = measure(rounds: 2_000) { Int(category(UInt64($0)).rawValue) }
            guard let rules = placard_plural_open(locale, 0) else { continue }
            defer { placard_plural_close(rules) }
            let (theirs, theirSum) = measure(rounds: 100) { Int(placard_plural_select(rules, Double($0), nil)) }
            oursTotal += ours
            theirsTotal += theirs
            lines.append("\(locale) \(text(ours)) ns, ICU \(text(theirs)) ns (sums \(ourSum), \(theirSum))")
        }
        return lines + [
            "plural selection: 1/\(text(theirsTotal / oursTotal)) of uplrules_select over \(lines.count) locales; the bar is 1/30"
        ]
    }

    /// Time of one call over the numbers 0 to 999, and the sum of what the calls return, so that none is left out.
    private static func measure(rounds: Int, _ body: (Int) -> Int) -> (nanoseconds: Double, sum: Int) {
        let clock = ContinuousClock()
        var sum = 0
        let time = clock.measure {
            for _ in 0..<rounds {
                for number in 0..<1_000 { sum &+= body(number) }
            }
        }
        let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
        return (nanoseconds / Double(rounds * 1_000), sum)
    }

    /// One decimal.
    private static func text(_ number: Double) -> String {
        let tenths = Int(number * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
