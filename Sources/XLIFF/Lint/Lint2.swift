/// Checks a file of XLIFF 2.x while it is parsed. What is remembered are ids and references of the file and the unit that
/// is open, no more.
struct Lint2: XMLVisitor {
    /// The elements of the core of which more is asked than their grammar.
    enum Element: String {
        case xliff, file, skeleton, group, unit, segment, ignorable, notes, note, data, source, target
        case cp, ph, pc, sc, ec, mrk, sm, em
    }

    /// The elements of modules that others ask for.
    enum ModuleElement: String {
        case match = "mtc:match"
        case sizeData = "slr:data"
    }

    /// The elements whose `ref` leads into the document.
    private static let referring = ["mrk", "sm", "note", "gls:glossEntry", "gls:translation", "mtc:match"]

    /// What is known of a name.
    private struct Symbol {
        /// Absent for elements of modules, too.
        let element: Element?
        let module: ModuleElement?
        let isModule: Bool
        /// Whether the specification has an element of that name.
        let isNamed: Bool
        /// Whether elements of that name have a `ref` that is followed.
        let refers: Bool
        /// What an attribute of that name makes of a unit.
        let traits: UnitTraits
        /// Whether it is an attribute of the module for sizes.
        let isSize: Bool
    }

    /// An open element and what it hands down.
    struct Open {
        let element: Element?
        let range: Range<Int>
        /// Where its end needs it.
        var tag: XMLTag?
        /// Of its name.
        let number: Int
        var language: String?
        var preserves: Bool
    }

    /// The numbers of the attributes that are asked for.
    struct Attributes {
        var id = -1
        var reference = -1
        var language = -1
        var space = -1
        var state = -1
        var subState = -1
        var order = -1
        /// Of the module for plurals.
        var choice = -1
        var switches = -1
        var flows: [(name: String, number: Int)] = []
    }

    var grammar: GrammarChecker
    var findings: Findings
    /// By the numbers of names.
    private var symbols: [Symbol] = []
    var attributes = Attributes()
    var open: [Open] = []
    /// Ids of elements of other namespaces, behind the namespace, in each file, group and unit that is open.
    var scopes: [Set<String>] = []
    let root: XMLTag
    var fileIDs: Set<String> = []
    /// Of the file that is open.
    var groupIDs: ValueSet
    var unitIDs: ValueSet
    var references = ReferenceChecker()
    var noteIDs: Set<String> = []
    /// The unit that is open, a match inside it, and the memory of those that are closed.
    var units = [UnitScope(), UnitScope()]
    /// How many of them are open.
    var openUnits = 0
    private var modules = ModuleChecker()
    private var changes = ChangeChecker()
    var skeletonHasContent = false
    var reportsMissingLanguage = true

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
        let key = name.key
        symbols.append(
            Symbol(
                element: isModule ? nil : element.flatMap(Element.init), module: element.flatMap(ModuleElement.init),
                isModule: isModule, isNamed: element != nil, refers: element.map(Self.referring.contains) ?? false,
                traits: UnitTraits(attribute: key), isSize: name.space == ModuleNamespace.sizeRestriction))
        switch key {
        case "id": attributes.id = number
        case "ref": attributes.reference = number
        case "state": attributes.state = number
        case "subState": attributes.subState = number
        case "order": attributes.order = number
        case "pgs:case": attributes.choice = number
        case "pgs:switch": attributes.switches = number
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
        // By its place: `last` would hand out a copy.
        let outer = open.count - 1
        var inner = Open(
            element: symbol.element, range: tag.range, number: tag.number,
            language: outer < 0 ? nil : open[outer].language,
            preserves: outer < 0 ? false : open[outer].preserves)
        if tag.count > 0 {
            if let value = tag.value(attributes.language) { inner.language = value.string }
            if let value = tag.value(attributes.space) { inner.preserves = value.says("preserve") }
        }
        if let element = symbol.element {
            core(tag, element, &inner)
        } else if symbol.isModule || !symbol.isNamed {
            let kept = tag.kept
            inner.tag = kept
            foreign(kept, grammar.symbols[tag.number].name)
        }
        if changes.isActive { changes.note(tag, depth: open.count) }
        if outer >= 0, open[outer].element == nil {
            modules.noteContent(of: grammar.symbols[open[outer].number].name)
        }
        if tag.count > 0, symbol.isNamed {
            if symbol.refers || !attributes.flows.isEmpty { note(tag, refers: symbol.refers) }
            if !symbol.isModule, hasSizes(tag) { modules.checkSizes(tag.kept, &findings) }
        }
        open.append(inner)
    }

