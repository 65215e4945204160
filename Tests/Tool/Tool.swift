import Foundation
import TestSupport
import Testing

/// The built tool, run as a process of its own.
enum Tool {
    /// What a run wrote and how it ended.
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The executable that was built together with the tests.
    static func path() throws -> String {
        let tests = try #require(CommandLine.arguments.first)
        var folder = URL(filePath: tests).resolvingSymlinksInPath().deletingLastPathComponent()
        // On macOS the test bundle is a folder: the tool stands beside it.
        while folder.pathComponents.count > 1 {
            let candidate = folder.appending(component: "placard").path
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: tests])
    }

    /// Runs the tool with arguments in a folder, in a clean environment.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, at subfolder: String = "",
        environment: [String: String] = [:]
    ) throws -> Run {
        try run(URL(filePath: path()), arguments, in: folder, at: subfolder, environment: environment)
    }

    /// Runs a shell script in which `placard` is the tool.
    static func shell(
        _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:]
    ) throws -> Run {
        let prelude = "placard() { '\(try path())' \"$@\"; }; set -o pipefail; "
        return try run(
            URL(filePath: "/bin/bash"), ["-c", prelude + script], in: folder, at: "", environment: environment)
    }

    /// Starts the tool and leaves it running.
    static func start(_ arguments: [String], in folder: TemporaryFolder) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try path())
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: TemporaryFolder, at subfolder: String,
        environment: [String: String]
    ) throws -> Run {
        // Files, not pipes: a full pipe that nobody empties would stop the tool.
        let capture = try TemporaryFolder()
        try capture.write("output", "")
        try capture.write("errors", "")
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path).appending(path: subfolder)
        process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: capture.path + "/output")
        process.standardError = FileHandle(forWritingAtPath: capture.path + "/errors")
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: capture.read("output") ?? "",
            errors: capture.read("errors") ?? "")
    }
}

extension TemporaryFolder {
    /// A folder that holds the catalog of `placard init`.
    static func withStarter() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try #require(try Tool.run(["init", "-q"], in: folder).status == 0)
        return folder
    }

    /// Replaces the only occurrence of a text in a file.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try #require(read(name))
        try #require(text.components(separatedBy: old).count == 2, "`\(old)` stands once in \(name)")
        try write(name, text.replacingOccurrences(of: old, with: new))
    }
}
