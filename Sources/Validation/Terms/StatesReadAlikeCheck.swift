import CatalogModel
import Diagnostics
import MessageSyntax
import Rendering

extension CatalogChecks {
    static let statesReadAlike = Rule(
        "states-read-alike", .warning, "Titles that differ in the source and are the same in a translation")
    static let inconsistentTranslation = Rule(
        "inconsistent-translation", .warning, "One source text with two translations in the same field")

    /// Whether a language tells apart what the source tells apart, and only that.
    static let likeness = CatalogCheck([statesReadAlike, inconsistentTranslation]) { scene in
        scene.languages.filter { $0 > 0 }.flatMap { language -> [Diagnostic] in
            let texts = scene.projector.texts[language].messages
            var byTarget: [String: Int] = [:]
            var bySource: [String: Int] = [:]
            var findings: [Diagnostic] = []
            for (index, message) in scene.catalog.messages.enumerated() {
                guard let target = texts[index], target.isValid else { continue }
                let isTitle = message.field == .title && !message.isAction
                if isTitle, let first = byTarget[target.printed] {
                    findings += alike(first, index, language, scene)
                } else if isTitle {
                    byTarget[target.printed] = index
                }
                let key = "\(message.field.rawValue) \(message.isAction) \(message.message.printed)"
                if let first = bySource[key] {
                    findings += inconsistent(first, index, language, scene)
                } else {
                    bySource[key] = index
                }
            }
            return findings
        }
    }

    private static func alike(_ first: Int, _ second: Int, _ language: Int, _ scene: CatalogScene) -> [Diagnostic] {
        let messages = scene.catalog.messages
        guard messages[first].message.printed != messages[second].message.printed else { return [] }
        return [
            Diagnostic(
                statesReadAlike,
                "`\(messages[second].key)` reads like `\(messages[first].key)` here, not in the source",
                at: scene.place(second, language: language),
                related: [.init(scene.place(first, language: language), "the other")],
                notes: [
                    "The source says “\(messages[first].text)” and “\(messages[second].text)”: readers here cannot tell the "
                        + "two states apart.",
                    "Use words that differ.",
                ], locale: scene.locale(language), subject: messages[second].key)
        ]
    }

    private static func inconsistent(
        _ first: Int, _ second: Int, _ language: Int, _ scene: CatalogScene
    ) -> [Diagnostic] {
        let texts = scene.projector.texts[language].messages
        guard let earlier = texts[first], let later = texts[second], earlier.printed != later.printed else { return [] }
        let messages = scene.catalog.messages
        return [
            Diagnostic(
                inconsistentTranslation, "“\(messages[second].text)” is translated in two ways",
                at: scene.place(second, language: language),
                related: [.init(scene.place(first, language: language), "the other way")],
                notes: ["One thing with two names looks like two things.", "Use one of them in both places."],
                locale: scene.locale(language), subject: messages[second].key)
        ]
    }
}
