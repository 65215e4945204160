#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns a fault of the tool into a message and exit status 3.
enum CrashReport {
    private static let stackSize = 1 << 16

    private static let report: @convention(c) (CInt) -> Void = { _ in
        // Only calls that are safe in a signal handler: no allocation, so no String.
        let message: StaticString = "placard: internal error; please report it with the input that led here\n"
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(3)
    }

    /// From here on, a trap, a bad access or an overflow of the stack ends the run with status 3.
    static func install() {
        // A handler for an overflow of the stack cannot run on that stack; the other one lasts as long as the process.
        var stack = stack_t()
        stack.ss_sp = malloc(stackSize)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = report
        #else
        action.__sigaction_handler.sa_handler = report
        #endif
        action.sa_flags = CInt(SA_ONSTACK)
        for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { sigaction(signal, &action, nil) }
    }
}
