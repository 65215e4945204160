import CatalogModel
import CatalogSyntax
import Diagnostics
import LocaleData
import Rendering
import Resolution
import SourceText
import Translation
import Validation

/// Takes a catalog through every stage: bytes → parsed → resolved → validated → translated.
package func compile(_ inputs: CatalogInputs, _ options: CheckOptions = CheckOptions()) -> Compilation {
    var files = SourceFiles()
    var ids = inputs.catalog.map { files.add(path: $0.path, bytes: $0.bytes) }
    if ids.isEmpty { ids = [files.add(path: "Catalog", bytes: [])] }
    let parsing = Parsing(ids, in: files)
    let parsed = parsing.finish(inParallel(parsing.pieces, parsing.parse))
    let resolved = resolve(parsed.value)
    let catalog = resolved.value
    let source = LocaleTag.lenient(catalog.header.sourceLocale.text)
    let proving = Proving(catalog, budget: options.budget, allWitnesses: options.allWitnesses)
    var locales = LocaleStages(TextRules(catalog, source: source), options: options)
    let errands = Errand.all(proving.tasks, locales.jobs(inputs.locales, &files), catalog.messages.count)
    let outcomes = Outcomes(inParallel(errands) { [locales] in $0.outcome(proving, locales) })
    let proof = proving.finish(outcomes.proofs)
    var findings = holdingBack(proof.diagnostics, behind: parsed.diagnostics + resolved.diagnostics)
    findings += outcomes.sources
    locales.finish(outcomes.locales, inputs.locales, &files)
    findings += locales.findings
    let sourceTexts = LocaleTexts(tag: source, messages: catalog.messages.map(\.sourceMessage))
    let projector = Projector(
        catalog: catalog,
        texts: [sourceTexts]
            + locales.stages.map { LocaleTexts(tag: $0.plan.target, messages: $0.translated.usable) },
        contests: proof.value.parts.map(\.contest))
    let values: [[MappedText?]] =
        [catalog.messages.map { Optional($0.value) }] + locales.stages.map { $0.translated.messages.map { $0?.value } }
    let scene = CatalogScene(
        catalog: catalog, proof: proof.value, projector: projector, values: values,
        declarations: locales.rules.declarations)
    findings += inParallel(CatalogChecks.all) { $0.run(scene) }.flatMap(\.self)
    findings += SharedFindings.notes(about: findings, in: catalog)
    let policed = LevelPolicy(catalog).apply(to: findings, locales: options.locales)
    return Compilation(
        files: files, rules: locales.rules, scene: scene, locales: locales.stages,
        checked: options.locales, budget: options.budget,
        diagnostics: policed.isEmpty
            ? []
            : SectionSubjects(parsed.value).filled(into: policed).map { $0.withUsableFixes(in: files) }
                .ordered(in: files))
}

/// What was found while reading, then what was proved; but no gap, tie or unread region where something could not be
/// read: each may be only what that leaves behind, and one mistake gives one report. The first error says so.
private func holdingBack(_ proved: [Diagnostic], behind reading: [Diagnostic]) -> [Diagnostic] {
    guard let error = reading.firstIndex(where: { $0.level == .error }) else { return reading + proved }
    let doubtful = [ProofRules.uncovered, ProofRules.ambiguous, ProofRules.unreachable]
    let kept = proved.filter { !doubtful.contains($0.rule) }
    guard kept.count < proved.count else { return reading + proved }
    var reading = reading
    reading[error].notes.append("What the proof finds is shown once all of the catalog can be read.")
    return reading + kept
}

extension LocaleTag {
    /// The tag, or `en` where it is no known locale, which a rule reports.
    static func lenient(_ text: String) -> LocaleTag {
        if let tag = try? parse(text).get() { return tag }
        guard let english = try? parse("en").get() else { preconditionFailure("the snapshot knows English") }
        return english
    }
}
