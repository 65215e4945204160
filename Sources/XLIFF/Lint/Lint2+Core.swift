/// The elements of the core: ids, languages, segments and their codes.
extension Lint2 {
    mutating func core(_ tag: XMLStart, _ element: Element, _ inner: inout Open) {
        switch element {
        case .xliff: startDocument(tag.kept)
        case .file:
            let file = tag.kept
            inner.tag = file
            let id = file["id"] ?? ""
            if !fileIDs.insert(id).inserted { report(duplicate: id, tag, "the document") }
            references.startFile(id)
            groupIDs.removeAll()
            unitIDs.removeAll()
            scopes.append([])
        case .group:
            if let id = tag.value(attributes.id), !groupIDs.insert(id) { report(duplicate: id.string, tag, "the file") }
            scopes.append([])
        case .unit:
            if let id = tag.value(attributes.id), !unitIDs.insert(id) { report(duplicate: id.string, tag, "the file") }
            scopes.append([])
            beginUnit(tag)
        case .skeleton:
            inner.tag = tag.kept
            skeletonHasContent = false
        case .notes: noteIDs = []
        case .note:
            guard let id = tag.value(attributes.id)?.string else { break }
            if !noteIDs.insert(id).inserted { report(duplicate: id, tag, "the list of notes") }
            if openUnits > 0 { units[openUnits - 1].noteIDs.insert(id) }
        case .segment, .ignorable: if openUnits == 1 { beginPart(tag, isSegment: element == .segment) }
        case .data:
            guard openUnits > 0 else { break }
            let id = tag.value(attributes.id)?.string ?? ""
            if !units[openUnits - 1].dataIDs.insert(id).inserted { report(duplicate: id, tag, "the original data") }
        case .source, .target: startText(tag, isSource: element == .source, inner)
        case .cp: checkCodePoint(tag.kept)
        case .ph, .pc, .sc, .ec, .mrk, .sm, .em:
            let code = tag.kept
            if element == .pc { inner.tag = code }
            startCode(code, element, traits(of: tag))
        }
    }

    private mutating func beginUnit(_ tag: XMLStart) {
        units[0].begin(
            isMatch: false, id: tag.value(attributes.id)?.string, switches: tag.value(attributes.switches)?.string,
            tag.range)
        openUnits = 1
        units[0].traits = traits(of: tag)
    }

    private mutating func beginPart(_ tag: XMLStart, isSegment: Bool) {
        var part = UnitScope.Part(isSegment: isSegment, range: tag.range)
        if tag.count > 0 {
            part.id = tag.value(attributes.id)?.string
            part.state = tag.value(attributes.state)?.string
            part.hasSubState = tag.value(attributes.subState) != nil
            part.choice = tag.value(attributes.choice)?.string
        }
        if part.id != nil, !units[0].parts.isEmpty { units[0].traits.insert(.ids) }
        if !isSegment { units[0].traits.insert(.states) }
        units[0].traits.formUnion(traits(of: tag))
        units[0].parts.append(part)
    }

    private mutating func report(duplicate id: String, _ tag: XMLStart, _ scope: String) {
        guard !id.isEmpty else { return }
        findings.add(
            LintRules.duplicateID, "\(scope) has a `\(tag.name.local)` with the id `\(id)` already", at: tag.range,
            clause: Clause.attribute("id"))
    }

    private mutating func startDocument(_ tag: XMLTag) {
        let version = tag["version"] ?? ""
        let isNew = tag.space.hasSuffix(":2.2")
        let fitting = isNew ? ["2.0", "2.1", "2.2"] : ["2.0", "2.1"]
        guard !fitting.contains(version), tag["version"] != nil else { return }
        findings.add(
            LintRules.badValue, "the version `\(version)` does not go with the namespace `\(tag.space)`",
            at: tag.range, clause: Clause.attribute("version"))
    }

    /// A `<source>` or `<target>` of a segment or of a match.
    private mutating func startText(_ tag: XMLStart, isSource: Bool, _ inner: Open) {
        let isOffer = !open.isEmpty && isMatch(open[open.count - 1].number)
        if isOffer {
            if openUnits > 0 {
                units[openUnits - 1].parts.append(UnitScope.Part(isSegment: false, range: tag.range))
            }
        } else {
            checkLanguage(tag, isSource: isSource, inner.language)
        }
        let unit = openUnits - 1
        guard unit >= 0, !units[unit].parts.isEmpty else { return }
        let part = units[unit].parts.count - 1
        if inner.preserves { units[unit].traits.insert(.space) }
        if isSource {
            units[unit].parts[part].sourcePreserves = inner.preserves
        } else if !isOffer {
            units[unit].traits.formUnion(traits(of: tag))
            units[unit].parts[part].targetTag = UnitScope.Target(
                range: tag.range, order: tag.value(attributes.order).flatMap { Int($0.string) })
            units[unit].parts[part].targetPreserves = inner.preserves
        }
    }

    private mutating func checkLanguage(_ tag: XMLStart, isSource: Bool, _ language: String?) {
        if let language, let wanted = root[isSource ? "srcLang" : "trgLang"],
            language.lowercased() != wanted.lowercased()
        {
            findings.add(
                LintRules.wrongLanguage, "this \(isSource ? "source" : "target") is `\(language)`, not `\(wanted)`",
                at: tag.range, clause: Clause.attribute("xml:lang"))
        }
        guard !isSource, reportsMissingLanguage else { return }
        // Told once.
        reportsMissingLanguage = false
        guard root["trgLang"] == nil else { return }
        findings.add(
            LintRules.missingLanguage, "there are targets, but the document has no `trgLang`", at: root.range,
            clause: Clause.element("xliff"))
    }

    private mutating func checkCodePoint(_ tag: XMLTag) {
        guard let value = tag["hex"].flatMap({ UInt32($0, radix: 16) }) else { return }
        let isXML =
            value == 0x9 || value == 0xA || value == 0xD || (0x20...0xD7FF).contains(value)
            || (0xE000...0xFFFD).contains(value) || (0x10000...0x10FFFF).contains(value)
        guard isXML || value > 0x10FFFF else { return }
        let message =
            isXML ? "XML can hold this character, so `<cp>` must not" : "there is no such character"
        findings.add(
            isXML ? LintRules.needlessCodePoint : LintRules.badValue, message, at: tag.range,
            clause: Clause.element("cp"))
    }

    private mutating func startCode(_ tag: XMLTag, _ element: Element, _ own: UnitTraits) {
        let kind: UnitScope.Code.Kind
        switch element {
        case .ph: kind = .placeholder
        case .pc: kind = .open
        case .sc: kind = .start
        case .ec: kind = .end
        case .mrk, .sm: kind = .mark
        default: kind = .markEnd
        }
        append(UnitScope.Code(kind: kind, tag: tag))
        guard openUnits > 0 else { return }
        var traits = own.union(.ids)
        switch kind {
        case .start, .end, .markEnd: traits.insert(.pairs)
        case .mark: traits.formUnion([.marks, .pairs])
        case .placeholder, .open, .close: break
        }
        units[openUnits - 1].traits.formUnion(traits)
    }

    /// Puts a code into the source or target that is open.
    mutating func append(_ code: UnitScope.Code) {
        let unit = openUnits - 1
        guard unit >= 0, !units[unit].parts.isEmpty,
            let text = open.last(where: { $0.element == .source || $0.element == .target })
        else { return }
        let part = units[unit].parts.count - 1
        if text.element == .source || units[unit].isMatch {
            units[unit].parts[part].source.append(code)
        } else {
            units[unit].parts[part].target.append(code)
        }
    }
}
