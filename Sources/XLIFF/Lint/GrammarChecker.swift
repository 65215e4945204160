/// Holds every element of a document against a grammar.
///
/// Names are looked up once, when the parse tells them; a tag is then checked by numbers and bits alone, and strings are
/// made for findings only.
struct GrammarChecker {
    /// What the grammar knows of a name.
    struct Symbol {
        /// The name of an element as the specification writes it; nil for those of other namespaces.
        let name: String?
        /// Absent where the grammar has no such element.
        let rule: ElementRule?
        /// The name of an attribute as the specification writes it; nil for those of other namespaces.
        let key: String?
        /// The number of the attribute in the grammar, beyond all where it has none.
        let attribute: Int
    }

    /// An element that is open, with the place among its children that is reached.
    private struct Open {
        /// Absent inside elements of other namespaces, which hold what they like.
        let rule: ElementRule?
        let takesText: Bool
        let range: Range<Int>
        var step = 0
        var count = 0
    }

    private let grammar: Grammar
    private let naming: (XMLName) -> String?
    private let clause: (_ name: String, _ isAttribute: Bool) -> String
    /// By the numbers of names.
    private(set) var symbols: [Symbol] = []
    private var open: [Open] = []
    private var values: AcceptedValues

    /// `naming` gives the name of an element that the specification uses, nil for one of another namespace.
    init(
        _ grammar: Grammar, _ text: XMLText, naming: @escaping (XMLName) -> String?,
        clause: @escaping (_ name: String, _ isAttribute: Bool) -> String
    ) {
        self.grammar = grammar
        self.naming = naming
        self.clause = clause
        values = AcceptedValues(text)
    }

    /// Takes the next name.
    mutating func name(_ name: XMLName) {
        let element = naming(name)
        let key = name.key
        symbols.append(
            Symbol(
                name: element, rule: element.flatMap { grammar.elements[$0] }, key: key,
                attribute: key.flatMap { grammar.attributes[$0] } ?? Int.max))
    }

    mutating func start(_ tag: XMLStart, _ findings: inout Findings) {
        let rule = symbols[tag.number].rule
        if !open.isEmpty { place(tag, rule, &findings) }
        if let rule { check(tag, rule, &findings) }
        open.append(Open(rule: rule, takesText: rule?.allowsText ?? true, range: tag.range))
    }

    mutating func end(_ findings: inout Findings) {
        guard let closed = open.popLast(), let rule = closed.rule else { return }
        for index in closed.step..<max(closed.step, rule.steps.count) where rule.steps[index].isRequired {
            guard index > closed.step || closed.count == 0 else { continue }
            findings.add(
                LintRules.missingElement, "`\(rule.name)` needs \(Self.words(for: rule.steps[index]))",
                at: closed.range, clause: clause(rule.name, false))
        }
    }

    mutating func text(_ text: XMLSlice, _ range: Range<Int>, _ findings: inout Findings) {
        guard !open.isEmpty, !open[open.count - 1].takesText, !text.isXMLSpace, let rule = open.last?.rule else {
            return
        }
        findings.add(
            LintRules.misplacedText, "`\(rule.name)` holds no text", at: range, clause: clause(rule.name, false))
    }

    // MARK: Children

    /// Takes a child of the innermost open element.
    private mutating func place(_ tag: XMLStart, _ rule: ElementRule?, _ findings: inout Findings) {
        let parent = open.count - 1
        guard let host = open[parent].rule else { return }
        let (reached, count) = (open[parent].step, open[parent].count)
        for index in reached..<max(reached, host.steps.count) {
            guard takes(host, index, tag.number, rule) else { continue }
            guard index > reached || count == 0 || host.steps[index].isRepeated else { continue }
            let first = reached + (count > 0 ? 1 : 0)
            for skipped in min(first, index)..<index where host.steps[skipped].isRequired {
                findings.add(
                    LintRules.missingElement, "`\(host.name)` needs \(Self.words(for: host.steps[skipped])) first",
                    at: tag.range, clause: clause(host.name, false))
            }
            open[parent].count = index > reached ? 1 : count + 1
            open[parent].step = index
            return
        }
        findings.add(
            LintRules.misplacedElement,
            "`\(symbols[tag.number].name ?? tag.name.local)` may not stand here in `\(host.name)`", at: tag.range,
            clause: clause(host.name, false))
    }

