import Diagnostics

// Change tracking says what elements beside it were before. What it may speak of are the children of the element around
// it and theirs, which follow it:
//
//     <unit id="u">
//       <ctr:changeTrack>
//         <ctr:revisions appliesTo="note" ref="n1">     one of several notes: `ref` must say which
//           <ctr:revision><ctr:item property="priority">1</ctr:item></ctr:revision>
//         </ctr:revisions>
//       </ctr:changeTrack>
//       <notes><note id="n1"/><note id="n2"/></notes>   `n1` has no `priority`
//
// So revisions are kept until the element around them ends, and only then is anything else.

/// Checks the change tracking of a document. It was a module of 2.0; in 2.1 it is an extension.
struct ChangeChecker {
    private struct Revisions {
        let tag: XMLTag
        var items: [XMLTag] = []
        var versions: Set<String> = []
    }

    /// An element that has its changes tracked.
    private struct Scope {
        /// How many elements are open around its children.
        let depth: Int
        var revisions: [Revisions] = []
        /// Its children and theirs.
        var contents: [XMLTag] = []
    }

    private var scopes: [Scope] = []
    /// What the revision that is open speaks of.
    private var properties: Set<String> = []

    var isActive: Bool { !scopes.isEmpty }

    /// Takes an element of the module, around which some are open.
    mutating func start(_ tag: XMLTag, _ name: String, depth: Int, _ findings: inout Findings) {
        if name == "ctr:revisions" {
            if scopes.last?.depth != depth - 1 { scopes.append(Scope(depth: depth - 1)) }
            scopes[scopes.count - 1].revisions.append(Revisions(tag: tag))
        }
        let scope = scopes.count - 1
        guard scope >= 0, !scopes[scope].revisions.isEmpty else { return }
        let last = scopes[scope].revisions.count - 1
        if name == "ctr:revision" {
            properties = []
            if let version = tag["version"] { scopes[scope].revisions[last].versions.insert(version) }
        } else if name == "ctr:item" {
            scopes[scope].revisions[last].items.append(tag)
            guard let property = tag["property"], !properties.insert(property).inserted else { return }
            findings.add(
                LintRules.badValue, "`property` cannot be `\(property)`; this revision has an item for it already",
                at: tag.range, clause: Clause.element(name))
        }
    }

    /// Takes any element, around which some are open.
    mutating func note(_ tag: XMLStart, depth: Int) {
        for index in scopes.indices where depth == scopes[index].depth || depth == scopes[index].depth + 1 {
            scopes[index].contents.append(tag.kept)
        }
    }

    /// Takes the end of an element, around which some are still open.
    mutating func end(depth: Int, _ findings: inout Findings) {
        while let scope = scopes.last, scope.depth > depth {
            scopes.removeLast()
            let known = Dictionary(
                scope.contents.compactMap { tag in tag["id"].map { ($0, tag) } },
                uniquingKeysWith: { first, _ in first })
            let byName = Dictionary(grouping: scope.contents, by: \.name)
            for revisions in scope.revisions {
                check(revisions, known, byName[revisions.tag["appliesTo"] ?? ""] ?? [], &findings)
            }
        }
    }

    private func check(
        _ revisions: Revisions, _ known: [String: XMLTag], _ named: [XMLTag], _ findings: inout Findings
    ) {
        let tag = revisions.tag
        func report(_ rule: Rule, _ message: String, at range: Range<Int>? = nil) {
            findings.add(rule, message, at: range ?? tag.range, clause: Clause.element("ctr:revisions"))
        }
        if let current = tag["currentVersion"], !revisions.versions.contains(current) {
            report(LintRules.danglingReference, "no revision here has the version `\(current)`")
        }
        guard let reference = tag["ref"] else {
            if named.count > 1, named.allSatisfy({ $0["id"] != nil }) {
                report(
                    LintRules.missingAttribute, "`ref` says which `\(tag["appliesTo"] ?? "")` of several this is about")
            }
            return
        }
        guard let meant = known[reference] else {
            return report(LintRules.danglingReference, "nothing beside these revisions has the id `\(reference)`")
        }
        for item in revisions.items {
            guard let property = item["property"], property != "content",
                !meant.attributes.contains(where: { $0.key == property })
            else { continue }
            report(
                LintRules.badValue,
                "`property` cannot be `\(property)`; the `\(meant.name)` `\(reference)` has no such attribute",
                at: item.range)
        }
    }
}
