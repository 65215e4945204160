extension NumberFormat {
    /// The number as text.
    public func string(_ number: ShownNumber, category: PluralCategory = .other) -> String {
        var capacity = 48
        while true {
            var needed = 0
            let text = unsafe String(unsafeUninitializedCapacity: capacity) { memory in
                var writer = unsafe UTF8Writer(memory)
                write(number, category: category, to: &writer)
                needed = writer.count
                return writer.isComplete ? needed : 0
            }
            if needed <= capacity { return text }
            capacity = needed
        }
    }
}