    private func takes(_ host: ElementRule, _ index: Int, _ number: Int, _ rule: ElementRule?) -> Bool {
        if let rule, host.steps[index].elements & rule.bit != 0 { return true }
        guard host.steps[index].takesForeign else { return false }
        guard let name = symbols[number].name else { return true }
        // An element of a module that the module does not have is not one of an extension's either.
        guard let rule else {
            return !name.contains(":") ? false : ["its", "itsm"].contains(name.prefix { $0 != ":" })
        }
        return rule.hosts?.contains(host.name) ?? host.name.contains(":")
    }

    private static func words(for step: ElementRule.Step) -> String {
        step.names.map { "`\($0)`" }.joined(separator: " or ")
    }

    // MARK: Attributes

    private mutating func check(_ tag: XMLStart, _ rule: ElementRule, _ findings: inout Findings) {
        var found: UInt64 = 0
        for index in 0..<tag.count {
            let number = symbols[tag.number(at: index)].attribute
            if number < rule.places.count, rule.places[number] > 0 {
                let place = Int(rule.places[number]) - 1
                found |= 1 << UInt64(place)
                let own = rule.attributes[place]
                check(tag.value(at: index), own.type, own.name, tag, &findings)
            } else {
                checkForeign(index, of: tag, rule, &findings)
            }
        }
        guard rule.required & ~found != 0 else { return }
        for (index, own) in rule.attributes.enumerated() where own.isRequired && found >> UInt64(index) & 1 == 0 {
            findings.add(
                LintRules.missingAttribute, "`\(rule.name)` needs the attribute `\(own.name)`", at: tag.range,
                clause: clause(rule.name, false))
        }
    }

    /// Checks an attribute that is not one of the element's own.
    private mutating func checkForeign(
        _ index: Int, of tag: XMLStart, _ rule: ElementRule, _ findings: inout Findings
    ) {
        guard let key = symbols[tag.number(at: index)].key else {
            if rule.foreign != .any { report(tag.names.list[tag.number(at: index)].local, of: tag, rule, &findings) }
            return
        }
        if let type = AttributeTypes.shared[key], rule.foreign != .none {
            check(tag.value(at: index), type, key, tag, &findings)
        } else if rule.foreign == .none || !AttributeTypes.isFree(key) {
            report(key, of: tag, rule, &findings)
        }
    }

    private func report(_ name: String, of tag: XMLStart, _ rule: ElementRule, _ findings: inout Findings) {
        findings.add(
            LintRules.unknownAttribute, "`\(rule.name)` has no attribute `\(name)`", at: tag.range,
            clause: clause(rule.name, false))
    }

    private mutating func check(
        _ value: XMLSlice, _ type: ValueType, _ name: String, _ tag: XMLStart, _ findings: inout Findings
    ) {
        guard let expected = values.objection(to: value, type) else { return }
        findings.add(
            LintRules.badValue, "`\(name)` cannot be `\(value.string)`; it is \(expected)", at: tag.range,
            clause: clause(name, true))
    }
}

/// The attributes that modules add to elements of the core.
private enum AttributeTypes {
    static let shared: [String: ValueType] = [
        "fs:fs": .fsName, "fs:subFs": .text, "slr:storageRestriction": .text, "slr:sizeRestriction": .text,
        "slr:equivStorage": .text, "slr:sizeInfo": .text, "slr:sizeInfoRef": .nmtoken, "pgs:switch": .text,
        "xml:lang": .language, "xml:space": .space, "xml:id": .nmtoken,
    ]

    /// Whether an attribute of a module may stand where its schema does not name it.
    static func isFree(_ key: String) -> Bool {
        key.hasPrefix("its:") || key.hasPrefix("itsm:") || key.hasPrefix("xml:")
    }
}

extension XMLName {
    /// The name of an attribute that the specification uses, with the usual prefix; nil for one of an extension.
    var key: String? {
        if space.isEmpty { return local }
        if space == XMLTag.xmlNamespace { return "xml:" + local }
        return Module.prefixes[space].map { "\($0):\(local)" }
    }
}

extension XMLAttribute {
    /// The name that the specification uses.
    var key: String? { XMLName(space: space, local: name).key }
}
