import Foundation
import TestSupport

/// A real translation tool, driven by a script of this folder in the Python environment that the test script makes.
enum PeerProgram {
    private static let python = SharedData.packageRoot.appending(path: ".venv/bin/python").path

    /// Whether the environment is there, or must be.
    static var isExpected: Bool {
        FileManager.default.isExecutableFile(atPath: python) || ProcessInfo.processInfo.environment["CI"] == "true"
    }

    struct Failure: Error {
        let output: String
    }

    /// What a script makes of a file.
    static func run(_ script: String, on bytes: [UInt8]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write("in.xlf", String(decoding: bytes, as: UTF8.self))
        let path = SharedData.packageRoot.appending(path: "Tests/Peers").appending(path: script).path
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = [path, folder.path + "/in.xlf", folder.path + "/out.xlf"]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let result = folder.read("out.xlf") else { throw Failure(output: text) }
        return Array(result.utf8)
    }
}
