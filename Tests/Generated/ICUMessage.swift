import CICUOracle
import Foundation

/// ICU's `MessageFormat`: what a message must read like.
final class ICUMessage {
    private let format: OpaquePointer

    /// Nil where ICU refuses the pattern.
    init?(_ pattern: String, locale: String) {
        guard let format = placard_format_create(locale, pattern) else { return nil }
        self.format = format
    }

    deinit { placard_format_destroy(format) }

    /// The value of an argument.
    enum Value: Hashable {
        case integer(Int)
        case decimal(Double)
        case word(String)
    }

    /// The text with these arguments, nil where ICU fails.
    func string(_ arguments: [(name: String, value: Value)]) -> String? {
        var owned: [UnsafeMutablePointer<CChar>?] = []
        func copy(_ text: String) -> UnsafePointer<CChar>? {
            owned.append(strdup(text))
            return owned[owned.count - 1].map { UnsafePointer($0) }
        }
        defer { owned.forEach { free($0) } }
        let plain = arguments.map { argument in
            var value = PlacardFormatArgument()
            value.name = copy(argument.name)
            switch argument.value {
            case .integer(let integer): value.integer = Int64(integer)
            case .decimal(let decimal): (value.kind, value.decimal) = (1, decimal)
            case .word(let word): (value.kind, value.word) = (2, copy(word))
            }
            return value
        }
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = placard_format_apply(format, plain, Int32(plain.count), &buffer, Int32(buffer.count))
        guard length >= 0 else { return nil }
        return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
