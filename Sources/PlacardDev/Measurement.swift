import Foundation

/// What some work took: seconds of the processor, since other programs must not count, and the most memory.
struct Measurement {
    var seconds: Double
    /// Bytes; absent where the system does not tell.
    var memory: Int?

    /// Measures work in this process. Its memory includes what the process holds already.
    static func here(_ body: () throws -> Void) rethrows -> Measurement {
        // Linux forgets the peak so far when it is told to.
        if let handle = FileHandle(forWritingAtPath: "/proc/self/clear_refs") { handle.write(Data("5".utf8)) }
        let start = processorSeconds()
        try body()
        return Measurement(seconds: processorSeconds() - start, memory: peak)
    }

    /// Runs a program to its end; nil where it cannot be started or fails.
    static func program(_ arguments: [String]) -> Measurement? {
        var child: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        guard posix_spawnp(&child, arguments[0], nil, nil, &words, environ) == 0 else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
        let seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        return Measurement(seconds: seconds, memory: usage.ru_maxrss * 1024)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private static var peak: Int? {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
