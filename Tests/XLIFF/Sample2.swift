import Diagnostics
import TestSupport
import Testing
import Translation
import XLIFF

/// Hand-offs in each version of 2.x of what `Sample.file` says, for tests that damage them.
enum Sample2 {
    static let versions: [XLIFFVersion] = [.v20, .v21, .v22]

    /// The store of `Sample.file`, with what a catalog tells its translators.
    static func store() throws -> TranslationStore {
        var store = try #require(TranslationStore(Sample.document(Sample.file).value))
        for message in store.messages.indices where store.messages[message].isFlattened {
            for form in store.messages[message].forms.indices {
                let id = store.messages[message].forms[form].id
                let word = String(id.split(separator: ".").last ?? "")
                let selection = Selection(argument: "count", kind: .plural)
                store.messages[message].forms[form].context.cases = [FormCase(selection, .keyword(word))]
            }
        }
        store.messages[0].forms[0].context.note = "Be brief"
        store.messages[0].forms[0].context.width = 30
        return store
    }

    static func file(_ version: XLIFFVersion) throws -> String {
        String(decoding: version.handoff(try store()), as: UTF8.self)
    }

    /// Facts without the notes of this tool's, which versions attach to other units.
    static func facts(_ text: String) -> [String] { Sample.facts(Sample.document(text)) }
}

extension SchemaValidator {
    /// What the official 2.2 schema has to say beyond its one known fault: its prose allows `pgs:case` on `<segment>`,
    /// the schema does not. It also names a file of 2.0 that it was published without.
    static func official22(_ bytes: [UInt8]) throws -> [Substring] {
        try validate(bytes, schema: "2.2/all-2.2.xsd").split(separator: "\n").filter { line in
            let isCase =
                line.contains("element segment: Schemas validity error")
                && line.hasSuffix("The attribute '{urn:oasis:names:tc:xliff:pgs:1.0}case' is not allowed.")
            let isMissingFile = line.contains("xliff_core_2.0.xsd")
            return !isCase && !isMissingFile && !line.hasSuffix("fails to validate")
        }
    }
}
