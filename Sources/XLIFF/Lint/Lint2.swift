/// Checks a file of XLIFF 2.x while it is parsed. What is remembered are ids and references of the file and the unit that
/// is open, no more.
struct Lint2 {
    /// An open element and what it hands down.
    private struct Open {
        let tag: XMLTag
        /// As the specification writes it; absent for elements of other namespaces.
        let name: String?
        var language: String?
        var preserves: Bool
        /// The nearest file, group or unit around, as an index of `scopes`.
        var scope: Int
    }

    /// What a file, group or unit owns.
    private struct Scope {
        let id: String
        /// Ids of elements of other namespaces, behind the namespace.
        var foreignIDs: Set<String> = []
        var noteIDs: Set<String> = []
    }

    private(set) var grammar: GrammarChecker
    private(set) var findings: Findings
    private var open: [Open] = []
    private var scopes: [Scope] = []
    private var root: XMLTag?
    private var fileIDs: Set<String> = []
    /// Of the file that is open.
    private var groupIDs: Set<String> = []
    private var unitIDs: Set<String> = []
    private var subFlows: [UnitScope.Reference] = []
    /// References that leave their unit, checked at the end of the document.
    private var farReferences: [(target: FragmentReference, reference: UnitScope.Reference, file: String)] = []
    /// The groups and units of the files that are closed.
    private var closed: [String: (groups: Set<String>, units: Set<String>)] = [:]
    private var noteIDs: Set<String> = []
    /// The unit that is open, and a match inside it.
    private var units: [UnitScope] = []
    private var modules = ModuleChecker()
    private var skeletonHasContent = false
    private var reportsMissingLanguage = true

    init(_ root: XMLTag, findings: Findings) {
        let is22 = root["version"] == "2.2"
        grammar = GrammarChecker(is22 ? .v22 : .v21) { name, isAttribute in
            isAttribute ? Clause.attribute(name) : Clause.element(name)
        }
        self.findings = findings
    }

    mutating func take(_ event: XMLEvent) {
        switch event {
        case .start(let tag): start(tag)
        case .end: end()
        case .text(let text, let range, _):
            grammar.text(text, range, &findings)
            if !text.allSatisfy(\.isXMLSpace) { skeletonHasContent = true }
        }
    }

    // MARK: Start tags

    private mutating func start(_ tag: XMLTag) {
        let name = Self.name(of: tag)
        grammar.start(tag, name: name, &findings)
        var inner = Open(
            tag: tag, name: name, language: open.last?.language, preserves: open.last?.preserves ?? false,
            scope: open.last?.scope ?? 0)
        if let value = tag.attribute("lang", in: XMLTag.xmlNamespace) { inner.language = value }
        if let value = tag.attribute("space", in: XMLTag.xmlNamespace) { inner.preserves = value == "preserve" }
        if let name, !name.contains(":") { core(tag, name, &inner) } else { foreign(tag, name, inner) }
        modules.noteContent(of: open.last?.name)
        if let name {
            references(tag, name)
            if !name.contains(":") { modules.checkSizes(tag, &findings) }
        }
        open.append(inner)
    }

    /// The name that the specification uses; nil for an element of an extension.
    private static func name(of tag: XMLTag) -> String? {
        if tag.space.hasPrefix("urn:oasis:names:tc:xliff:document:2.") { return tag.name }
        return Module.prefixes[tag.space].map { "\($0):\(tag.name)" }
    }

    private mutating func core(_ tag: XMLTag, _ name: String, _ inner: inout Open) {
        let id = tag["id"] ?? ""
        switch name {
        case "xliff": startDocument(tag)
        case "file":
            report(duplicate: !fileIDs.insert(id).inserted, tag, "the document")
            groupIDs = []
            unitIDs = []
            subFlows = []
            inner.scope = add(Scope(id: id))
        case "group":
            report(duplicate: !groupIDs.insert(id).inserted, tag, "the file")
            inner.scope = add(Scope(id: id))
        case "unit":
            report(duplicate: !unitIDs.insert(id).inserted, tag, "the file")
            inner.scope = add(Scope(id: id))
            units = [UnitScope(tag)]
        case "skeleton": skeletonHasContent = false
        case "notes": noteIDs = []
        case "note":
            report(duplicate: !noteIDs.insert(id).inserted, tag, "the list of notes")
            if open.last?.name == "notes", inner.scope < scopes.count { scopes[inner.scope].noteIDs.insert(id) }
            if !units.isEmpty { units[units.count - 1].noteIDs.insert(id) }
        case "segment", "ignorable": if units.count == 1 { units[0].parts.append(UnitScope.Part(tag: tag)) }
        case "data":
            guard !units.isEmpty else { break }
            let isNew = units[units.count - 1].dataIDs.insert(id).inserted
            report(duplicate: !isNew, tag, "the original data")
        case "source", "target": startText(tag, name, inner)
        case "cp": checkCodePoint(tag)
        default: startCode(tag, name)
        }
    }

