/// Which categories numbers of a range take.
struct OccurrenceQuestion: Hashable, Sendable {
    let set: Int
    let lower: Double
    let upper: Double
    let minimum: Int
    let maximum: Int
    let offset: Int
    let exact: [Double]
    var count = 0
    var numbers: PluralNumbers?

    static let integers = Memo<OccurrenceQuestion, [CategoryOccurrence<Int>]>()
    static let decimals = Memo<OccurrenceQuestion, [CategoryOccurrence<String>]>()
}
