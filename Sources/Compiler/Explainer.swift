import CatalogModel
package import Diagnostics
import LocaleData
import MessageSyntax
import Regions
import Rendering
import Resolution
package import SourceText
import Validation

/// Answers why a catalog says what it says.
package struct Explainer: Sendable {
    let compilation: Compilation
    var catalog: ResolvedCatalog { compilation.catalog }

    package init(_ compilation: Compilation) {
        self.compilation = compilation
    }

    /// The explanation of a section, by its id, or of a selector, written like a `when`; or why it cannot be read.
    ///
    /// A word that is a section's id and a value too names the section; `axis: value` names the value.
    package func explain(_ text: String) -> Result<Explanation, ExplanationFault> {
        if let section = catalog.copies.firstIndex(where: { $0.id.text == text }) {
            return .success(.section(explain(section: section)))
        }
        var files = compilation.files
        let file = files.add(path: "<combination>", bytes: Array(text.utf8))
        let resolved = resolveSelector(MappedText(text, file: file, at: 0), in: catalog)
        guard let region = resolved.value, resolved.diagnostics.isEmpty else {
            return .failure(ExplanationFault(diagnostics: resolved.diagnostics, files: files))
        }
        let isOne = catalog.axes.indices.allSatisfy { region.valueCount($0) == 1 }
        guard isOne else { return .success(.selector(explain(region))) }
        return .success(.combination(explain(catalog.axes.indices.map { region.values($0)[0] })))
    }

    /// The distinct outcomes inside a region.
    func explain(_ region: Region) -> ExplainedSelector {
        let groups = compilation.proof.parts.map { part in
            let tally = WinnerDiagram.build(part.contest, in: region, budget: compilation.budget)?.counts()
            return ExplainedSelector.GroupPart(group: part.group.rawValue, outcomes: tally.map(outcomes))
        }
        return ExplainedSelector(words: catalog.words(for: region), count: region.count, groups: groups)
    }

    private func outcomes(_ tally: Tally) -> [(outcome: ExplainedOutcome, count: UInt128)] {
        let won = tally.won.sorted { ($1.count, $0.owner) < ($0.count, $1.owner) }
            .map { (outcome: ExplainedOutcome.section(catalog.copies[$0.owner].id.text), count: $0.count) }
        let others: [(outcome: ExplainedOutcome, count: UInt128)] = [
            (.uncovered, tally.uncovered), (.ambiguous, tally.ambiguous), (.impossible, tally.impossible),
        ]
        return won + others.filter { $0.count > 0 }
    }

    /// Where a `when` was written, and what it says.
    func region(_ entry: Int, _ part: Proof.Part) -> ExplainedRegion {
        let origin = part.origins[entry]
        let copy = catalog.copies[origin.section]
        let (path, line) = place(copy.regions[origin.region].range)
        return ExplainedRegion(
            section: copy.id.text, path: path, line: line,
            selector: catalog.selector(for: part.contest.entries[entry].region))
    }

    func place(_ range: SourceRange) -> (path: String, line: Int) {
        let file = compilation.files[range.file]
        return (file.path, file.position(at: range.lower).line)
    }

    func name(_ entry: Int, _ part: Proof.Part) -> String {
        catalog.copies[part.origins[entry].section].id.text
    }
}

/// Why an explanation was not possible.
package struct ExplanationFault: Error, Sendable {
    package let diagnostics: [Diagnostic]
    /// With the argument as its last file.
    package let files: SourceFiles
}
