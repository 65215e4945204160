import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct RenameCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    private func contents() throws -> [String?] { try folder.files().map { folder.read($0) } }

    @Test func renamesThroughCatalogAndStoreAndBack() throws {
        let start = try contents()
        let names = [
            ["needs-you", "waits", "--kind=copy"], ["open-app", "go-in"], ["state", "phase"],
            ["phase:failed", "broken"],
            ["count", "total"], ["problem", "trouble"], ["app", "home", "--kind=route"],
            ["compact", "tight", "--kind=budget"],
        ]
        for words in names {
            let run = try Tool.run(["rename"] + words, in: folder)
            try #require(run.status == 0, "\(words) \(run.errors)")
            #expect(run.errors.contains("wrote Catalog/"))
        }
        let store = try #require(folder.read("Locales/de.xlf"))
        #expect(store.contains("\"working.support:total.one\"") && store.contains("equiv-text=\"#\""))
        #expect(store.contains("\"waits.title\"") && store.contains("signed-off") && !store.contains("needs-you."))
        #expect(try Tool.run(["check", "--release", "--deny-warnings"], in: folder).status == 0)
        #expect(try #require(folder.read("Catalog/catalog.copy")).contains("broken: failed"))
        let back = [
            ["tight", "compact"], ["home", "app"], ["trouble", "problem"], ["total", "count"],
            ["broken", "failed", "--kind=value"],
            ["phase", "state"], ["go-in", "open-app"], ["waits", "needs-you"],
        ]
        for words in back {
            let run = try Tool.run(["rename"] + words, in: folder)
            try #require(run.status == 0, "\(words) \(run.errors)")
        }
        #expect(try contents() == start)
    }

    @Test func aDryRunShowsAPatch() throws {
        let start = try contents()
        let run = try Tool.run(["rename", "--dry-run", "count", "total"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("--- a/Catalog/catalog.copy\n+++ b/Catalog/catalog.copy\n@@ -"))
        #expect(run.output.contains("\n-[argument count]\n+[argument total]\n"))
        #expect(try contents() == start)
        try folder.write("change.patch", run.output)
        guard try Tool.shell("command -v patch", in: folder).status == 0 else { return }
        #expect(try Tool.shell("patch -p1 -s < change.patch && rm change.patch", in: folder).status == 0)
        let patched = try contents()
        #expect(patched != start)
    }

    @Test func refusesWhatIsTakenUnclearOrUnknown() throws {
        let start = try contents()
        let taken = try Tool.run(["rename", "--format=concise", "working", "finished", "--kind", "copy"], in: folder)
        #expect(
            taken.status == 1 && taken.errors.contains("[duplicate-id]") && taken.errors.contains("nothing was written")
        )
        let unclear = try Tool.run(["rename", "working", "busy"], in: folder)
        #expect(unclear.status == 2 && unclear.errors.contains("could be `value state:working`, `copy working`"))
        let unknown = try Tool.run(["rename", "cuont", "total"], in: folder)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean `count`?"))
        #expect(try Tool.run(["rename", "count", "a b"], in: folder).status == 2)
        #expect(try contents() == start)
    }

    @Test func theNextRunFinishesAKilledOne() throws {
        let whole = try TemporaryFolder.withStarter()
        try #require(try Tool.run(["rename", "count", "total"], in: whole).status == 0)
        // As a run leaves it that is killed once the change is written down.
        let names = try folder.files().filter { folder.read($0) != whole.read($0) }
        try #require(names.count > 1)
        var pending = "placard pending change 1\n"
        for name in names {
            let (old, new) = (try #require(folder.read(name)), try #require(whole.read(name)))
            pending += "\(fingerprint(of: old.utf8))\t\(fingerprint(of: new.utf8))\t\(name)\n"
            let place = name.split(separator: "/")
            try folder.write("\(place.dropLast().joined(separator: "/"))/.\(place.last ?? "").pending", new)
        }
        try folder.write(".placard.pending", pending)
        let start = try contents()
        // Who only reads sees the change, and writes nothing.
        #expect(try Tool.run(["explain", "total"], in: folder).status == 2)
        let dry = try Tool.run(["rename", "--dry-run", "total", "sum"], in: folder)
        #expect(dry.status == 0 && dry.output.contains("\n-[argument total]\n+[argument sum]\n"), "\(dry.errors)")
        #expect(try contents() == start)
        // Who writes finishes it first.
        let run = try Tool.run(["rename", "total", "count"], in: folder)
        #expect(run.status == 0 && run.errors.hasPrefix("finished an interrupted run: wrote Catalog/"), "\(run.errors)")
        try #require(try Tool.run(["rename", "total", "count"], in: whole).status == 0)
        #expect(try contents() == whole.files().map { whole.read($0) })
        #expect(try Tool.shell("find . -name '.*.pending'", in: folder).output.isEmpty)
    }
}
