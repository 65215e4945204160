import CICUOracle

/// ICU's formatter of a locale and style, closed with the value.
final class NumberOracle {
    private let numbers: OpaquePointer

    init?(_ locale: String, _ style: String) {
        guard let numbers = placard_oracle_numbers_open(locale, style) else { return nil }
        self.numbers = numbers
    }

    deinit { placard_oracle_numbers_close(numbers) }

    func string(_ integer: Int) -> String {
        text(2_048) { placard_oracle_format_integer(numbers, Int64(integer), $0, $1) }
    }

    func string(_ decimal: Double) -> String {
        text(2_048) { placard_oracle_format_double(numbers, decimal, $0, $1) }
    }

    func category(_ decimal: Double, ordinal: Bool = false) -> String {
        text(16) { out, _ in
            placard_oracle_category(numbers, ordinal ? 1 : 0, decimal, out) == 0 ? -1 : 15
        }
    }

    private func text(_ capacity: Int32, _ body: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String {
        var buffer = [CChar](repeating: 0, count: Int(capacity))
        let length = body(&buffer, capacity)
        return length < 0
            ? "<failed>" : String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
