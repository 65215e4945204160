import Compiler

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is piped into the tool.
enum StandardInput {
    private static let largest = 256 << 20

    /// Everything up to its end.
    static func read() throws(FileSystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= largest {
            let length = systemRead(0, &piece)
            if length == 0 { return bytes }
            if length > 0 {
                bytes += piece[..<length]
            } else if errno != EINTR {
                throw FileSystemError("read", "-", String(cString: strerror(errno)))
            }
        }
        throw FileSystemError("read", "-", "it is larger than \(largest >> 20) MB")
    }
}

private func systemRead(_ descriptor: CInt, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
