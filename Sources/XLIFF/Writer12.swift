import SourceText
package import Translation

/// Writes a store as XLIFF 1.2, valid against the strict schema, always the same bytes for the same store.
package enum Writer12 {
    /// `Locales/<tag>.xlf`: everything.
    package static func store(_ store: TranslationStore) -> [UInt8] {
        write(store, .store)
    }

    /// `Output/XLIFF/<tag>.xlf`: what a translator needs. Without what is retired or rejected; every unit says what it
    /// was (`extradata`), so that what comes back can be told from what was sent.
    package static func handoff(_ store: TranslationStore, isPrefilled: Bool = false) -> [UInt8] {
        write(store, isPrefilled ? .prefilledHandoff : .handoff)
    }

    /// What a file is for.
    private enum Purpose {
        case store
        case handoff
        case prefilledHandoff
    }

    private static func write(_ store: TranslationStore, _ purpose: Purpose) -> [UInt8] {
        var xml = XMLWriter(capacity: store.formCount * 512)
        let root: [(String, String?)] = [("xmlns", "urn:oasis:names:tc:xliff:document:1.2"), ("version", "1.2")]
        let file: [(String, String?)] = [
            ("original", store.original), ("source-language", store.sourceLocale), ("target-language", store.locale),
            ("datatype", "plaintext"),
        ]
        xml.element("xliff", root) { xml in
            xml.element("file", file) { xml in
                xml.element("body", []) { xml in
                    for message in store.messages { write(message, purpose, &xml) }
                    guard purpose == .store else { return }
                    write(store.retired, group: StoreGroup.retired, &xml)
                    write(store.rejected, group: StoreGroup.rejected, &xml)
                }
            }
        }
        return xml.bytes
    }

    private static func write(_ message: StoredMessage, _ purpose: Purpose, _ xml: inout XMLWriter) {
        guard message.isFlattened else {
            for form in message.forms { write(form, purpose, &xml) }
            return
        }
        xml.element("group", [("id", message.key), ("restype", "x-icu-plural")]) { xml in
            for form in message.forms { write(form, purpose, &xml) }
        }
    }

    private static func write(_ forms: [StoredForm], group: String, _ xml: inout XMLWriter) {
        guard !forms.isEmpty else { return }
        xml.element("group", [("id", group), ("translate", "no")]) { xml in
            for form in forms { write(form, .store, isLocked: true, &xml) }
        }
    }

    private static func write(
        _ form: StoredForm, _ purpose: Purpose, isLocked: Bool = false, _ xml: inout XMLWriter
    ) {
        let width = form.context.width.map(String.init)
        let attributes: [(String, String?)] = [
            ("id", form.id), ("approved", form.state >= .reviewed ? "yes" : nil),
            ("translate", isLocked ? "no" : nil), ("xml:space", "preserve"),
            ("extradata", purpose == .store ? nil : form.base(isPrefilled: purpose == .prefilledHandoff).text),
            ("maxwidth", width),
            ("size-unit", width == nil ? nil : "char"),
        ]
        xml.element("trans-unit", attributes) { xml in
            write("source", [], form.source, &xml)
            if purpose == .prefilledHandoff, form.wantsTarget {
                write("target", [("state", States12.name(.initial))], form.source, &xml)
            } else if let target = form.target {
                write("target", status(target), target.text, &xml)
            } else if !isLocked {
                xml.empty("target", [("state", States12.name(.initial))])
            }
            writeNotes(form, &xml)
            writeAlternatives(form, purpose, &xml)
        }
    }

    private static func writeNotes(_ form: StoredForm, _ xml: inout XMLWriter) {
        let context = form.context
        let own: [(NoteAuthor, String?)] = [
            (.writer, context.note), (.role, context.role.isEmpty ? nil : context.role), (.shown, context.shown),
            (.numbers, context.numbers),
        ]
        for case (let author, let text?) in own {
            xml.line("note", [("from", author.rawValue)]) { $0.text(text) }
        }
        for note in form.notes { xml.line("note", [("from", note.from)]) { $0.text(note.text) } }
    }

    private static func writeAlternatives(_ form: StoredForm, _ purpose: Purpose, _ xml: inout XMLWriter) {
        if let previous = form.previous {
            xml.element("alt-trans", [("xml:space", "preserve"), ("alttranstype", "previous-version")]) { xml in
                write("source", [], previous.source, &xml)
                write("target", status(previous.target), previous.target.text, &xml)
            }
        }
        for alternative in form.alternatives where purpose == .store || alternative.isProposal {
            let kind = alternative.kind.spelling
            let attributes: [(String, String?)] = [
                ("origin", kind.origin), ("xml:space", "preserve"), ("alttranstype", kind.type),
            ]
            xml.element("alt-trans", attributes) { xml in
                write("source", [], alternative.source, &xml)
                write("target", [], alternative.target, &xml)
            }
        }
    }

    private static func status(_ target: TargetText) -> [(String, String?)] {
        [
            ("state", States12.name(target.state)),
            ("state-qualifier", target.isMachine ? States12.machineQualifiers[0] : nil),
        ]
    }

    private static func write(
        _ name: String, _ attributes: [(String, String?)], _ sentence: FormText, _ xml: inout XMLWriter
    ) {
        xml.line(name, attributes) { xml in
            for part in sentence.parts {
                switch part {
                case .text(let text): xml.text(text.text)
                case .placeholder(let placeholder, _):
                    let spelling = placeholder.spelling.isEmpty ? nil : placeholder.spelling
                    xml.inline("x", [("id", placeholder.id), ("equiv-text", spelling)])
                }
            }
        }
    }
}
