#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process's outputs: results on one, everything else on the other.
struct Console {
    let results = OutputStream(1)
    let errors = OutputStream(2)

    /// Whether findings are coloured: on a terminal that can, unless `NO_COLOR` is set.
    var usesColor: Bool {
        errors.isTerminal && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
    }

    /// An environment variable, empty where it is not set.
    private static func variable(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }

    /// Writes what is pending. The status to end with: a reader that went away is success, an output that cannot be
    /// written is not.
    func finish(_ status: ExitStatus) -> ExitStatus {
        results.flush()
        if let fault = results.fault {
            errors.write("error: cannot write standard output: \(fault)\n")
            errors.flush()
            return .unable
        }
        errors.flush()
        return results.isClosed || errors.isClosed ? .success : status
    }
}
