/// Writes UTF-8 into memory that its caller lends, and counts on where that memory ends.
///
/// `count` above the capacity says how much memory a second attempt needs. A writer must not outlive the memory.
@safe
public struct UTF8Writer {
    private let memory: UnsafeMutableBufferPointer<UInt8>
    /// Bytes written, or wanted where that exceeds the memory.
    public private(set) var count = 0

    /// A writer from the start of `memory`, which stays the caller's.
    @unsafe
    public init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        unsafe self.memory = unsafe memory
    }

    /// Whether all bytes found room.
    public var isComplete: Bool { unsafe count <= memory.count }

    /// Appends one byte.
    public mutating func append(_ byte: UInt8) {
        if unsafe count < memory.count { unsafe memory[count] = byte }
        count += 1
    }

    /// Appends `length` bytes from `start`.
    @unsafe
    public mutating func append(_ start: UnsafePointer<UInt8>, length: Int) {
        for index in 0..<length { append(unsafe start[index]) }
    }
}
