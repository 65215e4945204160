import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import SourceText
package import Translation
import Validation
import XLIFF

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
    let catalog: ResolvedCatalog
    let source: LocaleTag
    let options: CheckOptions
    let declarations: Declarations
    /// The source texts, read once for all locales.
    let texts: [ReadMessage]
    private(set) var stages: [LocaleStage] = []
    private(set) var findings: [Diagnostic] = []

    static let unlistedLocale = Rule(
        "unlisted-locale", .error, "A file in `Locales` for a locale that the catalog does not list")

    init(_ catalog: ResolvedCatalog, source: LocaleTag, options: CheckOptions, declarations: Declarations) {
        self.catalog = catalog
        self.source = source
        self.options = options
        self.declarations = declarations
        texts = inParallel(Errand.chunks(of: catalog.messages.count)) { chunk in
            catalog.messages[chunk].map { ReadMessage($0.message) }
        }.flatMap(\.self)
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
        catalog.locales.map { setting in
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
            catalog: catalog, setting: job.setting, source: source, target: LocaleTag.lenient(tag))
        let document = job.document?.read()
        let reading = document?.diagnostics ?? []
        let store = document.flatMap { TranslationStore($0.value) }
        let isBroken = document != nil && (store == nil || reading.contains { $0.level == .error })
        let usable = isBroken ? nil : store
        let result = translated(usable, for: plan, isRelease: options.isRelease)
        let stage = LocaleStage(
            plan: plan, path: LocaleStages.path(of: tag), store: usable, isBroken: isBroken, translated: result.value)
        guard options.locales?.contains(tag) ?? true else { return Outcome(stage: stage, findings: []) }
        return Outcome(
            stage: stage,
            findings: reading + (isBroken ? [] : result.diagnostics + messageFindings(result.value)))
    }

    /// What the rules say of some of the source texts.
    func sourceFindings(_ messages: Range<Int>) -> [Diagnostic] {
        let language = LanguageScene(source, declarations)
        var findings: [Diagnostic] = []
        for index in messages where !catalog.messages[index].isForTranslationsOnly {
            let message = catalog.messages[index]
            findings += MessageChecks.run(
                MessageScene(
                    value: message.value, text: texts[index], language: language, key: message.key,
                    field: message.field, isAction: message.isAction, source: nil))
        }
        return findings
    }

    /// What the rules of single messages say of a locale's texts.
    func messageFindings(_ locale: TranslatedLocale) -> [Diagnostic] {
        let language = LanguageScene(locale.tag, declarations)
        return locale.messages.enumerated().flatMap { index, translated -> [Diagnostic] in
            guard let translated, !translated.isStale else { return [] }
            let message = catalog.messages[index]
            return MessageChecks.run(
                MessageScene(
                    value: translated.value, text: ReadMessage(translated.message), language: language,
                    key: message.key, field: message.field, isAction: message.isAction, source: texts[index]))
        }
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

/// Reads a translation file; its text becomes one of `files`.
func readDocument(
    _ file: CatalogInputs.File, _ files: inout SourceFiles
) -> Staged<InterchangeDocument> {
    DecodedDocument(file, &files).read()
}

/// A translation file whose text is one of the files of a report, not yet read.
struct DecodedDocument: Sendable {
    private let id: FileID
    private let text: Result<XMLText, XMLText.Problem>

    init(_ file: CatalogInputs.File, _ files: inout SourceFiles) {
        text = XMLText.decode(file.bytes)
        switch text {
        case .success(let text): id = files.add(path: file.path, bytes: text.bytes)
        case .failure: id = files.add(path: file.path, bytes: file.bytes)
        }
    }

    func read() -> Staged<InterchangeDocument> {
        switch text {
        case .success(let text): return readXLIFF(text, file: id)
        case .failure(let problem):
            let place = SourceRange(file: id, problem.offset..<problem.offset)
            return Staged(
                InterchangeDocument(file: id, version: ""),
                [Diagnostic(XLIFFRules.invalidXML, problem.message, at: place)])
        }
    }
}
