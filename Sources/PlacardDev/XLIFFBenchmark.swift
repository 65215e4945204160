import CLibXML2
import Diagnostics
import Foundation
import SourceText
import Translation
import XLIFF

/// Times reading and checking of generated files beside a bare parse and other programs, with the bars of the design.
func benchmarkXLIFF() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "placard-xliff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (version, units) in [("1.2", 30_000), ("2.0", 30_000), ("1.2", 312_000), ("2.0", 312_000)] {
        XLIFFBenchmark(XLIFFBenchmarkFile(version: version, units: units), folder).run()
        fflush(nil)
    }
}

/// The measurements of one file.
private struct XLIFFBenchmark {
    let file: XLIFFBenchmarkFile
    let path: String
    let bytes: [UInt8]

    init(_ file: XLIFFBenchmarkFile, _ folder: URL) {
        self.file = file
        path = folder.appending(path: "\(file.version)-\(file.units).xlf").path
        bytes = file.bytes
    }

    func run() {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            return print("  skipped: there is no room for \(path)")
        }
        defer { try? FileManager.default.removeItem(atPath: path) }
        print("  \(file.version), \(file.units) units, \(bytes.count / 1_000_000) MB")
        // Their memory includes the file, which each needs whole.
        let bare = best { parse() }
        row("bare SAX2 parse", bare)
        row("xmllint --stream", Measurement.program(["xmllint", "--stream", "--noout", path]))
        let lint = best { check() }
        row("xliff-lint", lint, "\(ratio(lint, bare)) of the bare parse (bar: at most 3)")
        let reading = best { read() }
        row("import's reading", reading, file.units > 300_000 ? "(bar: at most 4 s)" : "")
        guard let toolkit = toolkit() else { return row("translate-toolkit", nil) }
        row("translate-toolkit", toolkit, "\(ratio(toolkit, reading)) of import's reading (bar: at least 30)")
    }

    private func parse() {
        let isWellFormed = bytes.withUnsafeBytes { bytes in
            placard_xml_bare_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        precondition(isWellFormed != 0, "the generated file is well-formed")
    }

    private func text() -> XMLText {
        guard case .success(let text) = XMLText.decode(bytes) else { preconditionFailure("the file is UTF-8") }
        return text
    }

    private func check() {
        precondition(lintXLIFF(text(), file: FileID(index: 0)).isEmpty, "the generated file is valid")
    }

    private func read() {
        let staged = readXLIFF(text(), file: FileID(index: 0))
        precondition(staged.value.files.first?.units.count == file.units, "every unit is read")
    }

    /// Loads and saves with translate-toolkit from the environment that `./test` installs.
    private func toolkit() -> Measurement? {
        let kind = file.version == "1.2" ? ("xliff", "Xliff1File") : ("xliff2", "Xliff2File")
        let script = """
            import sys
            from translate.storage.\(kind.0) import \(kind.1)
            file = \(kind.1).parsefile(sys.argv[1])
            file.savefile(sys.argv[2])
            """
        return Measurement.program([".venv/bin/python", "-B", "-c", script, path, path + ".out"])
    }

    /// The fastest of three; its memory is that of the first, because allocators keep what was freed.
    private func best(_ body: () -> Void) -> Measurement {
        var result = Measurement.here(body)
        for _ in 0..<2 { result.seconds = min(result.seconds, Measurement.here(body).seconds) }
        return result
    }

    private func ratio(_ one: Measurement, _ other: Measurement) -> String {
        String(format: "× %.1f", one.seconds / other.seconds)
    }

    private func row(_ name: String, _ measurement: Measurement?, _ remark: String = "") {
        let title = name.padding(toLength: 20, withPad: " ", startingAt: 0)
        guard let measurement else { return print("    \(title)skipped: it is not installed or failed") }
        let speed = Double(bytes.count) / 1_000_000 / measurement.seconds
        let memory = measurement.memory.map { "\($0 / 1_000_000) MB" } ?? "–"
        print(
            "    \(title)\(String(format: "%8.3f s %7.1f MB/s", measurement.seconds, speed))  peak \(memory)  \(remark)"
        )
    }
}
