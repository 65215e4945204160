/// Checks a file of XLIFF 1.2 while it is parsed, within the schema and beyond it.
struct Lint12 {
    /// An open element.
    private struct Open {
        let tag: XMLTag
        /// Absent for elements of other namespaces.
        let name: String?
    }

    private var grammar: GrammarChecker
    private(set) var findings: Findings
    private var open: [Open] = []
    private var file: XMLTag?
    private var unitIDs: Set<String> = []
    private var groupIDs: Set<String> = []
    private var phases: Set<String> = []
    private var tools: Set<String> = []
    /// References that only the end of the file can decide: attribute, value.
    private var pending: [(attribute: String, value: String, tag: XMLTag)] = []
    private var segments: Set<String> = []
    private var codes = OldCodes()
    private var hasText = false
    private var reportsMissingLanguage = true

    init(findings: Findings) {
        grammar = GrammarChecker(.v12) { name, _ in Clause.old(name) }
        self.findings = findings
    }

    mutating func take(_ event: XMLEvent) {
        switch event {
        case .start(let tag): start(tag)
        case .end: end()
        case .text(let text, let range, _):
            grammar.text(text, range, &findings)
            if !text.allSatisfy(\.isXMLSpace) { hasText = true }
        }
    }

    // MARK: Start tags

    private mutating func start(_ tag: XMLTag) {
        let isOurs = tag.space.isEmpty || tag.space.hasPrefix("urn:oasis:names:tc:xliff:document:1.")
        let name = isOurs ? tag.name : nil
        grammar.start(tag, name: name, &findings)
        if let name { check(tag, name) }
        open.append(Open(tag: tag, name: name))
    }

    private mutating func check(_ tag: XMLTag, _ name: String) {
        switch name {
        case "file": startFile(tag)
        case "group": report(duplicate: tag["id"].map { !groupIDs.insert($0).inserted } ?? false, tag, "id")
        case "trans-unit", "bin-unit":
            report(duplicate: tag["id"].map { !unitIDs.insert($0).inserted } ?? false, tag, "id")
            segments = []
            checkSizes(tag)
        case "phase":
            report(duplicate: tag["phase-name"].map { !phases.insert($0).inserted } ?? false, tag, "phase-name")
        case "tool": report(duplicate: tag["tool-id"].map { !tools.insert($0).inserted } ?? false, tag, "tool-id")
        case "source", "seg-source", "target": startText(tag, name)
        case "mrk" where tag["mtype"] == "seg": checkSegment(tag)
        default: codes.take(tag, name, isSource: isInside("source"), &findings)
        }
        if let mid = tag["mid"], name == "alt-trans", !segments.contains(mid) {
            reportDangling("mid", mid, tag)
        }
        let references = ["phase-name", "tool-id", "xid"].filter { $0 != "phase-name" || name != "phase" }
        for attribute in references where name != "tool" {
            if let value = tag[attribute] { pending.append((attribute, value, tag)) }
        }
    }

    private func isInside(_ name: String) -> Bool { open.contains { $0.name == name } }

    private mutating func startFile(_ tag: XMLTag) {
        file = tag
        unitIDs = []
        groupIDs = []
        phases = []
        tools = []
        pending = []
        reportsMissingLanguage = true
    }

    private mutating func report(duplicate isDuplicate: Bool, _ tag: XMLTag, _ attribute: String) {
        guard isDuplicate else { return }
        findings.add(
            LintRules.duplicateID,
            "the file has a `\(tag.name)` with the \(attribute) `\(tag[attribute] ?? "")` already",
            at: tag.range, clause: Clause.old(attribute))
    }

    private mutating func reportDangling(_ attribute: String, _ value: String, _ tag: XMLTag) {
        findings.add(
            LintRules.danglingReference, "nothing in reach has the \(attribute) `\(value)`", at: tag.range,
            clause: Clause.old(attribute))
    }

    private mutating func startText(_ tag: XMLTag, _ name: String) {
        codes = OldCodes()
        hasText = false
        let isTarget = name == "target"
        // An offer may be in another language: for translators who know one.
        guard !isInside("alt-trans") else { return }
        let attribute = isTarget ? "target-language" : "source-language"
        let wanted = file?[attribute]
        if let language = tag.attribute("lang", in: XMLTag.xmlNamespace), let wanted,
            language.lowercased() != wanted.lowercased()
        {
            findings.add(
                LintRules.wrongLanguage, "this \(name) is `\(language)`, not `\(wanted)`", at: tag.range,
                clause: Clause.old("xml:lang"))
        }
        if isTarget, wanted == nil, reportsMissingLanguage {
            reportsMissingLanguage = false
            findings.add(
                LintRules.missingLanguage, "there are targets, but the file has no `target-language`",
                at: (file ?? tag).range, clause: Clause.old("target-language"))
        }
    }

    /// A segment of a target is one of the segmented source.
    private mutating func checkSegment(_ tag: XMLTag) {
        guard let mid = tag["mid"] else { return }
        if isInside("seg-source") {
            report(duplicate: !segments.insert(mid).inserted, tag, "mid")
        } else if isInside("target"), !isInside("alt-trans"), !segments.contains(mid) {
            reportDangling("mid", mid, tag)
        }
    }

    private mutating func checkSizes(_ tag: XMLTag) {
        for size in ["width", "height", "bytes"] {
            guard let least = tag["min" + size].flatMap(Int.init), let most = tag["max" + size].flatMap(Int.init),
                least > most
            else { continue }
            findings.add(
                LintRules.badValue, "`min\(size)` is \(least), more than `max\(size)`", at: tag.range,
                clause: Clause.old("min" + size))
        }
    }

    // MARK: End tags

    private mutating func end() {
        grammar.end(&findings)
        guard let ended = open.popLast(), let name = ended.name else { return }
        switch name {
        case "source", "seg-source", "target":
            codes.finish(&findings)
            let isDone = ["translated", "signed-off", "final"].contains(ended.tag["state"] ?? "")
            if name == "target", isDone, !hasText, !codes.isUsed {
                findings.add(
                    LintRules.stateWithoutTarget, "this target is `\(ended.tag["state"] ?? "")` but empty",
                    at: ended.tag.range, clause: Clause.old("state"))
            }
        case "file": finishFile()
        default: break
        }
    }

    private mutating func finishFile() {
        for (attribute, value, tag) in pending {
            let known = attribute == "xid" ? unitIDs : attribute == "tool-id" ? tools : phases
            if !known.contains(value) { reportDangling(attribute, value, tag) }
        }
        pending = []
    }
}
