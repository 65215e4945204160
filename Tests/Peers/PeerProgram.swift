import Foundation
import TestSupport

/// A real translation tool, driven by a script of this folder.
enum PeerProgram {
    struct Failure: Error {
        let output: String
    }

    /// Whether OmegaT is there, or must be.
    static let hasOmegaT =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/omegat")
        || ProcessInfo.processInfo.environment["CI"] == "true"

    /// What a script makes of a file.
    static func run(_ script: String, on bytes: [UInt8], _ options: [String] = []) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write("in.xlf", String(decoding: bytes, as: UTF8.self))
        try start(script, [folder.path + "/in.xlf", folder.path + "/out.xlf"] + options)
        return try written("out.xlf", in: folder)
    }

    /// What a script makes of several files at once, for tools that start slowly.
    static func run(_ script: String, on files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        let folder = try TemporaryFolder()
        let names = files.keys.sorted()
        for name in names { try folder.write("in/" + name, String(decoding: files[name] ?? [], as: UTF8.self)) }
        try folder.write("out/.empty", "")
        try start(script, [folder.path + "/out"] + names.map { folder.path + "/in/" + $0 })
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0, try written("out/" + $0, in: folder)) })
    }

    private static func start(_ script: String, _ arguments: [String]) throws {
        let path = SharedData.packageRoot.appending(path: "Tests/Peers").appending(path: script).path
        let run = try PythonEnvironment.run("python", ["-B", path] + arguments)
        guard run.status == 0 else { throw Failure(output: run.output) }
    }

    private static func written(_ name: String, in folder: TemporaryFolder) throws -> [UInt8] {
        guard let result = folder.read(name) else { throw Failure(output: "nothing was written") }
        return Array(result.utf8)
    }
}
