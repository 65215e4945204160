import Synchronization

/// Values that are made once a language, when first asked for: word lists take longer to make than to use, and every text
/// of a language asks.
struct OncePerLanguage<Value: Sendable>: ~Copyable, Sendable {
    private let known = Mutex<[String: Value]>([:])
    private let make: @Sendable (_ language: String) -> Value

    init(_ make: @escaping @Sendable (_ language: String) -> Value) {
        self.make = make
    }

    /// The value of a language.
    subscript(language: String) -> Value {
        if let value = known.withLock({ $0[language] }) { return value }
        let value = make(language)
        known.withLock { $0[language] = value }
        return value
    }
}
