import CatalogModel
package import Diagnostics
import LocaleData
import MessageSyntax
import Regions
import Rendering
import Resolution
package import SourceText
import Validation

/// Why a combination says what it says, in words.
package struct CombinationExplainer: Sendable {
    private let compilation: Compilation
    private var catalog: ResolvedCatalog { compilation.catalog }

    package init(_ compilation: Compilation) {
        self.compilation = compilation
    }

    /// The explanation of a selector that leaves one combination, or of what a wider one says; or why it cannot be read.
    ///
    /// `text` is written like a `when`: `calendar, failed, observe, live, minimal`.
    package func explain(_ text: String) -> Result<String, ExplanationFault> {
        var files = compilation.files
        let file = files.add(path: "<combination>", bytes: Array(text.utf8))
        let resolved = resolveSelector(MappedText(text, file: file, at: 0), in: catalog)
        guard let region = resolved.value, resolved.diagnostics.isEmpty else {
            return .failure(ExplanationFault(diagnostics: resolved.diagnostics, files: files))
        }
        let open = catalog.axes.indices.filter { region.values($0).count > 1 }
        guard open.isEmpty else { return .success(outcomes(in: region)) }
        return .success(explain(catalog.axes.indices.map { region.values($0)[0] }))
    }

    /// One combination: the winner of each group, every region that matched and what beat it, and all its texts.
    private func explain(_ point: [Int]) -> String {
        var lines = [catalog.words(for: point)]
        let names = catalog.impossible.filter { $0.regions.contains { $0.region.contains(point) } }
        lines += names.map { "  impossible by `\($0.name.text)`: \($0.why)" }
        for part in compilation.proof.parts { lines += [""] + explain(part, at: point) }
        lines += ["", "shown"]
        for language in compilation.projector.texts.indices { lines += texts(at: point, locale: language) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func explain(_ part: Proof.Part, at point: [Int]) -> [String] {
        let explanation = part.contest.explain(at: point)
        var lines: [String] = []
        switch explanation.winners {
        case .won(let owner, _): lines.append("\(part.group.rawValue): `\(catalog.copies[owner].id.text)` wins")
        case .ambiguous: lines.append("\(part.group.rawValue): ambiguous, nothing wins")
        case .uncovered, .impossible: lines.append("\(part.group.rawValue): no section says anything")
        }
        for match in explanation.matches {
            let place = place(match.entry, part)
            guard let defeat = match.defeats.first else {
                lines.append("  \(place)  unbeaten: \(selector(match.entry, part))")
                continue
            }
            let winner = part.contest.entries[defeat.by].region
            let loser = part.contest.entries[match.entry].region
            let axis = catalog.axes[defeat.axis].name.text
            lines.append(
                "  \(place)  beaten by `\(name(defeat.by, part))` at axis `\(axis)`: "
                    + "\(catalog.words(for: winner, axis: defeat.axis)) lies inside "
                    + catalog.words(for: loser, axis: defeat.axis))
        }
        return lines
    }

    private func name(_ entry: Int, _ part: Proof.Part) -> String {
        catalog.copies[part.origins[entry].section].id.text
    }

    private func selector(_ entry: Int, _ part: Proof.Part) -> String {
        catalog.selector(for: part.contest.entries[entry].region)
    }

    /// `calendar.review (Catalog/calendar.copy:41)`
    private func place(_ entry: Int, _ part: Proof.Part) -> String {
        let origin = part.origins[entry]
        let range = catalog.copies[origin.section].regions[origin.region].range
        let file = compilation.files[range.file]
        return "`\(name(entry, part))` (\(file.path):\(file.position(at: range.lower).line))"
    }

    /// The texts that a locale shows.
    private func texts(at point: [Int], locale: Int) -> [String] {
        let projection = compilation.projector.projection(at: point, locale: locale)
        let tag = compilation.projector.texts[locale].tag.text
        let language = compilation.projector.texts[projection.language].tag.text
        var rows: [(String, ResolvedText?)] = [
            ("title", projection.title), ("support", projection.support), ("label", projection.label),
            ("redacted", projection.redacted),
        ]
        if let action = projection.action {
            rows += [("action", action.title), ("action label", action.label), ("action hint", action.hint)]
        }
        let head = tag == language ? "  \(tag)" : "  \(tag), which falls back to \(language)"
        return [head]
            + rows.compactMap { name, text in
                text.map { "    \(name)\(String(repeating: " ", count: 14 - name.count))\(printMessage($0.parts))" }
            }
    }

    /// The distinct outcomes inside a region and how many combinations each holds, largest first.
    private func outcomes(in region: Region) -> String {
        var lines = [catalog.words(for: region)]
        for part in compilation.proof.parts {
            lines += ["", part.group.rawValue]
            guard let inside = WinnerDiagram.build(part.contest)?.counts(inside: region) else {
                lines.append("  too many regions overlap to count")
                continue
            }
            for (owner, count) in inside.won.sorted(by: { ($1.count, $0.owner) < ($0.count, $1.owner) }) {
                lines.append("  `\(catalog.copies[owner].id.text)`: \(grouped(count))")
            }
            if inside.uncovered > 0 { lines.append("  nothing: \(grouped(inside.uncovered))") }
            if inside.ambiguous > 0 { lines.append("  ambiguous: \(grouped(inside.ambiguous))") }
            if inside.impossible > 0 { lines.append("  impossible: \(grouped(inside.impossible))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Why an explanation was not possible.
package struct ExplanationFault: Error, Sendable {
    package let diagnostics: [Diagnostic]
    /// With the argument as its last file.
    package let files: SourceFiles
}
