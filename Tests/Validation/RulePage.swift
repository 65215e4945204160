import Foundation
import LocaleData
import Synchronization
import TestSupport

/// A rule's page as it lies in `Rules/`: its headings, its sentences and its code blocks.
struct RulePage: Sendable {
    /// A fenced block: what stands behind the opening fence, and the lines.
    struct Block: Sendable {
        let language: String
        /// The file that the block is, behind the language: `Locales/de.xlf`.
        let path: String?
        let lines: [String]
    }

    struct Section: Sendable {
        let heading: String
        var text = ""
        var blocks: [Block] = []
    }

    static let headings = ["What it finds", "Why it matters", "Example", "Instead", "Fix"]
    static let folder = SharedData.packageRoot.appending(path: "Sources/Compiler/Compiler.docc/Rules")

    let id: String
    let source: String
    private(set) var title = ""
    private(set) var sections: [Section] = []

    init(id: String) throws {
        self.id = id
        source = try String(contentsOf: Self.folder.appending(path: "\(id).md"), encoding: .utf8)
        var fence: (language: String, lines: [String])?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let open = fence {
                if line == "```" {
                    add(open)
                    fence = nil
                } else {
                    fence?.lines.append(line)
                }
            } else if line.hasPrefix("```") {
                fence = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("# ") {
                title = String(line.dropFirst(2))
            } else if line.hasPrefix("## ") {
                sections.append(Section(heading: String(line.dropFirst(3))))
            } else if !line.isEmpty, !sections.isEmpty {
                sections[sections.count - 1].text += line + "\n"
            }
        }
    }

    private mutating func add(_ fence: (language: String, lines: [String])) {
        let words = fence.language.split(separator: " ").map(String.init)
        let block = Block(
            language: words.first ?? "", path: words.count > 1 ? words[1] : nil, lines: fence.lines)
        if !sections.isEmpty { sections[sections.count - 1].blocks.append(block) }
    }

    func section(_ heading: String) -> Section? { sections.first { $0.heading == heading } }

    /// The cases of `Example` or `Instead`.
    func cases(_ heading: String) -> [PageCase] { PageCase.cases(section(heading)?.blocks ?? []) }

    private static let known = Mutex<[String: [PageCase.Outcome]]>([:])

    /// What the cases of a page report, in their order; run once for all tests.
    static func outcomes(_ id: String, _ heading: String) throws -> [PageCase.Outcome] {
        if let known = known.withLock({ $0["\(id) \(heading)"] }) { return known }
        let outcomes = try RulePage(id: id).cases(heading).map { try $0.outcome() }
        known.withLock { $0["\(id) \(heading)"] = outcomes }
        return outcomes
    }
}
