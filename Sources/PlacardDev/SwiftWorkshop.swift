import Foundation

/// A temporary folder in which generated code is compiled with the runtime as a module of its own.
struct SwiftWorkshop {
    private let folder: URL

    /// A command that failed, with what it said.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(package: URL) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "placard-workshop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let runtime = package.appending(path: "Sources/PlacardRuntime")
        let sources = try FileManager.default.contentsOfDirectory(atPath: runtime.path).filter {
            $0.hasSuffix(".swift")
        }
        try run(
            "swiftc",
            [
                "-swift-version", "6", "-O", "-wmo", "-parse-as-library", "-module-name", "PlacardRuntime",
                "-emit-module",
            ]
                + ["-emit-module-path", path("PlacardRuntime.swiftmodule"), "-c", "-o", path("PlacardRuntime.o")]
                + sources.sorted().map { runtime.appending(path: $0).path })
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func write(_ contents: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: file)
    }

    func contents(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    /// Processor time of one compile into an object file: other work on the machine does not count.
    func secondsToCompile(_ sources: [String], flags: [String]) throws -> Double {
        let start = Self.secondsOfChildren()
        try run(
            "swiftc",
            ["-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "Generated", "-I", folder.path, "-c"]
                + flags + ["-o", path("Generated.o")] + sources.map(path))
        return Self.secondsOfChildren() - start
    }

    /// Processor time of all processes started so far and ended.
    private static func secondsOfChildren() -> Double {
        var usage = rusage()
        getrusage(-1, &usage)  // RUSAGE_CHILDREN, whose type differs between systems
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    /// The lines that a program prints, compiled from sources and one file of C.
    func output(of sources: [String], c: String) throws -> [String] {
        try run("clang", ["-O2", "-c", path(c), "-o", path("c.o")])
        try run(
            "swiftc",
            ["-swift-version", "6", "-O", "-wmo", "-module-name", "Program", "-I", folder.path, "-o", path("program")]
                + sources.map(path) + [path("PlacardRuntime.o"), path("c.o")])
        return try run(path("program"), []).split(separator: "\n").map(String.init)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
    }
}
