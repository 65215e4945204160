import Diagnostics
import SourceText
import Translation
import XLIFF

/// A hand-off as it leaves, with every kind of element, for tests that damage it.
enum Sample {
    static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="test" source-language="en" target-language="ru" datatype="plaintext">
            <body>
              <trans-unit id="a.title" xml:space="preserve" maxwidth="30" size-unit="char">
                <source>Tom &amp; Jerry's "task" &lt;1&gt;\u{A0}now</source>
                <target state="translated">Том &amp; Джерри\u{A0}«1»</target>
                <note from="writer">Be brief</note>
              </trans-unit>
              <group id="a.label" restype="x-icu-plural">
                <trans-unit id="a.label:count.one" xml:space="preserve">
                  <source><x id="count.hash" equiv-text="#"/> task of <x id="name" equiv-text="{name}"/></source>
                  <target state="needs-review-translation" state-qualifier="leveraged-mt">\
        <x id="count.hash" equiv-text="#"/> задача <x id="name" equiv-text="{name}"/></target>
                  <note from="translator">Bitte prüfen</note>
                </trans-unit>
                <trans-unit id="a.label:count.other" approved="yes" xml:space="preserve">
                  <source><x id="count.hash" equiv-text="#"/> tasks</source>
                  <target state="final">Задач: <x id="count.hash" equiv-text="#"/></target>
                </trans-unit>
              </group>
            </body>
          </file>
        </xliff>

        """

    static func document(_ bytes: [UInt8]) -> Staged<InterchangeDocument> {
        switch XMLText.decode(bytes) {
        case .success(let text): readXLIFF(text, file: FileID(index: 0))
        case .failure(let problem):
            Staged(
                InterchangeDocument(file: FileID(index: 0), version: ""),
                [
                    Diagnostic(
                        XLIFFRules.invalidXML, problem.message,
                        at: SourceRange(file: FileID(index: 0), problem.offset..<problem.offset))
                ])
        }
    }

    static func document(_ text: String) -> Staged<InterchangeDocument> { document(Array(text.utf8)) }

    /// All that a document says about its units, a line each, sorted: what no harmless change of a file may alter.
    static func facts(_ staged: Staged<InterchangeDocument>) -> [String] {
        var lines = staged.diagnostics.map { "\($0.rule.id): \($0.message)" }
        for file in staged.value.files {
            let languages = "\(file.sourceLanguage ?? "-")>\(file.targetLanguage ?? "-")"
            for unit in file.units {
                let target = unit.target?.identity ?? "-"
                let state = "\(unit.state?.name ?? "-") \(unit.isMachine) \(unit.isTranslatable)"
                let notes = unit.notes.filter { $0.from != nil }.map(\.text).joined(separator: "|")
                lines.append("\(languages) \(unit.id): \(unit.source.identity) = \(target) [\(state)] \(notes)")
            }
        }
        return lines.sorted()
    }

    static var expected: [String] { facts(document(file)) }
}

extension Sample {
    static func sentence(_ text: String) -> FormText {
        var result = FormText()
        result.append(MappedText(text, file: FileID(index: 0), at: 0))
        return result
    }
}
