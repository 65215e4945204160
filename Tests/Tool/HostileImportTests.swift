import Foundation
import TestSupport
import Testing

/// What a hostile file does to a folder: nothing.
@Suite struct HostileImportTests {
    private static let head =
        "<xliff version=\"1.2\"><file original=\"../../etc/passwd\" source-language=\"en\" "
        + "target-language=\"de\" datatype=\"plaintext\"><body>"

    private static func repeated(_ piece: String, _ count: Int) -> Data {
        var data = Data(piece.utf8)
        while data.count < piece.utf8.count * count { data += data }
        return data
    }

    static let files: [(name: String, make: @Sendable () -> Data, message: String)] = [
        ("entities", { Data(("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + head).utf8) }, "a DOCTYPE"),
        ("depth", { Data(head.utf8) + repeated("<g>", 300) }, "nested more than"),
        ("text", { Data(head.utf8) + repeated("text", 270_000) }, "a text is longer"),
        ("attributes", { Data((head + "<group").utf8) + repeated(" a=\"\"", 20_000) }, "a tag or comment is longer"),
        (
            "truncated", { Data((head + "<trans-unit id=\"finished.title\"><source>Finished</source><target>x").utf8) },
            "well-formed"
        ),
        ("encoding", { Data((head + "<note>").utf8) + Data([0xC3, 0x28]) }, "not UTF-8"),
        ("zero", { Data(head.utf8) + Data([0]) }, "NUL"),
        (
            "quadratic",
            {
                Data(("<!DOCTYPE a [<!ENTITY x \"\(String(repeating: "x", count: 50_000))\">]>" + head).utf8)
                    + repeated("&x;", 50_000)
            }, "a DOCTYPE"
        ),
        ("undeclared", { Data((head + "<note>&x;</note>").utf8) }, "not well-formed"),
        (
            "control", { Data((head + "<trans-unit id=\"finished.title&#1;\"><source>Finished</source>").utf8) },
            "not well-formed"
        ),
        ("codepage", { Data(("<?xml version=\"1.0\" encoding=\"windows-1251\"?>" + head).utf8) }, "save it as UTF-8"),
        ("half", { Data([0xFF, 0xFE, 0x3C, 0, 0, 0xD8]) }, "half of a surrogate pair"),
        ("wide text", { Data([0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0]) + repeated("字字", 400_000) }, "a text is longer"),
        ("nothing", { Data() }, "the file is empty"),
        ("name", { Data(head.utf8) + repeated("<n", 1) + repeated("nn", 1000) + Data("/>".utf8) }, "a name is longer"),
        ("wide", { Data([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]) }, "UTF-32"),
    ]

    @Test(arguments: files.map(\.name))
    func aHostileFileIsRefusedAndNothingIsWritten(name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        let folder = try TemporaryFolder.withStarter()
        try #require(try Tool.run(["export", "-q"], in: folder).status == 0)
        let before = try folder.bytes()
        let path = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString + ".xlf")
        defer { try? FileManager.default.removeItem(at: path) }
        try file.make().write(to: path)
        let run = try Tool.run(["import", path.path], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(file.message))
        let lint = try Tool.run(["xliff-lint", path.path], in: folder)
        #expect(lint.status == 1 && lint.errors.contains(file.message))
        #expect(try folder.bytes() == before)
    }
}
