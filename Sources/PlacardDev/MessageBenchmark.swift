import CICUOracle
import Foundation
import MessageSyntax

/// Times our parser beside ICU on the unique messages of a file with one `{"message": …}` a line: nanoseconds a message,
/// then how many times as long ICU takes. Marks are what `MessagePattern::parse` makes, a tree is what the rules read.
func benchmarkMessages(file path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
        print("  skipped: \(path) is not there")
        return
    }
    let all = try MessageBenchmark.uniqueMessages(ofFile: path)
    print(
        MessageBenchmark.row([
            "set", "messages", "bytes", "marks", "tree", "parse", "umsg_open", "parse/marks", "parse/tree",
            "open/marks", "open/tree",
        ]))
    let plurals = all.filter { text in text.contains("plural") }
    let others = all.filter { text in !text.contains("plural") }
    for (name, messages) in [("all", all), ("plural", plurals), ("no plural", others)] {
        print(MessageBenchmark(messages: messages).line(name: name))
    }
}

/// One measurement of both parsers on the same messages.
private struct MessageBenchmark {
    static let rounds = 15

    let messages: [String]

    static func uniqueMessages(ofFile path: String) throws -> [String] {
        struct Row: Decodable { let message: String }
        let decoder = JSONDecoder()
        var seen: Set<String> = []
        var messages: [String] = []
        for line in try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n")) {
            var message = try decoder.decode(Row.self, from: line).message
            message.makeContiguousUTF8()
            if seen.insert(message).inserted { messages.append(message) }
        }
        return messages
    }

    /// The times of one message in nanoseconds, and how many times as long ICU takes.
    func line(name: String) -> String {
        guard let set = placard_pattern_set_create() else { preconditionFailure("no memory for ICU") }
        defer { placard_pattern_set_destroy(set) }
        for message in messages {
            let units = Array(message.utf16)
            placard_pattern_set_add(set, units, Int32(units.count))
        }
        var parser = MessageParser()
        var accepted = 0
        let best = fastest([
            { accepted &+= readMarks(with: &parser) }, { accepted &+= buildTrees(with: &parser) },
            { accepted &+= Int(placard_pattern_set_parse(set)) }, { accepted &+= Int(placard_pattern_set_open(set)) },
        ])
        precondition(accepted > 0, "nothing was parsed")
        let bytes = messages.reduce(0) { $0 + $1.utf8.count }
        let columns =
            [name, "\(messages.count)", "\(bytes)"] + best.map(rounded)
            + [best[2] / best[0], best[2] / best[1], best[3] / best[0], best[3] / best[1]].map(rounded)
        return Self.row(columns)
    }

    static func row(_ columns: [String]) -> String {
        "  " + columns.map { $0.padding(toLength: 12, withPad: " ", startingAt: 0) }.joined()
    }

    private func readMarks(with parser: inout MessageParser) -> Int {
        var accepted = 0
        for message in messages {
            parser.parse(message)
            accepted += parser.accepts ? 1 : 0
        }
        return accepted
    }

    private func buildTrees(with parser: inout MessageParser) -> Int {
        var accepted = 0
        for message in messages { accepted += parser.message(message).isValid ? 1 : 0 }
        return accepted
    }

    /// The shortest time of each of `works` for one message in nanoseconds. They take turns so that none is favoured,
    /// and each runs once untimed before it is timed, so that none pays for the caches that another filled.
    private func fastest(_ works: [() -> Void]) -> [Double] {
        var best = Array(repeating: UInt64.max, count: works.count)
        for _ in 0..<Self.rounds {
            for (index, work) in works.enumerated() {
                work()
                let start = threadNanoseconds()
                work()
                best[index] = min(best[index], threadNanoseconds() - start)
            }
        }
        return best.map { Double($0) / Double(messages.count) }
    }

    /// The time that this thread was running: other programs do not count.
    private func threadNanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private func rounded(_ value: Double) -> String { String(format: "%.1f", value) }
}
