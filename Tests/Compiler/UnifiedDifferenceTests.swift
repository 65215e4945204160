import Compiler
import TestSupport
import Testing

@Suite struct UnifiedDifferenceTests {
    private func difference(_ old: String, _ new: String) -> String {
        UnifiedDifference.text(path: "a/b.copy", from: Array(old.utf8), to: Array(new.utf8))
    }

    @Test func showsThreeLinesAroundAChange() {
        #expect(
            difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nV\n6\n7\n8\n9\n") == """
                --- a/a/b.copy
                +++ b/a/b.copy
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +V
                 6
                 7
                 8

                """)
    }

    @Test func saysWhereALineEndIsMissing() {
        #expect(
            difference("a", "a\n")
                == "--- a/a/b.copy\n+++ b/a/b.copy\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
        #expect(difference("", "a\n") == "--- a/a/b.copy\n+++ b/a/b.copy\n@@ -0,0 +1,1 @@\n+a\n")
        #expect(difference("a\n", "") == "--- a/a/b.copy\n+++ b/a/b.copy\n@@ -1,1 +0,0 @@\n-a\n")
        #expect(difference("same", "same").isEmpty)
    }

    @Test func keepsLineEndsThatChange() {
        #expect(difference("a\r\nb\n", "a\nb\n").contains("-a\r\n+a\n b\n"))
    }

    /// Applied to the old text, a difference gives the new one, and all its other lines are the old text's.
    @Test func appliesToTheOldText() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<400 {
            let lines = (0..<random.below(40)).map { _ in
                random.pick(["a\n", "b\n", "c\n", "unique \(random.below(60))\n"])
            }
            var changed = lines
            for _ in 0..<random.below(6) {
                let place = random.below(changed.count + 1)
                if random.below(2) == 0 || place == changed.count {
                    changed.insert("new \(random.below(9))\n", at: place)
                } else {
                    changed.remove(at: place)
                }
            }
            let (old, new) = (lines.joined(), changed.joined())
            #expect(try applied(difference(old, new), to: old) == new)
        }
    }

    private struct Mismatch: Error {}

    private func applied(_ difference: String, to old: String) throws -> String {
        let lines = old.split(separator: "\n").map(String.init)
        var result: [String] = []
        var next = 0
        for line in difference.split(separator: "\n").dropFirst(2).map(String.init) {
            if line.hasPrefix("@@") {
                let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
                guard numbers.count == 4 else { throw Mismatch() }
                let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                guard start >= next, start <= lines.count else { throw Mismatch() }
                result += lines[next..<start]
                next = start
                let newStart = numbers[3] == 0 ? numbers[2] : numbers[2] - 1
                guard newStart == result.count else { throw Mismatch() }
                continue
            }
            let text = String(line.dropFirst())
            if line.hasPrefix("+") {
                result.append(text)
                continue
            }
            guard next < lines.count, lines[next] == text else { throw Mismatch() }
            next += 1
            if line.hasPrefix(" ") { result.append(text) }
        }
        result += lines[next...]
        return result.map { $0 + "\n" }.joined()
    }
}
