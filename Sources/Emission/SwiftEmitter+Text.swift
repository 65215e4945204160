import LocaleData

extension SwiftEmitter {
    /// A text of a projection.
    var textType: String {
        """
        /// A text that may be shown in public. Plain ones are read where they lie, without an allocation.
        public nonisolated struct PublicText: Hashable, Sendable {
            let arguments: \(type)Arguments
            let entry: \(entryType)
            let served: \(languageType)

            init(entry: \(entryType), served: \(languageType), arguments: \(type)Arguments) {
                self.entry = entry
                self.served = served
                self.arguments = arguments
            }

            /// The text of an entry, nil where the language has none.
            init?(existing entry: Int, served: \(languageType), arguments: \(type)Arguments) {
                guard \(type)Table.texts(Int(served)).hasText(at: entry) else { return nil }
                self.init(entry: \(entryType)(entry), served: served, arguments: arguments)
            }

            /// The text, with its arguments in place.
            public var string: String {
                \(type)Table.texts(Int(served)).string(at: Int(entry), arguments: arguments)
            }

            /// Calls `body` with the text's UTF-8, which must not outlive the call.
            public func withUTF8Buffer<Result, Failure: Error>(
                _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
            ) throws(Failure) -> Result {
                try unsafe \(type)Table.texts(Int(served)).withUTF8Buffer(
                    at: Int(entry), arguments: arguments, body)
            }

            /// Whether both read the same, byte by byte: texts are in normal form.
            public static func == (left: PublicText, right: PublicText) -> Bool {
                left.string.utf8.elementsEqual(right.string.utf8)
            }

            /// Hashes the bytes.
            public func hash(into hasher: inout Hasher) {
                for byte in string.utf8 { hasher.combine(byte) }
            }
        }


        """
    }

    /// The arguments that a projection carries.
    func argumentsType(_ languages: [EncodedLanguage]) -> String {
        let others = arguments.dropFirst().map { "        case \($0.number): \($0.value)\n" }.joined()
        return """
            /// The arguments of a projection, within their ranges, and the plural rules.
            nonisolated struct \(type)Arguments: MessageArguments, Hashable, Sendable {
            \(storedArguments.map { "    let \($0.name): \($0.storedType)\n" }.joined())
                func value(_ number: Int) -> ArgumentValue {
                    switch number {
            \(others)        default: \(arguments.first?.value ?? ".integer(0)")
                    }
                }

            \(pluralRules(languages))}


            """
    }

    /// The plural rules of the catalog's languages, compiled; none where no text has arguments.
    private func pluralRules(_ languages: [EncodedLanguage]) -> String {
        var sets: [Int] = []
        if !table.formats.isEmpty { sets = Set(languages.flatMap { [$0.cardinalRules, $0.ordinalRules] }).sorted() }
        let bodies = sets.compactMap { set in
            PluralRules(set: set).map { (set: set, lines: $0.swiftBody(.decimal)) }
        }.filter { $0.lines.count > 1 }
        let cases = bodies.map { "        case \($0.set): Self.rules\($0.set)(o)\n" }.joined()
        let functions = bodies.map { body in
            """

                private static func rules\(body.set)(_ o: PluralOperands) -> PluralCategory {
            \(body.lines.map { "        \($0)\n" }.joined())    }

            """
        }
        return """
                func category(of o: PluralOperands, rules: Int) -> PluralCategory {
                    switch rules {
            \(cases)        default: .other
                    }
                }
            \(functions.joined())
            """
    }
}
