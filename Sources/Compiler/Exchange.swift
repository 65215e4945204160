import CatalogModel
package import Diagnostics
import LocaleData
package import SourceText
package import Translation
package import XLIFF

/// A file that a command would write.
package struct OutputFile: Sendable, Hashable {
    /// Below the catalog's folder.
    package let path: String
    package let bytes: [UInt8]
    /// Whether it is for a translator, and so may be wanted elsewhere.
    package let isHandoff: Bool

    package init(path: String, bytes: [UInt8], isHandoff: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isHandoff = isHandoff
    }

    /// The path behind its last `/`.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// What `export` or `import` would write, and what there is to say about it.
package struct Exchange: Sendable {
    package var outputs: [OutputFile] = []
    package var diagnostics: [Diagnostic] = []
    /// With returned files behind those of the compilation.
    package var files: SourceFiles
    /// What became of the returned units, by locale in catalog order; empty for an export.
    package var reports: [(locale: String, report: MergeReport)] = []
    /// Whether a strict import has taken nothing.
    package var isRefused = false
}

extension Compilation {
    /// The stores as the catalog wants them, and the hand-offs for translators in a version of XLIFF. `only`: these
    /// locales. `isPrefilled`: with the source where a target is wanted. A store that cannot be read is left as it is.
    package func export(
        only tags: [String]? = nil, as version: XLIFFVersion = .v12, isPrefilled: Bool = false
    ) -> Exchange {
        var exchange = Exchange(files: files)
        guard let source = locales.first?.plan.source else { return exchange }
        let briefing = Briefing(catalog, source: source)
        for stage in locales where tags?.contains(stage.plan.setting.tag.text) ?? true {
            guard !stage.isBroken else { continue }
            exchange.add(
                refresh(stage.store, for: stage.plan, briefing: briefing), stage, as: version, isPrefilled: isPrefilled)
        }
        return exchange
    }

    /// Merges returned files into the stores. Each is taken by every locale that it is for; one for none is reported.
    /// With `isStrict` every store stays as it was (but refreshed) where something of any file cannot be taken, or brings
    /// an error that was not there before.
    package func merging(_ returned: ReturnedFiles, isStrict: Bool = false) -> Exchange {
        var exchange = Exchange(files: files.with(returned: returned.files))
        exchange.diagnostics = returned.diagnostics
        let documents = returned.sound
        for document in documents { exchange.diagnostics += strays(in: document) }
        let wanted = locales.filter { stage in
            documents.contains { $0.files.contains { $0.isFor(stage.plan.target) } }
        }
        exchange.diagnostics += wanted.filter(\.isBroken).map(broken)
        let stages = wanted.filter { !$0.isBroken }
        let briefing = stages.first.map { Briefing(catalog, source: $0.plan.source) }
        let merges = briefing.map { briefing in inParallel(stages) { merged(documents, into: $0, briefing) } } ?? []
        let isBlocked =
            exchange.diagnostics.contains { $0.level == .error }
            || merges.contains { $0.merged.isBlocked || addsFault($0.findings) }
        exchange.isRefused = isStrict && isBlocked
        for (stage, merged, findings) in merges {
            let refused = exchange.isRefused ? briefing : nil
            let kept = refused.map { refresh(stage.store, for: stage.plan, briefing: $0) }
            exchange.add(kept ?? merged.store, stage, as: .v12, isPrefilled: false)
            exchange.diagnostics += merged.diagnostics + findings
            exchange.reports.append((stage.plan.setting.tag.text, merged.report))
        }
        exchange.diagnostics = exchange.diagnostics.ordered(in: exchange.files)
        return exchange
    }

    /// The same of files that were not read before.
    package func merging(_ returned: [CatalogInputs.File], isStrict: Bool = false) -> Exchange {
        merging(ReturnedFiles(returned), isStrict: isStrict)
    }

    /// What the returns for a locale make of its store, and what the rules of texts say of what was taken.
    private func merged(
        _ documents: [InterchangeDocument], into stage: LocaleStage, _ briefing: Briefing
    ) -> (stage: LocaleStage, merged: Merged, findings: [Diagnostic]) {
        let own = documents.map { $0.limited(to: stage.plan.target) }
        let merged = merge(own, into: stage.store, for: stage.plan, briefing: briefing)
        return (stage, merged, findings(in: merged.store, of: stage))
    }

    /// Findings about parts of a returned file that are for no locale of the catalog.
    private func strays(in document: InterchangeDocument) -> [Diagnostic] {
        document.files.filter { file in !locales.contains { file.isFor($0.plan.target) } }.map { file in
            let tags = locales.map(\.plan.setting.tag.text)
            let language = file.targetLanguage ?? "none"
            return Diagnostic(
                TranslationRules.localeMismatch, "the target language `\(language)` is no locale of the catalog",
                at: file.range, notes: ["Its locales are \(tags.map { "`\($0)`" }.joined(separator: ", "))."])
        }
    }

    private func broken(_ stage: LocaleStage) -> Diagnostic {
        Diagnostic(
            XLIFFRules.invalidXML, "`\(stage.path)` cannot be read, so nothing is merged into it", at: nil,
            notes: ["Repair it, or restore it from version control; `placard check` names the place."],
            locale: stage.plan.setting.tag.text)
    }
}

extension InterchangeDocument {
    /// The document with the `<file>`s for one locale only.
    fileprivate func limited(to locale: LocaleTag) -> InterchangeDocument {
        var document = self
        document.files = files.filter { $0.isFor(locale) }
        return document
    }
}

extension Exchange {
    /// Adds a locale's store and its hand-off.
    fileprivate mutating func add(
        _ store: TranslationStore, _ stage: LocaleStage, as version: XLIFFVersion, isPrefilled: Bool
    ) {
        let written = inParallel([true, false]) { isStore in
            isStore ? Writer12.store(store) : version.handoff(store, isPrefilled: isPrefilled)
        }
        outputs.append(OutputFile(path: stage.path, bytes: written[0]))
        outputs.append(
            OutputFile(
                path: "\(version.folder(isPrefilled: isPrefilled))/\(stage.plan.setting.tag.text).xlf",
                bytes: written[1], isHandoff: true))
    }
}
