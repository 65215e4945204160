/// Checks a file of XLIFF 2.x while it is parsed. What is remembered are ids and references of the file and the unit that
/// is open, no more.
struct Lint2: XMLVisitor {
    /// The elements of the core of which more is asked than their grammar.
    enum Element: String {
        case xliff, file, skeleton, group, unit, segment, ignorable, notes, note, data, source, target
        case cp, ph, pc, sc, ec, mrk, sm, em
    }

    /// What is known of a name.
    private struct Symbol {
        /// Absent for elements of modules, too.
        let element: Element?
        let isModule: Bool
        /// Whether it is an attribute of the module for sizes.
        let isSize: Bool
    }

    /// An open element and what it hands down.
    private struct Open {
        let element: Element?
        let range: Range<Int>
        /// Where its end needs it.
        var tag: XMLTag?
        /// As the specification writes it; absent for elements of other namespaces.
        let name: String?
        var language: String?
        var preserves: Bool
    }

    /// The numbers of the attributes that are asked for.
    private struct Attributes {
        var id = -1
        var reference = -1
        var language = -1
        var space = -1
        var flows: [(name: String, number: Int)] = []
    }

    private var grammar: GrammarChecker
    private(set) var findings: Findings
    /// By the numbers of names.
    private var symbols: [Symbol] = []
    private var attributes = Attributes()
    private var open: [Open] = []
    /// Ids of elements of other namespaces, behind the namespace, in each file, group and unit that is open.
    private var scopes: [Set<String>] = []
    private let root: XMLTag
    private var fileIDs: Set<String> = []
    /// Of the file that is open.
    private var groupIDs: ValueSet
    private var unitIDs: ValueSet
    private var references = ReferenceChecker()
    private var noteIDs: Set<String> = []
    /// The unit that is open, and a match inside it.
    private var units: [UnitScope] = []
    private var modules = ModuleChecker()
    private var skeletonHasContent = false
    private var reportsMissingLanguage = true

    /// Checks a document from its root on, of which some names are known already.
    init(_ root: XMLTag, _ text: XMLText, names: [XMLName], findings: Findings) {
        self.root = root
        let is22 = root["version"] == "2.2"
        grammar = GrammarChecker(is22 ? .v22 : .v21, text, naming: Self.element) { name, isAttribute in
            isAttribute ? Clause.attribute(name) : Clause.element(name)
        }
        self.findings = findings
        groupIDs = ValueSet(text)
        unitIDs = ValueSet(text)
        for name in names { self.name(name) }
    }

    /// The name that the specification uses; nil for an element of an extension.
    private static func element(_ name: XMLName) -> String? {
        if name.space.hasPrefix("urn:oasis:names:tc:xliff:document:2.") { return name.local }
        return Module.prefixes[name.space].map { "\($0):\(name.local)" }
    }

    mutating func name(_ name: XMLName) {
        grammar.name(name)
        let element = Self.element(name)
        let isModule = element?.contains(":") ?? false
        let number = symbols.count
        symbols.append(
            Symbol(
                element: isModule ? nil : element.flatMap(Element.init), isModule: isModule,
                isSize: name.space == ModuleNamespace.sizeRestriction))
        switch name.key {
        case "id": attributes.id = number
        case "ref": attributes.reference = number
        case "xml:lang": attributes.language = number
        case "xml:space": attributes.space = number
        case "subFlows", "subFlowsStart", "subFlowsEnd": attributes.flows.append((name.local, number))
        default: break
        }
    }

    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {
        grammar.text(text, range, &findings)
        if !skeletonHasContent, !text.isXMLSpace { skeletonHasContent = true }
    }

    // MARK: Start tags

    mutating func start(_ tag: XMLStart) {
        grammar.start(tag, &findings)
        let symbol = symbols[tag.number]
        var inner = Open(
            element: symbol.element, range: tag.range, name: grammar.symbols[tag.number].name,
            language: open.last?.language, preserves: open.last?.preserves ?? false)
        if tag.count > 0 {
            if let value = tag.value(attributes.language) { inner.language = value.string }
            if let value = tag.value(attributes.space) { inner.preserves = value.string == "preserve" }
        }
        if let element = symbol.element {
            core(tag, element, &inner)
        } else if symbol.isModule || inner.name == nil {
            inner.tag = tag.kept
            foreign(tag.kept, inner.name)
        }
        if let host = open.last, host.element == nil { modules.noteContent(of: host.name) }
        if tag.count > 0, let name = inner.name {
            note(tag, name)
            if !symbol.isModule, hasSizes(tag) { modules.checkSizes(tag.kept, &findings) }
        }
        open.append(inner)
    }

    private func hasSizes(_ tag: XMLStart) -> Bool {
        for index in 0..<tag.count where symbols[tag.number(at: index)].isSize { return true }
        return false
    }

