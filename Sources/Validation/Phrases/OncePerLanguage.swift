import LocaleData

/// Values that are made once a language, when first asked for: word lists take longer to make than to use, and every text
/// of a language asks.
struct OncePerLanguage<Value: Sendable>: Sendable {
    private let known = Memo<String, Value>()
    private let make: @Sendable (_ language: String) -> Value

    init(_ make: @escaping @Sendable (_ language: String) -> Value) {
        self.make = make
    }

    /// The value of a language.
    subscript(language: String) -> Value { known.answer(language) { make(language) } }
}
