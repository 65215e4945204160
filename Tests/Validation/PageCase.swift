import CatalogModel
import Compiler
import Diagnostics
import LocaleData
import MessageSyntax
import Regions
import Rendering
import SourceText
import Validation

/// One thing that a page shows: a text, or a piece of catalog with translation files and a command.
struct PageCase: Sendable {
    enum Subject: Sendable {
        /// A text of a field and, where it is a translation, its source.
        case text(MiniTranslation)
        /// A piece of catalog, the files beside it, and the lines of a shell.
        case catalog([String], files: [RulePage.Block], commands: [String])
    }

    let subject: Subject
    /// The texts over the carets.
    let marks: [String]

    /// Findings, with the files that they point into.
    struct Outcome: Sendable {
        var diagnostics: [Diagnostic]
        var files: SourceFiles

        func findings(of rule: String) -> [Finding] {
            diagnostics.filter { $0.rule.id == rule }.map { Finding($0, in: files) }
        }
    }

    /// Each block of `copy` starts a case, but for one without section heads: there each text is a case of its own.
    static func cases(_ blocks: [RulePage.Block]) -> [PageCase] {
        var cases: [PageCase] = []
        var open: (lines: [String], marks: [String], files: [RulePage.Block], commands: [String])?
        func close() {
            guard let done = open else { return }
            let subject = Subject.catalog(done.lines, files: done.files, commands: done.commands)
            cases.append(PageCase(subject: subject, marks: done.marks))
            open = nil
        }
        for block in blocks {
            let marked = MarkedBlock(block.lines)
            switch block.language {
            case "copy" where !block.lines.contains { $0.hasPrefix("[") || $0.contains("]") && !$0.contains("=") }:
                close()
                cases += texts(block.lines)
            case "copy":
                close()
                open = (marked.lines, marked.marks, [], [])
            case "xml", "json", "text":
                if open == nil { open = ([], [], [], []) }
                open?.files.append(RulePage.Block(language: block.language, path: block.path, lines: marked.lines))
                open?.marks += marked.marks
            case "sh": open?.commands += block.lines
            default: break
            }
        }
        close()
        return cases
    }

    /// `title = …`, with `title.de = …` below it where that is meant.
    private static func texts(_ lines: [String]) -> [PageCase] {
        var groups: [[String]] = []
        for line in lines {
            let key = line.prefix { $0 != "=" && $0 != " " && $0 != "^" }
            let isStart = !key.isEmpty && !key.contains(".")
            if isStart || groups.isEmpty { groups.append([line]) } else { groups[groups.count - 1].append(line) }
        }
        return groups.compactMap { group in
            let marked = MarkedBlock(group)
            var translation: MiniTranslation?
            for line in marked.lines {
                guard let sign = line.firstIndex(of: "=") else { continue }
                let key = line[..<sign].split(separator: " ").first ?? ""
                let parts = key.split(separator: ".").map(String.init)
                guard let field = parts.first.flatMap(Field.init) else { continue }
                let value = PageText.plain(String(line[line.index(after: sign)...].drop { $0 == " " }))
                translation =
                    parts.count > 1
                    ? MiniTranslation(locale: parts[1], field: field, source: translation?.text, text: value)
                    : MiniTranslation(locale: "en", field: field, source: nil, text: value)
            }
            return translation.map { PageCase(subject: .text($0), marks: marked.marks) }
        }
    }

    func outcome() throws -> Outcome {
        switch subject {
        case .text(let translation): return try translation.outcome()
        case .catalog(let lines, let files, let commands):
            return try PageCatalog(lines, files, commands).outcome()
        }
    }
}