    private mutating func core(_ tag: XMLStart, _ element: Element, _ inner: inout Open) {
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
            units = [UnitScope(tag.kept)]
        case .skeleton:
            inner.tag = tag.kept
            skeletonHasContent = false
        case .notes: noteIDs = []
        case .note:
            guard let id = tag.value(attributes.id)?.string else { break }
            if !noteIDs.insert(id).inserted { report(duplicate: id, tag, "the list of notes") }
            if !units.isEmpty { units[units.count - 1].noteIDs.insert(id) }
        case .segment, .ignorable: if units.count == 1 { units[0].parts.append(UnitScope.Part(tag: tag.kept)) }
        case .data:
            guard !units.isEmpty else { break }
            let id = tag.value(attributes.id)?.string ?? ""
            if !units[units.count - 1].dataIDs.insert(id).inserted { report(duplicate: id, tag, "the original data") }
        case .source, .target: startText(tag, isSource: element == .source, inner)
        case .cp: checkCodePoint(tag.kept)
        case .ph, .pc, .sc, .ec, .mrk, .sm, .em:
            let code = tag.kept
            if element == .pc { inner.tag = code }
            startCode(code, element)
        }
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
        let isOffer = open.last?.name == "mtc:match"
        if isOffer {
            if !units.isEmpty { units[units.count - 1].parts.append(UnitScope.Part(tag: tag.kept)) }
        } else {
            checkLanguage(tag, isSource: isSource, inner.language)
        }
        let unit = units.count - 1
        guard unit >= 0, !units[unit].parts.isEmpty else { return }
        let part = units[unit].parts.count - 1
        if isSource {
            units[unit].parts[part].sourcePreserves = inner.preserves
        } else if !isOffer {
            units[unit].parts[part].targetTag = tag.kept
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

    private mutating func startCode(_ tag: XMLTag, _ element: Element) {
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
    }

    /// Puts a code into the source or target that is open.
    private mutating func append(_ code: UnitScope.Code) {
        let unit = units.count - 1
        guard unit >= 0, !units[unit].parts.isEmpty,
            let text = open.last(where: { $0.element == .source || $0.element == .target })
        else { return }
        let part = units[unit].parts.count - 1
        if text.element == .source || units[unit].tag.name == "match" {
            units[unit].parts[part].source.append(code)
        } else {
            units[unit].parts[part].target.append(code)
        }
    }

    // MARK: Other namespaces

    private mutating func foreign(_ tag: XMLTag, _ name: String?) {
        if let id = tag["id"] ?? tag.attribute("id", in: XMLTag.xmlNamespace), !scopes.isEmpty,
            !scopes[scopes.count - 1].insert(tag.space + " " + id).inserted
        {
            findings.add(
                LintRules.duplicateID, "another element of this namespace has the id `\(id)` here", at: tag.range,
                clause: Clause.attribute("id"))
        }
        if let id = tag["id"], open.contains(where: { $0.name == "slr:data" }) { modules.sizeData.insert(id) }
        guard let name else { return }
        if name == "mtc:match", !units.isEmpty { units.append(UnitScope(tag)) }
        modules.start(tag, name, root: root, &findings)
    }

    /// Notes the references of an element, and what flows into it.
    private mutating func note(_ tag: XMLStart, _ name: String) {
        for (flow, number) in attributes.flows {
            guard let text = tag.value(number)?.string else { continue }
            references.flows.append(
                UnitScope.Reference(text: text, range: tag.range, name: name, attribute: flow))
        }
        guard let text = tag.value(attributes.reference)?.string,
            ["mrk", "sm", "note", "gls:glossEntry", "gls:translation", "mtc:match"].contains(name)
        else { return }
        let reference = UnitScope.Reference(text: text, range: tag.range, name: name, attribute: "ref")
        if units.isEmpty {
            references.refer(reference, in: nil, &findings)
        } else {
            units[0].references.append(reference)
        }
    }

    // MARK: End tags

    mutating func end(_ upper: Int) {
        grammar.end(&findings)
        guard let ended = open.popLast() else { return }
        switch ended.element {
        case .pc: if let tag = ended.tag { append(UnitScope.Code(kind: .close, tag: tag)) }
        case .skeleton:
            if (ended.tag?["href"] != nil) == skeletonHasContent {
                findings.add(
                    LintRules.badSkeleton, "a skeleton has either content or a `href`", at: ended.range,
                    clause: Clause.element("skeleton"))
            }
        case .unit:
            finishUnit()
            scopes.removeLast()
        case .group: scopes.removeLast()
        case .file:
            references.finishFile(groups: groupIDs, units: unitIDs, &findings)
            scopes.removeLast()
        case .xliff: references.finish(&findings)
        case nil:
            if let tag = ended.tag, let name = ended.name { finish(tag, name) }
        default: break
        }
        // An element inside of a skeleton is its content.
        if open.last?.element == .skeleton { skeletonHasContent = true }
    }

    /// The end of an element of a module.
    private mutating func finish(_ tag: XMLTag, _ name: String) {
        if name == "mtc:match" {
            if units.count > 1, let match = units.popLast() { UnitCheck.dataReferences.run(match, &findings) }
        } else {
            modules.end(tag, name, &findings)
        }
    }

    private mutating func finishUnit() {
        guard let unit = units.first else { return }
        units = []
        let hasCodes = unit.parts.contains { !$0.source.isEmpty || !$0.target.isEmpty }
        for check in UnitCheck.all where hasCodes || !check.isAboutCodes { check.run(unit, &findings) }
        guard !unit.references.isEmpty else { return }
        let contents = UnitContents(unit)
        for reference in unit.references { references.refer(reference, in: contents, &findings) }
    }
}
