import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Times whole processes: what a build step or an editor waits for.
func benchmarkProcesses() throws {
    let tool = ".build/tool/release/placard"
    guard FileManager.default.isExecutableFile(atPath: tool) else {
        print("  `./placard --version` builds the tool first")
        return
    }
    let peer = try best("/bin/true", [])
    print("  true                 \(peer.milliseconds)")
    for arguments in [["--version"], ["check", "--quiet"]] {
        let time = try best(tool, arguments)
        let name = "placard \(arguments.joined(separator: " "))"
        let padding = String(repeating: " ", count: max(1, 21 - name.count))
        print("  \(name)\(padding)\(time.milliseconds)   less the start of a process: \((time - peer).milliseconds)")
    }
}

/// The best time of a process, from its start to its end.
///
/// `posix_spawn` starts it without a copy of this process's pages, and `waitpid` sees its end at once: Foundation's
/// `Process` waits in a run loop, which takes ten times as long as a small process itself.
private func best(_ tool: String, _ arguments: [String]) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let words = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return try Benchmark.best(of: 50) {
        var process = pid_t()
        var status: CInt = 0
        guard posix_spawn(&process, tool, &actions, nil, words, [nil]) == 0, waitpid(process, &status, 0) == process
        else { throw CocoaError(.executableLoad) }
    }
}
