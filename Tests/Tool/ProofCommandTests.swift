import Foundation
import TestSupport
import Testing

/// What `check` shows of a proof.
@Suite struct ProofCommandTests {
    /// Ten gaps, a value of each axis: sections hold all but the diagonal.
    private func gaps() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let sections = CatalogHead.letters.prefix(10).map { letter in
            """
            [copy all.\(letter)]
            when = a-\(letter), axis-b: !b-\(letter)
            title = Title
            label = Title
            tone = plain
            redacted = Hidden
            action = go


            """
        }
        let head = CatalogHead.text("gaps", axes: CatalogHead.axesOfTen(2))
        try folder.write("Catalog/gaps.copy", head + sections.joined())
        return folder
    }

    @Test func threeWitnessesAreShownOrAll() throws {
        let folder = try gaps()
        func places(_ flags: [String]) throws -> Set<String> {
            let run = try Tool.run(["check", "--format", "json"] + flags, in: folder)
            #expect(run.status == 1)
            let lines = run.output.split(separator: "\n").filter { $0.contains("uncovered-combination") }
            try #require(lines.count == 1)
            #expect(lines[0].contains("10 combinations"))
            return Set(lines[0].matches(of: /a-([a-j]) · b-([a-j])/).filter { $0.1 == $0.2 }.map { String($0.0) })
        }
        #expect(try places([]).count == 3)
        #expect(try places(["--all-witnesses"]).count == 10)
    }

    /// Two ties of one pair of sections: to accept one is not to accept the other.
    @Test func anAcceptedTieHidesNoOther() throws {
        let folder = try TemporaryFolder()
        func write(_ more: String) throws {
            let words = "title = Title\nlabel = Title\ntone = plain\nredacted = Hidden\naction = go\n\n"
            try folder.write(
                "Catalog/ties.copy",
                CatalogHead.text("ties", axes: CatalogHead.axesOfTen(3)) + "[copy any]\nwhen = *\n\(words)"
                    + "[copy one]\nwhen = a-a, b-a|b-b\n\(words)[copy two]\nwhen = a-a, b-b|b-c\n\(more)\(words)")
        }
        try write("")
        let arguments = ["check", "--format=concise", "--baseline", "ties.txt"]
        try #require(try Tool.run(["check", "-q", "--write-baseline", "ties.txt"], in: folder).status == 0)
        #expect(try Tool.run(arguments, in: folder).status == 0)
        try write("when = a-a, b-a|b-d\n")
        let run = try Tool.run(arguments, in: folder)
        #expect(run.status == 1 && run.errors.matches(of: /\[ambiguous-overlap\]/).count == 1, "\(run.errors)")
    }
}