    private mutating func add(_ scope: Scope) -> Int {
        scopes.append(scope)
        return scopes.count - 1
    }

    private mutating func report(duplicate isDuplicate: Bool, _ tag: XMLTag, _ scope: String) {
        guard isDuplicate, let id = tag["id"], !id.isEmpty else { return }
        findings.add(
            LintRules.duplicateID, "\(scope) has a `\(tag.name)` with the id `\(id)` already", at: tag.range,
            clause: Clause.attribute("id"))
    }

    private mutating func startDocument(_ tag: XMLTag) {
        root = tag
        let version = tag["version"] ?? ""
        let isNew = tag.space.hasSuffix(":2.2")
        let fitting = isNew ? ["2.0", "2.1", "2.2"] : ["2.0", "2.1"]
        guard !fitting.contains(version), tag["version"] != nil else { return }
        findings.add(
            LintRules.badValue, "the version `\(version)` does not go with the namespace `\(tag.space)`",
            at: tag.range, clause: Clause.attribute("version"))
    }

    /// A `<source>` or `<target>` of a segment or of a match.
    private mutating func startText(_ tag: XMLTag, _ name: String, _ inner: Open) {
        let isSource = name == "source"
        if open.last?.name != "mtc:match" {
            let wanted = isSource ? root?["srcLang"] : root?["trgLang"]
            if let wanted, let language = inner.language, language.lowercased() != wanted.lowercased() {
                findings.add(
                    LintRules.wrongLanguage, "this \(name) is `\(language)`, not `\(wanted)`", at: tag.range,
                    clause: Clause.attribute("xml:lang"))
            }
            if !isSource, root?["trgLang"] == nil, reportsMissingLanguage {
                reportsMissingLanguage = false
                findings.add(
                    LintRules.missingLanguage, "there are targets, but the document has no `trgLang`",
                    at: (root ?? tag).range, clause: Clause.element("xliff"))
            }
        } else if !units.isEmpty {
            units[units.count - 1].parts.append(UnitScope.Part(tag: tag))
        }
        guard !units.isEmpty, !units[units.count - 1].parts.isEmpty else { return }
        let unit = units.count - 1
        let part = units[unit].parts.count - 1
        if isSource {
            units[unit].parts[part].sourcePreserves = inner.preserves
        } else if open.last?.name != "mtc:match" {
            units[unit].parts[part].targetTag = tag
            units[unit].parts[part].targetPreserves = inner.preserves
        }
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

    private mutating func startCode(_ tag: XMLTag, _ name: String) {
        let kinds: [String: UnitScope.Code.Kind] = [
            "ph": .placeholder, "pc": .open, "sc": .start, "ec": .end, "mrk": .mark, "sm": .mark, "em": .markEnd,
        ]
        if let kind = kinds[name] { append(UnitScope.Code(kind: kind, tag: tag)) }
    }

    /// Puts a code into the source or target that is open.
    private mutating func append(_ code: UnitScope.Code) {
        guard let text = open.last(where: { $0.name == "source" || $0.name == "target" }), !units.isEmpty,
            !units[units.count - 1].parts.isEmpty
        else { return }
        let unit = units.count - 1
        let part = units[unit].parts.count - 1
        if text.name == "source" || units[unit].tag.name == "match" {
            units[unit].parts[part].source.append(code)
        } else {
            units[unit].parts[part].target.append(code)
        }
    }

    // MARK: Other namespaces

    private mutating func foreign(_ tag: XMLTag, _ name: String?, _ inner: Open) {
        if let id = tag["id"] ?? tag.attribute("id", in: XMLTag.xmlNamespace), inner.scope < scopes.count,
            !scopes[inner.scope].foreignIDs.insert(tag.space + " " + id).inserted
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
    private mutating func references(_ tag: XMLTag, _ name: String) {
        for attribute in ["subFlows", "subFlowsStart", "subFlowsEnd"] {
            guard let text = tag[attribute] else { continue }
            subFlows.append(UnitScope.Reference(text: text, tag: tag, name: name, attribute: attribute))
        }
        guard let text = tag["ref"],
            ["mrk", "sm", "note", "gls:glossEntry", "gls:translation", "mtc:match"].contains(name)
        else { return }
        let reference = UnitScope.Reference(text: text, tag: tag, name: name, attribute: "ref")
        if units.isEmpty { refer(reference, in: nil) } else { units[0].references.append(reference) }
    }

    // MARK: End tags

    private mutating func end() {
        grammar.end(&findings)
        guard let ended = open.popLast(), let name = ended.name else { return }
        switch name {
        case "pc": append(UnitScope.Code(kind: .close, tag: ended.tag))
        case "skeleton":
            if (ended.tag["href"] != nil) == skeletonHasContent {
                findings.add(
                    LintRules.badSkeleton, "a skeleton has either content or a `href`", at: ended.tag.range,
                    clause: Clause.element("skeleton"))
            }
        case "mtc:match":
            if units.count > 1, let match = units.popLast() { UnitCheck.dataReferences.run(match, &findings) }
        case "unit":
            finishUnit()
            scopes.removeLast()
        case "group": scopes.removeLast()
        case "file": finishFile(ended.tag["id"] ?? "")
        case "xliff": for far in farReferences { check(far.target, far.reference, file: far.file) }
        default: modules.end(ended.tag, name, &findings)
        }
        // An element inside of a skeleton is its content.
        if open.last?.name == "skeleton" { skeletonHasContent = true }
    }

    private mutating func finishUnit() {
        guard let unit = units.first else { return }
        units = []
        for check in UnitCheck.all { check.run(unit, &findings) }
        let contents = unit.references.isEmpty ? nil : UnitContents(unit)
        for reference in unit.references { refer(reference, in: contents) }
    }

    private mutating func finishFile(_ id: String) {
        for flow in subFlows {
            for unit in flow.text.split(whereSeparator: \.isXMLSpace) where !unitIDs.contains(String(unit)) {
                guard unit.isNMTOKEN else { continue }
                findings.add(
                    LintRules.danglingReference, "the file has no unit `\(unit)`", at: flow.tag.range,
                    clause: Clause.attribute(flow.attribute))
            }
        }
        closed[id] = (groupIDs, unitIDs)
        scopes.removeLast()
    }

    /// Checks a reference from inside a unit or from above.
    private mutating func refer(_ reference: UnitScope.Reference, in unit: UnitContents?) {
        let isGlossary = reference.name.hasPrefix("gls:")
        let isOffer = reference.name == "mtc:match"
        var text = reference.text[...]
        // The glossary module allows an id alone, and its example writes `t=#id`.
        if isGlossary, let mark = text.lastIndex(of: "#") { text = text[mark...] }
        guard text.hasPrefix("#") || isGlossary || isOffer else { return }
        let clause = isOffer || isGlossary ? Clause.element(reference.name) : Clause.fragments
        guard text.hasPrefix("#") || isGlossary, let target = FragmentReference(text.drop { $0 == "#" }) else {
            findings.add(
                LintRules.badReference, "`\(reference.text)` is no reference into this file", at: reference.tag.range,
                clause: clause)
            return
        }
        let isHere =
            target.unit == nil
            ? target.file == nil && target.group == nil && !target.isAbsolute
            : target.unit == unit?.id && target.file ?? scopes.first?.id == scopes.first?.id
        guard isHere, let unit else {
            farReferences.append((target, reference, scopes.first?.id ?? ""))
            return
        }
        var isFound = unit.holds(target.leaf) && (!isOffer || target.leaf.isContent)
        if isGlossary, case .content(let id, _) = target.leaf {
            isFound = isFound || unit.holds(.content(id, isTarget: true))
        }
        guard !isFound else { return }
        findings.add(
            LintRules.danglingReference, "the unit has nothing that `\(reference.text)` could mean",
            at: reference.tag.range, clause: clause)
    }

    /// Checks the containers of a reference that leaves its unit.
    private mutating func check(_ target: FragmentReference, _ reference: UnitScope.Reference, file: String) {
        let place = closed[target.file ?? file]
        let isThere =
            place.map { place in
                target.group.map(place.groups.contains) ?? true && target.unit.map(place.units.contains) ?? true
            } ?? false
        guard !isThere else { return }
        findings.add(
            LintRules.danglingReference, "the document has nothing that `\(reference.text)` could mean",
            at: reference.tag.range, clause: Clause.fragments)
    }
}
