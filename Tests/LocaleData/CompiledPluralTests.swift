import Foundation
import LocaleData
import PlacardRuntime
import TestSupport
import Testing

/// The Swift that plural rules compile to, compiled and run on every sample of CLDR.
@Suite struct CompiledPluralTests {
    private static let sets = (0..<100).compactMap { PluralRules(set: $0) }

    @Test func bothFormsPassEverySample() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plural-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let runtime = SharedData.packageRoot.appending(path: "Sources/PlacardRuntime")
        let program = folder.appending(path: "main.swift")
        try Self.program().write(to: program, atomically: true, encoding: .utf8)
        let sources = ["PluralCategory.swift", "PluralOperands.swift"].map { runtime.appending(path: $0).path }
        let binary = folder.appending(path: "run").path
        let flags = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-strict-memory-safety", "-o", binary]
        let built = try Self.run(flags + sources + [program.path])
        try #require(built.status == 0, "\(built.output)")
        let run = try Self.run([binary])
        #expect(run.output == "3729 decimal \(Self.integerSamples) integer 0 wrong\n")
        #expect(run.status == 0)
    }

    @Test func integerFormFoldsFractionsAway() throws {
        let english = try #require(PluralRules.rules(for: LocaleTag.parse("en").get()))
        #expect(english.swiftBody(.integer) == ["if i == 1 { return .one }", "return .other"])
        #expect(english.swiftBody(.decimal) == ["if o.i == 1 && o.v == 0 { return .one }", "return .other"])
        let czech = try #require(PluralRules.rules(for: LocaleTag.parse("cs").get()))
        #expect(
            czech.swiftBody(.integer) == [
                "if i == 1 { return .one }", "if i &- 2 <= 2 { return .few }", "return .other",
            ])
        let russian = try #require(PluralRules.rules(for: LocaleTag.parse("ru").get()))
        #expect(
            russian.swiftBody(.integer) == [
                "let i10 = i % 10", "let i100 = i % 100", "if i10 == 1 && i100 != 11 { return .one }",
                "if i10 &- 2 <= 2 && i100 &- 12 > 2 { return .few }",
                "if i10 == 0 || i10 &- 5 <= 4 || i100 &- 11 <= 3 { return .many }", "return .other",
            ])
    }

    /// How many samples have neither fraction nor exponent.
    private static var integerSamples: Int {
        sets.flatMap { rules in rules.categories.flatMap { rules.samples(of: $0).integers } }
            .count { !$0.contains("c") }
    }

    /// A program that holds both forms of every set, and the samples as operands with the category expected.
    private static func program() throws -> String {
        var text = "var decimals = 0, integers = 0, wrong = 0\n"
        for rules in sets {
            let body = { (form: PluralRules.CompiledForm) in rules.swiftBody(form).joined(separator: "\n    ") }
            text += """
                func integer\(rules.set)(_ i: UInt64) -> PluralCategory {
                    \(body(.integer))
                }
                func decimal\(rules.set)(_ o: PluralOperands) -> PluralCategory {
                    \(body(.decimal))
                }

                """
            var lines: [String] = []
            for category in rules.categories {
                let samples = rules.samples(of: category)
                for sample in samples.integers + samples.decimals {
                    let operands = try #require(PluralSample(sample)).operands
                    lines.append("\(category.rawValue) \(operands.i) \(operands.v) \(operands.f) \(operands.e)")
                }
            }
            text += "check(\"\(lines.joined(separator: ","))\", integer\(rules.set), decimal\(rules.set))\n"
        }
        return text + checker
    }

    private static let checker = """
        @MainActor func check(
            _ samples: String, _ integer: (UInt64) -> PluralCategory, _ decimal: (PluralOperands) -> PluralCategory
        ) {
            for sample in samples.split(separator: ",") {
                let parts = sample.split(separator: " ").compactMap { UInt64($0) }
                let category = PluralCategory(rawValue: UInt8(parts[0]))
                decimals += 1
                if decimal(PluralOperands(i: parts[1], v: parts[2], f: parts[3], e: parts[4])) != category { wrong += 1 }
                guard parts[2] == 0, parts[4] == 0 else { continue }
                integers += 1
                if integer(parts[1]) != category { wrong += 1 }
            }
        }
        print(decimals, "decimal", integers, "integer", wrong, "wrong")
        """

    private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
