import Translation

/// What a unit says beside its segments: terms, offers and former versions, what it was, notes.
extension UnitWriter {
    func writeGlossary(_ xml: inout XMLWriter) {
        var terms: [GlossaryTerm] = []
        for term in forms.flatMap(\.context.terms) where !terms.contains(term) { terms.append(term) }
        guard !terms.isEmpty else { return }
        xml.element("gls:glossary", []) { xml in
            for term in terms {
                xml.element("gls:glossEntry", []) { xml in
                    xml.line("gls:term", []) { $0.text(term.source) }
                    for translation in term.translations {
                        xml.line("gls:translation", []) { $0.text(translation) }
                    }
                    if let definition = term.definition { xml.line("gls:definition", []) { $0.text(definition) } }
                }
            }
        }
    }

    func writeMatches(_ xml: inout XMLWriter) {
        let matches = forms.flatMap(Match.all)
        guard !matches.isEmpty else { return }
        xml.element("mtc:matches", []) { xml in
            for match in matches { write(match, &xml) }
        }
    }

    private func write(_ match: Match, _ xml: inout XMLWriter) {
        let isProposal = match.origin != Match.previous
        let attributes: [(String, String?)] = [
            ("ref", "#" + match.form), ("origin", match.origin), ("type", isProposal ? "tm" : "other"),
            ("subType", isProposal ? nil : "placard:" + Match.previous), ("similarity", isProposal ? "100" : nil),
        ]
        let data = OriginalData([match.source, match.target])
        xml.element("mtc:match", attributes) { xml in
            data.write(&xml)
            write("source", match.source, data, "", &xml)
            write("target", match.target, data, "", &xml)
        }
    }

    /// What each form was when it was written; see `ExportedBase`.
    func writeBases(_ xml: inout XMLWriter) {
        xml.element("mda:metadata", []) { xml in
            xml.element("mda:metaGroup", [("category", ExportedBase.category)]) { xml in
                for form in forms {
                    xml.line("mda:meta", [("type", form.id)]) { $0.text(form.base(isPrefilled: isPrefilled).text) }
                }
            }
        }
    }

    func writeNotes(_ xml: inout XMLWriter) {
        guard let first = forms.first?.context else { return }
        var own: [(NoteAuthor, String?)] = [
            (.writer, first.note), (.role, first.role.isEmpty ? nil : first.role), (.shown, first.shown),
        ]
        for form in forms { own.append((.numbers, form.context.numbers)) }
        let remarks = forms.flatMap { form in form.notes.map { (form: form.id, note: $0) } }
        guard !remarks.isEmpty || own.contains(where: { $0.1 != nil }) else { return }
        xml.element("notes", []) { xml in
            for case (let author, let text?) in own {
                xml.line("note", [("category", author.rawValue)]) { $0.text(text) }
            }
            for (form, note) in remarks {
                xml.line("note", [("category", note.from), ("ref", isSwitched ? "#" + form : nil)]) {
                    $0.text(note.text)
                }
            }
        }
    }
}

/// A translation that stands beside a form: an offer, or what it said before its source changed.
private struct Match {
    static let previous = "previous-version"

    let form: String
    let origin: String
    let source: FormText
    let target: FormText

    static func all(_ form: StoredForm) -> [Match] {
        let former = form.previous.map {
            Match(form: form.id, origin: previous, source: $0.source, target: $0.target.text)
        }
        let offers = form.alternatives.compactMap { alternative -> Match? in
            guard case .proposal(let id) = alternative.kind else { return nil }
            return Match(form: form.id, origin: id, source: alternative.source, target: alternative.target)
        }
        return [former].compactMap(\.self) + offers
    }
}
