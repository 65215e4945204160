import CICU
import PlacardRuntime

/// Plural selection by compiled rules beside `uplrules_select`, in one run on the same numbers.
enum PluralBenchmark {
    /// Nanoseconds a selection by locale, ours and ICU's; the last line sums up. The bar is a thirtieth of ICU's time.
    static func run() -> [String] {
        var lines: [String] = []
        var (oursTotal, theirsTotal) = (0.0, 0.0)
        for (locale, sum) in CompiledPluralRules.all {
            let (ours, ourSum) = measure(rounds: 2_000, sum)
            guard let rules = placard_plural_open(locale, 0) else { continue }
            defer { placard_plural_close(rules) }
            let (theirs, theirSum) = measure(rounds: 100) { numbers in
                numbers.reduce(0) { $0 &+ Int(placard_plural_select(rules, Double($1), nil)) }
            }
            oursTotal += ours
            theirsTotal += theirs
            lines.append("\(locale) \(text(ours)) ns, ICU \(text(theirs)) ns (sums \(ourSum), \(theirSum))")
        }
        return lines + [
            "plural selection: 1/\(text(theirsTotal / oursTotal)) of uplrules_select over \(lines.count) locales; the bar is 1/30"
        ]
    }

    /// Time of one selection over runs of a thousand numbers, and the sum of what the runs return, so that none is left out.
    private static func measure(rounds: Int, _ sum: (Range<UInt64>) -> Int) -> (nanoseconds: Double, sum: Int) {
        let clock = ContinuousClock()
        var total = 0
        let time = clock.measure {
            for round in 0..<UInt64(rounds) { total &+= sum(round..<round + 1_000) }
        }
        let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
        return (nanoseconds / Double(rounds * 1_000), total)
    }

    /// One decimal.
    private static func text(_ number: Double) -> String {
        let tenths = Int(number * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
