import Foundation

/// What some work took: seconds of the processors, since other programs must not count, and the most memory.
struct Measurement {
    var seconds: Double
    /// Seconds until it was done, less than those of the processors where several work side by side; 0 for a program.
    var elapsed: Double = 0
    /// Bytes; absent where the system does not tell.
    var memory: Int?

    /// Measures work in this process. Its memory includes what the process holds already.
    static func here(_ body: () throws -> Void) rethrows -> Measurement {
        forgetPeak()
        let (start, began) = (processorSeconds(), ContinuousClock.now)
        try body()
        let elapsed = (ContinuousClock.now - began) / .seconds(1)
        return Measurement(seconds: processorSeconds() - start, elapsed: elapsed, memory: peak)
    }

    /// Runs a program to its end; nil where it cannot be started or fails. Linux counts the memory of the process that
    /// starts it as its own, so that a peak below what this process holds is not known.
    static func program(_ arguments: [String]) -> Measurement? {
        let (measurement, status) = process(arguments)
        return status == 0 ? measurement : nil
    }

    /// Runs a program to its end, and says its exit status; -1 where it cannot be started or a signal ended it.
    static func process(_ arguments: [String]) -> (Measurement, status: Int32) {
        forgetPeak()
        let own = peak ?? 0
        var child: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var status: Int32 = 0
        var usage = rusage()
        guard posix_spawnp(&child, arguments[0], nil, nil, &words, environ) == 0,
            wait4(child, &status, 0, &usage) == child
        else { return (Measurement(seconds: 0, memory: nil), -1) }
        let seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        let memory = usage.ru_maxrss * 1024
        return (
            Measurement(seconds: seconds, memory: memory > own + own / 20 ? memory : nil),
            status & 0x7F == 0 ? status >> 8 & 0xFF : -1
        )
    }

    /// Lets Linux forget the peak so far.
    private static func forgetPeak() {
        if let handle = FileHandle(forWritingAtPath: "/proc/self/clear_refs") { handle.write(Data("5".utf8)) }
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
