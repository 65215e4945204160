import Foundation

/// Times whole processes: what a build step or an editor waits for.
func benchmarkProcesses() throws {
    let tool = URL(filePath: ".build/tool/release/placard")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
        print("  `./placard --version` builds the tool first")
        return
    }
    let peer = try best(URL(filePath: "/bin/true"), [])
    print("  true                 \(peer.milliseconds)")
    for arguments in [["--version"], ["check", "--quiet"]] {
        let time = try best(tool, arguments)
        let name = "placard \(arguments.joined(separator: " "))"
        let padding = String(repeating: " ", count: max(1, 21 - name.count))
        print("  \(name)\(padding)\(time.milliseconds)   less the start of a process: \((time - peer).milliseconds)")
    }
}

private func best(_ tool: URL, _ arguments: [String]) throws -> Double {
    try Benchmark.best(of: 30) {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }
}
