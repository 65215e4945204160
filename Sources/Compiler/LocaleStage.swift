import CatalogModel
import Diagnostics
import LocaleData
import SourceText
package import Translation
import Validation

/// One target locale of a compilation: what its store says, and what the catalog asks of its translators.
package struct LocaleStage: Sendable {
    package let plan: TranslationPlan
    /// Where its store lies, below the catalog's folder.
    package let path: String
    /// Absent where there is none yet, or where it cannot be read.
    package let store: TranslationStore?
    /// Whether the store's file is there but cannot be read: nothing may then be written over it.
    package let isBroken: Bool
    package let translated: TranslatedLocale
}

/// Reads the stores and takes every language through the rules of messages, every locale through translation first.
struct LocaleStages: Sendable {
    let rules: TextRules
    let options: CheckOptions
    private(set) var stages: [LocaleStage] = []
    private(set) var findings: [Diagnostic] = []

    static let unlistedLocale = Rule(
        "unlisted-locale", .error, "A file in `Locales` for a locale that the catalog does not list")

    init(_ rules: TextRules, options: CheckOptions) {
        self.rules = rules
        self.options = options
    }

    /// A locale and its store's text.
    struct Job: Sendable {
        fileprivate let setting: LocaleSetting
        fileprivate let document: DecodedDocument?
    }

    /// What became of one.
    struct Outcome: Sendable {
        fileprivate let stage: LocaleStage
        fileprivate let findings: [Diagnostic]
    }

    /// What is to be done, in the order of the catalog; the texts become files of the report.
    func jobs(_ inputs: [CatalogInputs.File], _ files: inout SourceFiles) -> [Job] {
        rules.catalog.locales.map { setting in
            let file = inputs.first { $0.path == LocaleStages.path(of: setting.tag.text) }
            return Job(setting: setting, document: file.map { DecodedDocument($0, &files) })
        }
    }

    /// Takes in what became of the jobs, in their order.
    mutating func finish(_ outcomes: [Outcome], _ inputs: [CatalogInputs.File], _ files: inout SourceFiles) {
        stages = outcomes.map(\.stage)
        findings += outcomes.flatMap(\.findings)
        for file in inputs where !stages.contains(where: { $0.path == file.path }) { reportUnlisted(file, &files) }
    }

    /// `Locales/de.xlf`
    static func path(of tag: String) -> String { "Locales/\(tag).xlf" }

    /// Does a job.
    func outcome(of job: Job) -> Outcome {
        let tag = job.setting.tag.text
        let plan = TranslationPlan(
            catalog: rules.catalog, setting: job.setting, source: rules.source, target: LocaleTag.lenient(tag))
        let document = job.document?.read()
        let reading = document?.diagnostics ?? []
        let store = document.flatMap { TranslationStore($0.value) }
        let isBroken = document != nil && (store == nil || reading.contains { $0.level == .error })
        let usable = isBroken ? nil : store
        let result = translated(usable, for: plan, isRelease: options.isRelease) { count, message in
            inParallel(Errand.chunks(of: count)) { $0.map(message) }.flatMap(\.self)
        }
        let stage = LocaleStage(
            plan: plan, path: LocaleStages.path(of: tag), store: usable, isBroken: isBroken, translated: result.value)
        guard options.locales?.contains(tag) ?? true else { return Outcome(stage: stage, findings: []) }
        return Outcome(
            stage: stage,
            findings: reading + (isBroken ? [] : result.diagnostics + rules.findings(in: result.value)))
    }

    private mutating func reportUnlisted(_ file: CatalogInputs.File, _ files: inout SourceFiles) {
        let id = files.add(path: file.path, bytes: file.bytes)
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let tag = name.hasSuffix(".xlf") ? String(name.dropLast(4)) : name
        findings.append(
            Diagnostic(
                LocaleStages.unlistedLocale, "the catalog does not list the locale `\(tag)`",
                at: SourceRange(file: id, 0..<0),
                notes: ["Add `\(tag)` to `locales` of the catalog, or move the file away."]))
    }
}
