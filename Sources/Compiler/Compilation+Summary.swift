import CatalogModel
import CatalogSyntax
package import Diagnostics
import Resolution
import SourceText
import Validation

extension Compilation {
    /// The tags of the catalog's locales, the source first: in the order of the projector's texts.
    package var localeTags: [String] {
        [catalog.header.sourceLocale.text] + catalog.locales.map(\.tag.text)
    }

    /// Whether the catalog was read without errors, so that its list of messages is what its writers mean: without that,
    /// translations of sections that could not be read would look abandoned.
    package var isTranslatable: Bool {
        let reading = Set(CatalogSyntaxRules.all + ResolutionRules.all)
        return !diagnostics.contains { $0.level == .error && reading.contains($0.rule) }
    }

    /// Findings of a command at the levels that the catalog gives their rules.
    package func leveled(_ findings: [Diagnostic]) -> [Diagnostic] {
        let policy = LevelPolicy(catalog)
        return findings.compactMap(policy.leveled)
    }

    /// What was found and how much was looked at.
    package func summary(of diagnostics: [Diagnostic]) -> ReportSummary {
        ReportSummary(
            diagnostics, locales: checked.map { Set($0).count + 1 } ?? localeTags.count, combinations: proof.spaceCount,
            impossible: proof.spaceCount - proof.possibleCount)
    }
}

extension Diagnostic {
    /// Whether it says something of all sections together: such a finding stands at the catalog's head, whichever file
    /// made it come up.
    package var isAboutTheWholeCatalog: Bool { [ProofRules.uncovered, ProofRules.notProven].contains(rule) }
}
