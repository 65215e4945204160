/// Runs the program of a message: control bytes with their operands between runs of text.
///
/// | operation | operands |
/// | --- | --- |
/// | `text` | length (2), bytes |
/// | `number` | argument (1), format (1) |
/// | `difference` | argument (1), format (1), offset (10): the argument less the offset |
/// | `plural` | argument (1), rules (1: 0 cardinal, 1 ordinal), operands (1), offset (10), count of cases (1), cases |
/// | `select` | argument (1), count of cases (1), cases |
///
/// A case of a plural is a selector (1), for `exact` its number (10), a length (3) and a program; one of a select a count of
/// positions (1), the positions, a length (3) and a program. A select's last case is that of `other`, without positions.
/// Numbers of ten bytes are the bits of a `Double`. `{n, plural, one {# task} other {# tasks}}` is, in English:
///
///     plural 0 0 integer 0·10 2 | one 10: difference 0 0 0·10, text 5 " task" | other …
struct MessageRenderer {
    let texts: TextTable
    let program: Range<Int>

    /// The rendered text: one allocation, that of the string, where it fits in `shortLength` bytes.
    func string(_ arguments: some MessageArguments) -> String {
        let short: String? = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.shortLength) {
            memory in
            var writer = unsafe UTF8Writer(memory)
            run(program, arguments, &writer)
            guard writer.isComplete else { return nil }
            return unsafe String(decoding: UnsafeBufferPointer(rebasing: memory[..<writer.count]), as: UTF8.self)
        }
        return short ?? String(decoding: bytes(arguments), as: UTF8.self)
    }

    /// The bytes of the rendered text.
    func bytes(_ arguments: some MessageArguments) -> [UInt8] {
        var capacity = Self.shortLength
        while true {
            var needed = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
                var writer = unsafe UTF8Writer(memory)
                run(program, arguments, &writer)
                needed = writer.count
                count = min(needed, capacity)
            }
            if needed <= capacity { return bytes }
            capacity = needed
        }
    }

    private static let shortLength = 256
}
