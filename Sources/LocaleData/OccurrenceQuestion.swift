import Synchronization

/// Which categories numbers of a range take: the same is asked for message after message.
struct OccurrenceQuestion: Hashable, Sendable {
    let set: Int
    let lower: Double
    let upper: Double
    let minimum: Int
    let maximum: Int
    let offset: Int
    let exact: [Double]
    var count = 0

    static let integers = Answers<CategoryOccurrence<Int>>()
    static let decimals = Answers<CategoryOccurrence<String>>()

    /// Answers that were worked out before.
    final class Answers<Occurrence: Sendable>: Sendable {
        private let known = Mutex<[OccurrenceQuestion: [Occurrence]]>([:])
        /// A catalog asks some hundred questions; more come from a program that would fill the memory.
        private let limit = 10_000

        func answer(_ question: OccurrenceQuestion, _ search: () -> [Occurrence]) -> [Occurrence] {
            if let answer = known.withLock({ $0[question] }) { return answer }
            let answer = search()
            known.withLock { known in
                if known.count >= limit { known.removeAll() }
                known[question] = answer
            }
            return answer
        }
    }
}
