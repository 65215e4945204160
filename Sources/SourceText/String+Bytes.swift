extension String {
    /// Whether two texts are the same byte by byte; `==` also takes other spellings of the same characters.
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
                var index = 0
                while index + 8 <= left.count {
                    let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    guard word == right.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
                    index += 8
                }
                return left[index...].elementsEqual(right[index...])
            }
        }
    }
}
