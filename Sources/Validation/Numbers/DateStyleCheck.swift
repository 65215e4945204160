import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let badDateSkeleton = Rule(
        "bad-date-skeleton", .error, floor: .error, "A skeleton or pattern of a date or time that means nothing")
    static let weekBasedYear = Rule(
        "week-based-year", .error, floor: .error, "The year of weeks, `Y`, in a date that shows no week")

    /// Whether styles of dates and times have fields that CLDR knows, each as often as it means something.
    static let dateStyles = MessageCheck(
        [badDateSkeleton, weekBasedYear], by: .formats
    ) { scene in
        scene.arguments.flatMap { nested -> [Diagnostic] in
            guard case .simple(let type, _, let style?) = nested.argument.kind,
                ["date", "time"].contains(type.lowercased())
            else { return [] }
            let bytes = Array(style.text.utf8)
            return DateStyle.faults(in: style.text, locale: scene.locale).map { fault in
                let word = String(decoding: bytes[fault.range], as: UTF8.self)
                let place = style.range.lowerBound..<style.range.upperBound
                let range =
                    (place.lowerBound + fault.range.lowerBound)..<(place.lowerBound + fault.range.upperBound)
                guard fault.kind == .weekBasedYear else {
                    return scene.finding(
                        badDateSkeleton, "`\(word)` \(fault.reason)", at: range,
                        notes: [
                            "ICU takes almost anything here and shows nonsense, or nothing, for it.",
                            "Fields are `y M d E H m s` and the like; text of a pattern stands between apostrophes.",
                        ])
                }
                let years = String(repeating: "y", count: fault.range.count)
                return scene.finding(
                    weekBasedYear, "`\(word)` \(fault.reason)", at: range,
                    notes: ["On 30 December it shows the next year, and no test in summer finds that."],
                    fixes: [Fix("Write `\(years)`", .safe, [scene.edit(range, years)])])
            }
        }
    }
}
