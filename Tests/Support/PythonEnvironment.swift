import Foundation

/// The Python packages that the test script installs: other programs that read what the tool writes.
package enum PythonEnvironment {
    private static let folder = SharedData.packageRoot.appending(path: ".venv/bin")

    /// Whether the environment is there, or must be.
    package static var isExpected: Bool {
        FileManager.default.isExecutableFile(atPath: folder.appending(path: "python").path)
            || ProcessInfo.processInfo.environment["CI"] == "true"
    }

    /// What a program said, and how it ended.
    package struct Run {
        package let status: Int32
        package let output: String
    }

    /// Runs a program of the environment (`python`, `check-jsonschema`, …).
    package static func run(
        _ program: String, _ arguments: [String], at path: String? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = folder.appending(path: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let path { process.currentDirectoryURL = URL(filePath: path) }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: text)
    }
}
