// Hand-offs in XLIFF 2.0, 2.1 and 2.2. A message without cases is one unit with one segment. A message with cases is, in
// 2.0 and 2.1, a group of such units; in 2.2 one unit that says what it chooses by and has a segment for each case:
//
//     2.1  <group id="q.title" type="placard:plural">          2.2  <unit id="q.title" pgs:switch="plural:count">
//            <unit id="q.title:count.one">                             <segment id="q.title:count.one" pgs:case="one">
//              <segment id="q.title:count.one">                          <ph id="count:count.one" …/>
//                <ph id="count" …/>
//
// Segments carry the form's id in every version. Inline ids share one space with those of segments over the whole unit,
// so a placeholder in 2.2 carries its case behind a colon; no argument's name holds a colon or a full stop, so none of
// them can be equal.
import SourceText
import Translation

enum Writer2 {
    static func handoff(_ store: TranslationStore, _ version: XLIFFVersion, isPrefilled: Bool) -> [UInt8] {
        var xml = XMLWriter(capacity: store.formCount * 512)
        let root: [(String, String?)] = [
            ("xmlns", version.namespace), ("xmlns:gls", ModuleNamespace.glossary),
            ("xmlns:mda", ModuleNamespace.metadata), ("xmlns:mtc", ModuleNamespace.matches),
            ("xmlns:slr", ModuleNamespace.sizeRestriction),
            ("xmlns:pgs", version == .v22 ? ModuleNamespace.pluralGenderSelect : nil),
            ("version", version.rawValue), ("srcLang", store.sourceLocale), ("trgLang", store.locale),
        ]
        guard !store.messages.isEmpty else {
            xml.empty("xliff", root)
            return xml.bytes
        }
        xml.element("xliff", root) { xml in
            xml.element("file", [("id", "f1"), ("original", store.original)]) { xml in
                if store.messages.contains(where: { $0.forms.contains { $0.context.width != nil } }) {
                    xml.element("slr:profiles", [("generalProfile", "xliff:codepoints")]) { xml in
                        xml.empty("slr:normalization", [("general", "nfc")])
                    }
                }
                for message in store.messages { write(message, version, isPrefilled, &xml) }
            }
        }
        return xml.bytes
    }

    private static func write(
        _ message: StoredMessage, _ version: XLIFFVersion, _ isPrefilled: Bool, _ xml: inout XMLWriter
    ) {
        if !message.isFlattened || version == .v22 {
            UnitWriter(
                id: message.key, forms: message.forms, isSwitched: message.isFlattened, isPrefilled: isPrefilled
            ).write(&xml)
        } else {
            xml.element("group", [("id", message.key), ("type", "placard:plural")]) { xml in
                for form in message.forms {
                    UnitWriter(id: form.id, forms: [form], isSwitched: false, isPrefilled: isPrefilled).write(&xml)
                }
            }
        }
    }
}

/// Writes one `<unit>`.
struct UnitWriter {
    let id: String
    let forms: [StoredForm]
    /// Whether each form is a case of a choice.
    let isSwitched: Bool
    /// Whether the source stands where a target is wanted.
    let isPrefilled: Bool
    /// The spellings of placeholders, each once: `d1`, `d2` …
    let data: OriginalData

    init(id: String, forms: [StoredForm], isSwitched: Bool, isPrefilled: Bool) {
        self.id = id
        self.forms = forms
        self.isSwitched = isSwitched
        self.isPrefilled = isPrefilled
        data = OriginalData(forms.flatMap { [$0.source] + [$0.target?.text].compactMap(\.self) })
    }

    func write(_ xml: inout XMLWriter) {
        let attributes: [(String, String?)] = [
            ("id", id), ("canResegment", isSwitched ? "no" : nil), ("xml:space", "preserve"),
            ("slr:sizeRestriction", forms.compactMap(\.context.width).min().map(String.init)),
            ("pgs:switch", isSwitched ? FormCase.switches(of: forms) : nil),
        ]
        xml.element("unit", attributes) { xml in
            writeGlossary(&xml)
            writeMatches(&xml)
            writeBases(&xml)
            writeNotes(&xml)
            data.write(&xml)
            for form in forms { write(form, &xml) }
        }
    }

