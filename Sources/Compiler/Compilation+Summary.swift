import CatalogModel
package import Diagnostics
import SourceText
import Validation

extension Compilation {
    /// The tags of the catalog's locales, the source first: in the order of the projector's texts.
    package var localeTags: [String] {
        [catalog.header.sourceLocale.text] + catalog.locales.map(\.tag.text)
    }

    /// What was found and how much was looked at.
    package var summary: ReportSummary {
        ReportSummary(
            diagnostics, locales: localeTags.count, combinations: proof.spaceCount,
            impossible: proof.spaceCount - proof.possibleCount)
    }
}
