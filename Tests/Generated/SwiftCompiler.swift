import Foundation
import TestSupport

/// Compiles and runs generated code as an app would.
struct SwiftCompiler {
    /// The flags that the generated code promises to be clean under.
    static let strictFlags = [
        "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors", "-strict-concurrency=complete",
    ]

    /// A failed compile or run, with what it printed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let folder: URL

    /// A compiler that works in a new folder, with the runtime as a module of its own where it is wanted.
    init(withRuntime: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "placard-generated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard withRuntime else { return }
        try Self.run(
            "swiftc",
            Self.strictFlags + [
                "-O", "-parse-as-library", "-wmo", "-module-name", "PlacardRuntime", "-emit-module",
                "-emit-module-path",
                path("PlacardRuntime.swiftmodule"), "-c", "-o", path("PlacardRuntime.o"),
            ] + Self.runtimeSources())
    }

    /// The sources of the runtime.
    static func runtimeSources() throws -> [String] {
        let folder = SharedData.packageRoot.appending(path: "Sources/PlacardRuntime")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Writes a file and returns its path.
    func write(_ contents: String, to name: String) throws -> String {
        try Data(contents.utf8).write(to: folder.appending(path: name))
        return path(name)
    }

    /// Compiles sources with the runtime's module into a program and returns what it prints.
    func output(of sources: [String], flags: [String], linksRuntime: Bool = true) throws -> [UInt8] {
        let program = path("program-\(UUID().uuidString)")
        try Self.run(
            "swiftc",
            Self.strictFlags + flags + [
                "-parse-as-library", "-module-name", "Program", "-I", folder.path, "-o", program,
            ]
                + sources + (linksRuntime ? [path("PlacardRuntime.o")] : []))
        return try Self.run(program, [])
    }

    /// Runs a program to its end and returns what it printed on standard output.
    @discardableResult
    static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
        let output = FileManager.default.temporaryDirectory.appending(path: "placard-output-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let errors = Pipe()
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = errors
        try process.run()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: complaint, as: UTF8.self))
        }
        return Array(try Data(contentsOf: output))
    }

    /// Deletes the folder.
    func remove() { try? FileManager.default.removeItem(at: folder) }
}