    /// What the attributes of an element make of its unit.
    func traits(of tag: XMLStart) -> UnitTraits {
        var traits: UnitTraits = []
        for index in 0..<tag.count { traits.formUnion(symbols[tag.number(at: index)].traits) }
        return traits
    }

    /// Whether elements of a name are offers of a translation.
    func isMatch(_ number: Int) -> Bool { symbols[number].module == .match }

    private func hasSizes(_ tag: XMLStart) -> Bool {
        for index in 0..<tag.count where symbols[tag.number(at: index)].isSize { return true }
        return false
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
        if let id = tag["id"], open.contains(where: { symbols[$0.number].module == .sizeData }) {
            modules.sizeData.insert(id)
        }
        guard let name else { return }
        if name == "mtc:match", openUnits == 1 {
            units[1].begin(isMatch: true, id: nil, switches: nil, tag.range)
            openUnits = 2
        }
        modules.start(tag, name, root: root, &findings)
        if name.hasPrefix("ctr:") { changes.start(tag, name, depth: open.count, &findings) }
    }

    /// Notes the references of an element, and what flows into it.
    private mutating func note(_ tag: XMLStart, refers: Bool) {
        for (flow, number) in attributes.flows {
            if let reference = reference(tag, number, flow) { references.flows.append(reference) }
        }
        guard refers, let reference = reference(tag, attributes.reference, "ref") else { return }
        if openUnits == 0 {
            references.refer(reference, in: nil, &findings)
        } else {
            units[0].references.append(reference)
        }
    }

    /// What an attribute of an element refers to.
    private func reference(_ tag: XMLStart, _ number: Int, _ attribute: String) -> UnitScope.Reference? {
        guard let text = tag.value(number)?.string, let name = grammar.symbols[tag.number].name else { return nil }
        return UnitScope.Reference(text: text, range: tag.range, name: name, attribute: attribute)
    }

    // MARK: End tags

    mutating func end(_ upper: Int) {
        grammar.end(&findings)
        guard let ended = open.popLast() else { return }
        if changes.isActive { changes.end(depth: open.count, &findings) }
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
            if let tag = ended.tag, let name = grammar.symbols[ended.number].name { finish(tag, name) }
        default: break
        }
        // An element inside of a skeleton is its content.
        if !open.isEmpty, open[open.count - 1].element == .skeleton { skeletonHasContent = true }
    }

    /// The end of an element of a module.
    private mutating func finish(_ tag: XMLTag, _ name: String) {
        if name == "mtc:match" {
            guard openUnits > 1 else { return }
            openUnits = 1
            UnitCheck.dataReferences.run(units[1], &findings)
        } else {
            modules.end(tag, name, &findings)
        }
    }

    private mutating func finishUnit() {
        guard openUnits > 0 else { return }
        openUnits = 0
        let traits = units[0].traits
        if !traits.isEmpty {
            for check in UnitCheck.all where !check.traits.isDisjoint(with: traits) { check.run(units[0], &findings) }
        }
        guard !units[0].references.isEmpty else { return }
        let contents = UnitContents(units[0])
        for reference in units[0].references { references.refer(reference, in: contents, &findings) }
    }
}
