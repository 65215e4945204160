#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One of the process's two outputs, written in large pieces.
///
/// Once the reader is gone, what is written disappears: the work behind it (files to be written) goes on.
final class OutputStream {
    private let descriptor: CInt
    private var pending: [UInt8] = []
    /// Whether the reader closed the pipe.
    private(set) var isClosed = false
    /// Why it could not be written, where that is not a closed pipe.
    private(set) var fault: String?

    private static let pieceSize = 1 << 16

    init(_ descriptor: CInt) {
        self.descriptor = descriptor
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Columns of the terminal, nothing where it is none or does not say.
    var terminalWidth: Int? {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) {
        guard !isClosed, fault == nil else { return }
        pending.append(contentsOf: text.utf8)
        if pending.count >= Self.pieceSize { flush() }
    }

    /// Hands everything written so far to the system.
    func flush() {
        var written = 0
        pending.withUnsafeBytes { bytes in
            while written < bytes.count, !isClosed, fault == nil {
                let length = systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if length >= 0 { written += length } else { note(errno) }
            }
        }
        pending.removeAll(keepingCapacity: true)
    }

    private func note(_ code: CInt) {
        switch code {
        case EINTR: break
        case EAGAIN:
            var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&entry, 1, -1)
        case EPIPE: isClosed = true
        default: fault = String(cString: strerror(code))
        }
    }
}

private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
