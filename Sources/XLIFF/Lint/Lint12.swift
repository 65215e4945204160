/// Checks a file of XLIFF 1.2 while it is parsed, within the schema and beyond it.
struct Lint12: XMLVisitor {
    /// The elements of which more is asked than their grammar.
    private enum Element: String {
        case file
        case group
        case unit = "trans-unit"
        case binary = "bin-unit"
        case phase
        case tool
        case source
        case segments = "seg-source"
        case target
        case alternative = "alt-trans"
        case mark = "mrk"
        case g
        case x
        case bx
        case ex
        case ph
        case bpt
        case ept
        case it
    }

    /// An open element.
    private struct Open {
        let element: Element?
        let range: Range<Int>
        let state: String?
    }

    /// The numbers of the attributes that are asked for.
    private struct Attributes {
        var id = -1
        var mid = -1
        var state = -1
        var language = -1
        var phase = -1
        var tool = -1
        var unit = -1
        var type = -1
        var sizes: [(name: String, number: Int)] = []
    }

    private var grammar: GrammarChecker
    private(set) var findings: Findings
    /// By the numbers of names.
    private var elements: [Element?] = []
    private var attributes = Attributes()
    private var open: [Open] = []
    private var file: XMLTag?
    private var unitIDs: ValueSet
    private var groupIDs: ValueSet
    private var phases: Set<String> = []
    private var tools: Set<String> = []
    /// References that only the end of the file can decide: attribute, value.
    private var pending: [(attribute: String, value: String, range: Range<Int>)] = []
    private var segments: ValueSet
    private var codes: OldCodes
    private var hasText = false
    private var reportsMissingLanguage = true

    /// Checks a document of which some names are known already.
    init(_ text: XMLText, names: [XMLName], findings: Findings) {
        grammar = GrammarChecker(.v12, text, naming: Self.element) { name, _ in Clause.old(name) }
        self.findings = findings
        unitIDs = ValueSet(text)
        groupIDs = ValueSet(text)
        segments = ValueSet(text)
        codes = OldCodes(text)
        for name in names { self.name(name) }
    }

    private static func element(_ name: XMLName) -> String? {
        name.space.isEmpty || name.space.hasPrefix("urn:oasis:names:tc:xliff:document:1.") ? name.local : nil
    }

    mutating func name(_ name: XMLName) {
        grammar.name(name)
        elements.append(Self.element(name).flatMap(Element.init))
        let number = elements.count - 1
        switch name.key {
        case "id": attributes.id = number
        case "mid": attributes.mid = number
        case "state": attributes.state = number
        case "mtype": attributes.type = number
        case "xml:lang": attributes.language = number
        case "phase-name": attributes.phase = number
        case "tool-id": attributes.tool = number
        case "xid": attributes.unit = number
        case "minwidth", "minheight", "minbytes": attributes.sizes.append((String(name.local.dropFirst(3)), number))
        default: break
        }
    }

    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {
        grammar.text(text, range, &findings)
        if !hasText, !text.isXMLSpace { hasText = true }
    }

    // MARK: Start tags

    mutating func start(_ tag: XMLStart) {
        grammar.start(tag, &findings)
        let element = elements[tag.number]
        if let element { check(tag, element) }
        if tag.count > 0, grammar.symbols[tag.number].name != nil { note(tag, element) }
        open.append(Open(element: element, range: tag.range, state: tag.value(attributes.state)?.string))
    }

    private mutating func check(_ tag: XMLStart, _ element: Element) {
        switch element {
        case .file: startFile(tag.kept)
        case .group:
            if let id = tag.value(attributes.id), !groupIDs.insert(id) { report(duplicate: id, tag, "id") }
        case .unit, .binary:
            if let id = tag.value(attributes.id), !unitIDs.insert(id) { report(duplicate: id, tag, "id") }
            segments.removeAll()
            checkSizes(tag)
        case .phase:
            if let name = tag.value(attributes.phase), !phases.insert(name.string).inserted {
                report(duplicate: name, tag, "phase-name")
            }
        case .tool:
            if let id = tag.value(attributes.tool), !tools.insert(id.string).inserted {
                report(duplicate: id, tag, "tool-id")
            }
        case .source, .segments, .target: startText(tag, element)
        case .mark:
            if tag.value(attributes.type)?.string == "seg" { checkSegment(tag) }
        case .alternative:
            if let mid = tag.value(attributes.mid), !segments.contains(mid) {
                reportDangling("mid", mid.string, tag.range)
            }
        case .g, .x, .bx, .ex, .ph, .bpt, .ept, .it:
            codes.take(tag, tag.value(attributes.id), isSource: isInside(.source), &findings)
        }
    }