    private func write(_ form: StoredForm, _ xml: inout XMLWriter) {
        let name = isSwitched ? FormCase.cases(of: form, among: forms) : nil
        let suffix = isSwitched ? String(form.id.drop { $0 != ":" }) : ""
        let target = isPrefilled && form.wantsTarget ? nil : form.target
        let attributes = [("id", form.id)] + States2.write(target) + [("pgs:case", name)]
        let text = target?.text ?? (isPrefilled ? form.source : nil)
        let required = form.context.required
        xml.element("segment", attributes) { xml in
            write("source", form.source, data, suffix, required: required, &xml)
            if let text { write("target", text, data, suffix, required: required, &xml) }
        }
    }

    /// A sentence; `suffix` is what tells its placeholders from those of other segments, `required` names those that
    /// must not be deleted.
    func write(
        _ name: String, _ sentence: FormText, _ data: OriginalData, _ suffix: String, required: [String] = [],
        _ xml: inout XMLWriter
    ) {
        // Said here too, because OmegaT forgets what the unit says of white space after its first segment.
        xml.line(name, [("xml:space", suffix.isEmpty ? nil : "preserve")]) { xml in
            for part in sentence.parts {
                switch part {
                case .text(let text): xml.text(text.text)
                case .placeholder(let placeholder, _):
                    let spelling = placeholder.spelling.isEmpty ? nil : placeholder.spelling
                    xml.inline(
                        "ph",
                        [
                            ("id", placeholder.id + suffix), ("dataRef", data.id(of: placeholder.spelling)),
                            ("disp", spelling), ("equiv", String(placeholder.kind)), ("type", "ui"),
                            ("subType", "xlf:var"),
                            ("canDelete", required.contains(placeholder.id) ? "no" : nil),
                        ])
                }
            }
        }
    }
}

/// What `<originalData>` holds.
struct OriginalData {
    private let spellings: [String]

    init(_ sentences: [FormText]) {
        var spellings: [String] = []
        for placeholder in sentences.flatMap(\.placeholders)
        where !placeholder.spelling.isEmpty && !spellings.contains(placeholder.spelling) {
            spellings.append(placeholder.spelling)
        }
        self.spellings = spellings
    }

    func id(of spelling: String) -> String? {
        spellings.firstIndex(of: spelling).map { "d\($0 + 1)" }
    }

    func write(_ xml: inout XMLWriter) {
        guard !spellings.isEmpty else { return }
        xml.element("originalData", []) { xml in
            for (index, spelling) in spellings.enumerated() {
                xml.line("data", [("id", "d\(index + 1)")]) { $0.text(spelling) }
            }
        }
    }
}

extension FormCase {
    /// `gender:who plural:count`: what the forms of a message choose by, outermost first.
    static func switches(of forms: [StoredForm]) -> String {
        selections(of: forms).map { "\(keyword($0.kind)):\($0.argument)" }.joined(separator: " ")
    }

    /// `feminine few`: the case of one form for each switch; `other` where it does not depend on it.
    static func cases(of form: StoredForm, among forms: [StoredForm]) -> String {
        selections(of: forms).map { selection in
            switch form.context.cases.first(where: { $0.selection == selection })?.choice {
            case .keyword(let word)?: word
            case .exact(let value)?: FormChoice.decimal(value)
            case nil: "other"
            }
        }.joined(separator: " ")
    }

    private static func selections(of forms: [StoredForm]) -> [Selection] {
        var result: [Selection] = []
        for entry in forms.flatMap(\.context.cases) where !result.contains(entry.selection) {
            result.append(entry.selection)
        }
        return result
    }

    private static func keyword(_ kind: Selection.Kind) -> String {
        switch kind {
        case .plural: "plural"
        case .ordinal: "ordinal"
        case .select: "select"
        }
    }
}
