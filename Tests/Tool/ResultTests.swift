import Foundation
import TestSupport
import Testing

/// What commands print on standard output.
@Suite struct ResultTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    @Test func initRefusesToOverwrite() throws {
        let before = folder.read("Catalog/states.copy")
        let run = try Tool.run(["init"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "error: cannot start a catalog in `.`: `Catalog/catalog.copy` is there already\n")
        #expect(folder.read("Catalog/states.copy") == before)
        #expect(try Tool.run(["init", "new/place"], in: folder).status == 0)
        #expect(try Tool.run(["check", "--deny-warnings", "new/place"], in: folder).status == 0)
    }

    @Test func tableHasARowACombination() throws {
        let run = try Tool.run(["table"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.count == 11)
        #expect(rows.allSatisfy { $0.count == 13 })
        #expect(rows[0].prefix(3) == ["state", "surface", "copy"])
        #expect(rows[3].prefix(5) == ["needs-you", "compact", "needs-you", "A task needs your review", "Review"])
    }

    @Test func tablePrintsWhereCheckFails() throws {
        try folder.edit(
            "Catalog/states.copy", "[copy finished]\nwhen   = finished\n", "[copy finished]\nwhen   = failed\n")
        #expect(try Tool.run(["check"], in: folder).status == 1)
        let run = try Tool.run(["table", "--format", "jsonl"], in: folder)
        #expect(run.status == 0)
        let rows = try run.output.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
        }
        #expect(rows.count == 10)
        #expect(rows.filter { $0["state"] == "finished" }.allSatisfy { $0["copy"]?.isEmpty == true })
        #expect(rows.filter { $0["state"] == "failed" }.allSatisfy { $0["copy"] == "AMBIGUOUS" })
    }

    @Test func rulesAreListedAndExplained() throws {
        let list = try Tool.run(["rules"], in: folder).output.split(separator: "\n")
        let objects = try Tool.run(["rules", "--format", "json"], in: folder).output.split(separator: "\n").map {
            line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
        }
        #expect(list.count == objects.count && list.count > 40)
        let ids = objects.compactMap { $0["rule"] }
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        for id in ids {
            let page = try Tool.run(["explain", id], in: folder)
            #expect(page.status == 0 && page.output.hasPrefix(id + "\n"))
        }
        let wrong = try Tool.run(["explain", "uncovered-combinatio"], in: folder)
        #expect(wrong.status == 2 && wrong.errors.contains("did you mean `uncovered-combination`?"))
    }

    @Test func explainSaysWhoWins() throws {
        let run = try Tool.run(["explain", "needs-you, compact"], in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("copy: `needs-you` wins\n"))
        #expect(run.output.contains("redacted: `any` wins\n"))
        let section = try Tool.run(["explain", "needs-you"], in: folder)
        #expect(section.output.contains("copy: shown at 2 of 10 possible combinations\n"))
        let json = try Tool.run(["explain", "state: needs-you", "--format", "json"], in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["kind"] as? String == "selector" && object?["combinations"] as? String == "2")
        let unknown = try Tool.run(["explain", "needs-yuo, compact"], in: folder)
        #expect(unknown.status == 2 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("needs-you"))
    }

    @Test func aClosedPipeIsSuccess() throws {
        let script = "placard table | head -n 1 | wc -l; echo ${PIPESTATUS[0]}"
        let run = try Tool.shell(script, in: folder)
        #expect(run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == ["1", "0"])
        // More than a pipe holds, and a reader that is gone before the first byte.
        try folder.edit(
            "Catalog/states.copy", "[copy finished]\n", "[copy finished]\n" + "nonsense = x\n".repeated(4_000))
        let closed = try Tool.shell("placard check --format json -q | true; echo ${PIPESTATUS[0]}", in: folder)
        #expect(closed.output == "0\n" && closed.errors.isEmpty)
        let open = try Tool.shell("placard check --format json -q | cat >/dev/null; echo ${PIPESTATUS[0]}", in: folder)
        #expect(open.output == "1\n")
    }

    @Test func aFullDiskIsAFailure() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let run = try Tool.shell("placard rules >/dev/full", in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "error: cannot write standard output: No space left on device\n")
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
