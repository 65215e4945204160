import Synchronization

/// Answers that were worked out before, shared by all threads: the same is asked for message after message.
///
/// Two threads may work one answer out at a time; both get the same, so results never depend on which is first.
package final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let known = Mutex<[Question: Answer]>([:])
    /// A catalog asks some hundred questions; a program that asks more starts anew rather than fill the memory.
    private let limit = 10_000

    package init() {}

    /// The answer to a question, worked out by `work` where it is new.
    package func answer(_ question: Question, _ work: () -> Answer) -> Answer {
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = work()
        known.withLock { known in
            if known.count >= limit { known.removeAll() }
            known[question] = answer
        }
        return answer
    }
}
