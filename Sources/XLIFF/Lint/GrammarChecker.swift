/// Holds every element of a document against a grammar.
struct GrammarChecker {
    /// An element that is open, with the place among its children that is reached.
    private struct Open {
        /// Absent inside elements of other namespaces, which hold what they like.
        let rule: ElementRule?
        let range: Range<Int>
        var step = 0
        var count = 0
    }

    private let grammar: Grammar
    private let clause: (_ name: String, _ isAttribute: Bool) -> String
    private var open: [Open] = []

    init(_ grammar: Grammar, clause: @escaping (_ name: String, _ isAttribute: Bool) -> String) {
        self.grammar = grammar
        self.clause = clause
    }

    mutating func start(_ tag: XMLTag, name: String?, _ findings: inout Findings) {
        let rule = name.flatMap { grammar.elements[$0] }
        if !open.isEmpty { place(tag, name, rule, &findings) }
        if let rule { check(tag, rule, &findings) }
        open.append(Open(rule: rule, range: tag.range))
    }

    mutating func end(_ findings: inout Findings) {
        guard let closed = open.popLast(), let rule = closed.rule else { return }
        for (index, step) in rule.steps.enumerated().dropFirst(closed.step) where step.isRequired {
            guard index > closed.step || closed.count == 0 else { continue }
            findings.add(
                LintRules.missingElement, "`\(rule.name)` needs \(Self.words(for: step))", at: closed.range,
                clause: clause(rule.name, false))
        }
    }

    mutating func text(_ text: String, _ range: Range<Int>, _ findings: inout Findings) {
        guard let rule = open.last?.rule, !rule.allowsText, !text.allSatisfy(\.isXMLSpace) else { return }
        findings.add(
            LintRules.misplacedText, "`\(rule.name)` holds no text", at: range, clause: clause(rule.name, false))
    }

    // MARK: Children

    /// Takes a child of the innermost open element.
    private mutating func place(
        _ tag: XMLTag, _ name: String?, _ rule: ElementRule?, _ findings: inout Findings
    ) {
        guard let host = open[open.count - 1].rule else { return }
        let parent = open.count - 1
        for index in open[parent].step..<max(open[parent].step, host.steps.count) {
            let step = host.steps[index]
            let isNext = index > open[parent].step
            guard takes(step, name, rule, host) else { continue }
            guard isNext || open[parent].count == 0 || step.isRepeated else { continue }
            let first = open[parent].step + (open[parent].count > 0 ? 1 : 0)
            for skipped in host.steps[min(first, index)..<index] where skipped.isRequired {
                findings.add(
                    LintRules.missingElement, "`\(host.name)` needs \(Self.words(for: skipped)) first",
                    at: tag.range, clause: clause(host.name, false))
            }
            open[parent].count = isNext ? 1 : open[parent].count + 1
            open[parent].step = index
            return
        }
        findings.add(
            LintRules.misplacedElement, "`\(name ?? tag.name)` may not stand here in `\(host.name)`", at: tag.range,
            clause: clause(host.name, false))
    }

    private func takes(_ step: ElementRule.Step, _ name: String?, _ rule: ElementRule?, _ host: ElementRule) -> Bool {
        if let name, step.names.contains(name) { return true }
        guard step.takesForeign else { return false }
        guard let name else { return true }
        // An element of a module that the module does not have is not one of an extension's either.
        guard let rule else {
            return !name.contains(":") ? false : ["its", "itsm"].contains(name.prefix { $0 != ":" })
        }
        return rule.hosts?.contains(host.name) ?? host.name.contains(":")
    }

    private static func words(for step: ElementRule.Step) -> String {
        step.names.sorted().map { "`\($0)`" }.joined(separator: " or ")
    }

    // MARK: Attributes

    private func check(_ tag: XMLTag, _ rule: ElementRule, _ findings: inout Findings) {
        for attribute in tag.attributes { check(attribute, of: tag, rule, &findings) }
        for own in rule.attributes where own.isRequired {
            guard !tag.attributes.contains(where: { $0.key == own.name }) else { continue }
            findings.add(
                LintRules.missingAttribute, "`\(rule.name)` needs the attribute `\(own.name)`", at: tag.range,
                clause: clause(rule.name, false))
        }
    }

    private func check(
        _ attribute: XMLAttribute, of tag: XMLTag, _ rule: ElementRule, _ findings: inout Findings
    ) {
        guard let key = attribute.key else {
            if rule.foreign != .any { report(attribute.name, of: tag, rule, &findings) }
            return
        }
        if let own = rule.attributes.first(where: { $0.name == key }) {
            check(attribute.value, own.type, key, tag, &findings)
        } else if let type = AttributeTypes.shared[key], rule.foreign != .none {
            check(attribute.value, type, key, tag, &findings)
        } else if rule.foreign == .none || !AttributeTypes.isFree(key) {
            report(key, of: tag, rule, &findings)
        }
    }

    private func report(_ name: String, of tag: XMLTag, _ rule: ElementRule, _ findings: inout Findings) {
        findings.add(
            LintRules.unknownAttribute, "`\(rule.name)` has no attribute `\(name)`", at: tag.range,
            clause: clause(rule.name, false))
    }

    private func check(
        _ value: String, _ type: ValueType, _ name: String, _ tag: XMLTag, _ findings: inout Findings
    ) {
        guard let expected = type.objection(to: value) else { return }
        findings.add(
            LintRules.badValue, "`\(name)` cannot be `\(value)`; it is \(expected)", at: tag.range,
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

extension XMLAttribute {
    /// The name that the specification uses, with the usual prefix; nil for an attribute of an extension.
    var key: String? {
        if space.isEmpty { return name }
        if space == XMLTag.xmlNamespace { return "xml:" + name }
        return Module.prefixes[space].map { "\($0):\(name)" }
    }
}
