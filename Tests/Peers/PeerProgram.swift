import Foundation
import TestSupport

/// A real translation tool, driven by a script of this folder.
enum PeerProgram {
    struct Failure: Error {
        let output: String
    }

    /// What a script makes of a file.
    static func run(_ script: String, on bytes: [UInt8]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write("in.xlf", String(decoding: bytes, as: UTF8.self))
        let path = SharedData.packageRoot.appending(path: "Tests/Peers").appending(path: script).path
        let run = try PythonEnvironment.run("python", [path, folder.path + "/in.xlf", folder.path + "/out.xlf"])
        guard run.status == 0, let result = folder.read("out.xlf") else { throw Failure(output: run.output) }
        return Array(result.utf8)
    }
}
