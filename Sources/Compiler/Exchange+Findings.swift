import CatalogModel
import Diagnostics
import Rendering
import SourceText
import Translation
import Validation

extension Compilation {
    /// What the rules of texts say of what a merge has taken, at its places in the returned files.
    func findings(in store: TranslationStore, of stage: LocaleStage) -> [Diagnostic] {
        let locale = translated(store, for: stage.plan).value
        let stages = LocaleStages(
            catalog, source: stage.plan.source, options: CheckOptions(), declarations: Declarations(catalog))
        let source = LocaleTexts(tag: stage.plan.source, messages: catalog.messages.map(\.sourceMessage))
        let projector = Projector(
            catalog: catalog, texts: [source, LocaleTexts(tag: stage.plan.target, messages: locale.usable)])
        let scene = CatalogScene(
            catalog: catalog, proof: proof, projector: projector,
            values: [catalog.messages.map(\.value), locale.messages.map { $0?.value }])
        let found = stages.messageFindings(locale) + CatalogChecks.run(scene)
        // The files of the compilation come first, so what lies beyond them has come back.
        return LevelPolicy(catalog).apply(to: found.filter { ($0.range?.file).map(isReturned) ?? false }).filter {
            ($0.range?.file).map(isReturned) ?? false
        }
    }

    /// Whether a merge has brought an error that the text which it replaces did not have.
    func addsFault(_ found: [Diagnostic]) -> Bool {
        found.contains { fault in
            fault.level == .error
                && !diagnostics.contains {
                    $0.rule.id == fault.rule.id && $0.locale == fault.locale && $0.subject == fault.subject
                }
        }
    }

    private func isReturned(_ file: FileID) -> Bool { Int(file.index) >= files.all.count }
}
