import Foundation

/// Runs the tool on hostile files of full size and prints what a refusal costs, whole process: the bars are a second and
/// 200 MB, and that nothing in the catalog's folder changes.
func benchmarkHostileFiles() throws {
    let tool = FileManager.default.currentDirectoryPath + "/.build/tool/release/placard"
    guard FileManager.default.isExecutableFile(atPath: tool) else {
        print("  `./placard --version` builds the tool first")
        return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "placard-hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appending(path: "catalog").path
    for arguments in [["init", "-q", catalog], ["export", "-q", "--to", catalog + "/handoffs"]] {
        try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
        _ = run(tool, arguments, in: catalog)
    }
    let before = try contents(of: catalog)
    for hostile in HostileFile.all {
        let path = folder.appending(path: "file.xlf").path
        try hostile.write(to: path)
        let size = (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0) / 1_000_000
        for command in ["xliff-lint", "import"] {
            let (measurement, status) = run(tool, [command, "-q", path], in: catalog)
            let name = "\(command) \(hostile.name), \(size) MB".padding(toLength: 48, withPad: " ", startingAt: 0)
            let memory = (measurement.memory ?? 0) / 1_000_000
            let isGood = status == 1 && measurement.seconds < 1 && memory < 200
            let seconds = String(format: "%6.3f s", measurement.seconds)
            print("    \(name)\(seconds)  peak \(memory) MB\(isGood ? "" : "  over the bar, or exit status \(status)")")
        }
    }
    print("  the catalog's folder is \(try contents(of: catalog) == before ? "as it was" : "CHANGED")")
}

private func run(_ tool: String, _ arguments: [String], in folder: String) -> (Measurement, Int32) {
    // A shell, because a program has no other way to start in another folder.
    Measurement.process(["/bin/sh", "-c", "cd \"$0\" && exec \"$@\" 2>/dev/null", folder, tool] + arguments)
}

private func contents(of folder: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        result[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return result
}

/// A file that is made to hurt.
private struct HostileFile {
    let name: String
    /// What it begins with, what is repeated behind that, and how often.
    let head: String
    let piece: String
    let count: Int
    var tail = ""
    var isUTF16 = false

    static let all = [
        HostileFile(name: "text", head: start, piece: "text", count: 25_000_000),
        HostileFile(name: "text behind a mark", head: "\u{FEFF}" + start, piece: "text", count: 25_000_000),
        HostileFile(name: "text in UTF-16", head: "\u{FEFF}" + start, piece: "text", count: 12_500_000, isUTF16: true),
        HostileFile(
            name: "Chinese text in UTF-16", head: "\u{FEFF}" + start, piece: "字", count: 50_000_000, isUTF16: true),
        HostileFile(name: "bytes of no meaning", head: start, piece: "\u{0}", count: 100_000_000),
        HostileFile(name: "10⁷ attributes", head: start + "<a", piece: " a=\"\"", count: 10_000_000),
        HostileFile(name: "10⁷ attributes, new names", head: start + "<a", piece: " a#=\"\"", count: 10_000_000),
        HostileFile(name: "10⁶ deep", head: start, piece: "<g>", count: 1_000_000),
        HostileFile(name: "a comment", head: start + "<!--", piece: "x", count: 100_000_000),
        HostileFile(name: "new names", head: start, piece: "<a#/>", count: 5_000_000),
        HostileFile(name: "new attributes", head: start, piece: "<a b#=''/>", count: 2_000_000),
        HostileFile(name: "new namespaces", head: start, piece: "<a xmlns='u#'/>", count: 2_000_000),
        HostileFile(name: "references", head: start, piece: "&#120;", count: 15_000_000),
        HostileFile(name: "sections", head: start, piece: "<![CDATA[]]>", count: 8_000_000),
        HostileFile(name: "unknown elements", head: start, piece: "<a/>", count: 20_000_000),
        HostileFile(name: "empty units", head: start, piece: "<trans-unit id=''/>", count: 2_000_000, tail: "<"),
        HostileFile(
            name: "a quadratic entity",
            head: "<!DOCTYPE a [<!ENTITY x \"" + String(repeating: "a", count: 50_000) + "\">]>" + start,
            piece: "&x;", count: 10_000_000),
    ]

    private static let start =
        "<xliff version=\"1.2\"><file original=\"../../etc/passwd\" source-language=\"en\" target-language=\"de\" "
        + "datatype=\"plaintext\"><body>"

    /// Writes it piece by piece, so that this process stays small: what it holds counts as its children's. A `#` of the
    /// piece becomes a number.
    func write(to path: String) throws {
        try Data().write(to: URL(filePath: path))
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        defer { try? handle.close() }
        try handle.write(contentsOf: encoded(head))
        let block = 100_000
        let isNumbered = piece.contains("#") && !piece.contains("&")
        let repeated = encoded(String(repeating: piece, count: min(block, count)))
        for lower in stride(from: 0, to: count, by: block) {
            let numbers = lower..<min(lower + block, count)
            let halves = piece.split(separator: "#", maxSplits: 1)
            try handle.write(
                contentsOf: isNumbered
                    ? encoded(numbers.map { halves[0] + String($0, radix: 36) + halves[1] }.joined()) : repeated)
        }
        try handle.write(contentsOf: encoded(tail))
    }

    private func encoded(_ text: String) -> Data {
        guard isUTF16 else { return Data(text.utf8) }
        return Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }
}