    /// Notes the references of an element to what may follow it.
    private mutating func note(_ tag: XMLStart, _ element: Element?) {
        guard element != .tool else { return }
        for (name, number) in [
            ("phase-name", attributes.phase), ("tool-id", attributes.tool), ("xid", attributes.unit),
        ] where number >= 0 && (name != "phase-name" || element != .phase) {
            if let value = tag.value(number) { pending.append((name, value.string, tag.range)) }
        }
    }

    private func isInside(_ element: Element) -> Bool {
        for outer in open where outer.element == element { return true }
        return false
    }

    private mutating func startFile(_ tag: XMLTag) {
        file = tag
        unitIDs.removeAll()
        groupIDs.removeAll()
        phases = []
        tools = []
        pending = []
        reportsMissingLanguage = true
    }

    private mutating func report(duplicate value: XMLSlice, _ tag: XMLStart, _ attribute: String) {
        findings.add(
            LintRules.duplicateID,
            "the file has a `\(tag.name.local)` with the \(attribute) `\(value.string)` already",
            at: tag.range, clause: Clause.old(attribute))
    }

    private mutating func reportDangling(_ attribute: String, _ value: String, _ range: Range<Int>) {
        findings.add(
            LintRules.danglingReference, "nothing in reach has the \(attribute) `\(value)`", at: range,
            clause: Clause.old(attribute))
    }

    private mutating func startText(_ tag: XMLStart, _ element: Element) {
        codes.start()
        hasText = false
        let isTarget = element == .target
        // An offer may be in another language: for translators who know one.
        guard !isInside(.alternative) else { return }
        if let language = tag.value(attributes.language)?.string,
            let wanted = file?[isTarget ? "target-language" : "source-language"],
            language.lowercased() != wanted.lowercased()
        {
            findings.add(
                LintRules.wrongLanguage, "this \(element.rawValue) is `\(language)`, not `\(wanted)`", at: tag.range,
                clause: Clause.old("xml:lang"))
        }
        guard isTarget, reportsMissingLanguage else { return }
        // Told once.
        reportsMissingLanguage = false
        guard file?["target-language"] == nil else { return }
        findings.add(
            LintRules.missingLanguage, "there are targets, but the file has no `target-language`",
            at: file?.range ?? tag.range, clause: Clause.old("target-language"))
    }

    /// A segment of a target is one of the segmented source.
    private mutating func checkSegment(_ tag: XMLStart) {
        guard let mid = tag.value(attributes.mid) else { return }
        if isInside(.segments) {
            if !segments.insert(mid) { report(duplicate: mid, tag, "mid") }
        } else if isInside(.target), !isInside(.alternative), !segments.contains(mid) {
            reportDangling("mid", mid.string, tag.range)
        }
    }

    private mutating func checkSizes(_ tag: XMLStart) {
        for (size, number) in attributes.sizes {
            guard let least = tag.value(number).flatMap({ Int($0.string) }),
                let most = tag["max" + size].flatMap({ Int($0) }), least > most
            else { continue }
            findings.add(
                LintRules.badValue, "`min\(size)` is \(least), more than `max\(size)`", at: tag.range,
                clause: Clause.old("min" + size))
        }
    }

    // MARK: End tags

    mutating func end(_ upper: Int) {
        grammar.end(&findings)
        guard let ended = open.popLast(), let element = ended.element else { return }
        switch element {
        case .source, .segments, .target:
            codes.finish(&findings)
            guard element == .target, !hasText, !codes.isUsed, let state = ended.state,
                ["translated", "signed-off", "final"].contains(state)
            else { return }
            findings.add(
                LintRules.stateWithoutTarget, "this target is `\(state)` but empty", at: ended.range,
                clause: Clause.old("state"))
        case .file: finishFile()
        default: break
        }
    }

    private mutating func finishFile() {
        for (attribute, value, range) in pending {
            let isKnown =
                switch attribute {
                case "xid": unitIDs.contains(value)
                case "tool-id": tools.contains(value)
                default: phases.contains(value)
                }
            if !isKnown { reportDangling(attribute, value, range) }
        }
        pending = []
    }
}
