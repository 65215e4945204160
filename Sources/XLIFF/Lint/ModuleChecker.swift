import Diagnostics

/// What the modules of 2.x ask beyond their schemas.
struct ModuleChecker {
    /// What has been seen inside the element that is open, such as a glossary entry.
    private var seen: Set<String> = []
    /// Whether sizes are counted by a profile of the specification's own, which knows numbers only.
    private var hasStandardSizes = false
    /// Ids of the data that sizes may refer to.
    var sizeData: Set<String> = []

    mutating func start(_ tag: XMLTag, _ name: String, root: XMLTag?, _ findings: inout Findings) {
        func report(_ rule: Rule, _ message: String) {
            findings.add(rule, message, at: tag.range, clause: Clause.element(name))
        }
        switch name {
        case "gls:glossEntry", "res:source", "res:target": seen = []
        case "gls:translation", "gls:definition": seen.insert(name)
        case "mtc:match":
            if tag["subType"] != nil, tag["type"] == nil {
                report(LintRules.lonelyDetail, "`subType` stands beside a `type`")
            }
        case "val:rule": checkRule(tag, &findings)
        case "slr:profiles": hasStandardSizes = tag["generalProfile"]?.hasPrefix("xliff:") ?? true
        default: break
        }
        if name == "res:source", let language = tag.attribute("lang", in: XMLTag.xmlNamespace),
            language.lowercased() != root?["srcLang"]?.lowercased()
        {
            report(LintRules.wrongLanguage, "this resource is `\(language)`, not `\(root?["srcLang"] ?? "")`")
        }
    }

    /// Remembers that an element holds another.
    mutating func noteContent(of host: String?) {
        if host == "res:source" || host == "res:target" { seen.insert("content") }
    }

    /// Sizes on an element of the core.
    mutating func checkSizes(_ tag: XMLTag, _ findings: inout Findings) {
        guard tag.attributes.contains(where: { $0.space == ModuleNamespace.sizeRestriction }) else { return }
        func value(_ name: String) -> String? { tag.attribute(name, in: ModuleNamespace.sizeRestriction) }
        func report(_ rule: Rule, _ message: String, _ name: String) {
            findings.add(rule, message, at: tag.range, clause: Clause.attribute("slr:" + name))
        }
        if value("sizeInfo") != nil, value("sizeInfoRef") != nil {
            report(LintRules.lonelyDetail, "`sizeInfo` and `sizeInfoRef` exclude each other", "sizeInfo")
        }
        if let id = value("sizeInfoRef"), !sizeData.contains(id) {
            report(LintRules.danglingReference, "no data for sizes have the id `\(id)`", "sizeInfoRef")
        }
        guard hasStandardSizes else { return }
        for name in ["sizeInfo", "equivStorage"] {
            guard let text = value(name), Int(text) == nil else { continue }
            report(LintRules.badValue, "`slr:\(name)` cannot be `\(text)`; this profile counts whole numbers", name)
        }
        for name in ["sizeRestriction", "storageRestriction"] {
            guard let text = value(name), text.wholeMatch(of: /(\d+,)?(\d+|\*)/) == nil else { continue }
            report(LintRules.badValue, "`slr:\(name)` cannot be `\(text)`; it is such as `30`, `5,30` or `5,*`", name)
        }
    }

    mutating func end(_ tag: XMLTag, _ name: String, _ findings: inout Findings) {
        if name == "res:source" || name == "res:target" {
            if (tag["href"] != nil) == !seen.isEmpty {
                findings.add(
                    LintRules.badSkeleton, "a resource has either content or a `href`", at: tag.range,
                    clause: Clause.element(name))
            }
            return
        }
        guard name == "gls:glossEntry", seen.isEmpty else { return }
        findings.add(
            LintRules.emptyEntry, "a glossary entry has a translation or a definition", at: tag.range,
            clause: Clause.element(name))
    }

    /// A rule says exactly one thing.
    private func checkRule(_ tag: XMLTag, _ findings: inout Findings) {
        func report(_ rule: Rule, _ message: String) {
            findings.add(rule, message, at: tag.range, clause: Clause.element("val:rule"))
        }
        let main = ["isPresent", "isNotPresent", "startsWith", "endsWith"].filter { tag[$0] != nil }
        let isForeign = tag.attributes.contains { !$0.space.isEmpty }
        if main.count > 1 || (main.isEmpty && !isForeign) {
            report(
                LintRules.emptyEntry, "a rule has exactly one of `isPresent`, `isNotPresent`, `startsWith`, `endsWith`")
        }
        for (detail, host) in [("occurs", "isPresent"), ("existsInSource", "")] where tag[detail] != nil {
            let isAlone = host.isEmpty ? tag["isNotPresent"] != nil || main.isEmpty : tag[host] == nil
            if isAlone { report(LintRules.lonelyDetail, "`\(detail)` does not go with this rule") }
        }
    }
}
