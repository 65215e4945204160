#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to write a catalog's folder, given back when the value goes.
package struct WriterLock: ~Copyable {
    private let descriptor: CInt?

    /// Owns a descriptor that is locked, or stands for a lock that nobody else can want.
    init(descriptor: CInt?) {
        self.descriptor = descriptor
    }

    deinit {
        if let descriptor { close(descriptor) }
    }
}
