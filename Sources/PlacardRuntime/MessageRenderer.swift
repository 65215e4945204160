/// Runs the program of a message: control bytes with their operands between runs of text.
///
/// | operation | operands |
/// | --- | --- |
/// | `run` + n | a run of n bytes of text |
/// | `text` | length (c), bytes: a longer run |
/// | `number` | argument (1), format (1) |
/// | `difference` | argument (1), format (1), offset (d): the argument less the offset |
/// | `plural` | argument (1), rules (1: 0 cardinal, 1 ordinal), operands (1), offset (d), count of cases (1), cases |
/// | `select` | argument (1), count of cases (1), cases |
///
/// A case of a plural is a selector (1), for `exact` its number (d), a length (c) and a program; one of a select a count of
/// positions (1), the positions, a length (c) and a program. A select's last case is that of `other`, without positions.
/// (c) is a compact number; (d) is one byte for whole numbers below 127, else 127 and the bits of a `Double` in ten.
/// `{n, plural, one {# task} other {# tasks}}` is, in English:
///
///     plural 0 0 integer 0 2 | one 9: number 0 0, run+5 " task" | other 10: number 0 0, run+6 " tasks"
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
