import Diagnostics
import SourceText

/// Checks what holds across the sections of a catalog: sections that must be there once, ids, and names that generated
/// code or messages cannot tell apart.
struct CatalogCheck {
    private let catalog: ParsedCatalog
    private var diagnostics: [Diagnostic] = []

    init(_ catalog: ParsedCatalog) {
        self.catalog = catalog
    }

    /// What is wrong.
    consuming func findings() -> [Diagnostic] {
        checkCounts()
        checkIDs()
        checkMessageNames()
        checkSource()
        return diagnostics
    }

    private mutating func checkCounts() {
        for schema in CatalogSchema.sections where schema.occurs == .once {
            let sections = catalog.sections(schema.kind)
            let head = schema.name == nil ? "[\(schema.kind.rawValue)]" : "[\(schema.kind.rawValue) NAME]"
            guard let first = sections.first else {
                let start = catalog.files.first.map { SourceRange(file: $0.file, 0..<0) }
                let hints = schema.required.map(\.hint).joined(separator: " ")
                diagnostics.append(
                    Diagnostic(
                        CatalogSyntaxRules.missingSection, "no file of the catalog has the section `\(head)`",
                        at: start, notes: ["Add it to any file. \(hints)"]))
                continue
            }
            for section in sections.dropFirst() {
                diagnostics.append(
                    Diagnostic(
                        CatalogSyntaxRules.repeatedSection, "a second `[\(schema.kind.rawValue)]`",
                        at: section.headRange,
                        related: [.init(first.headRange, "the first is here")],
                        notes: ["A catalog has one: put what both say into one of them."]))
            }
        }
    }

    /// A name as Swift has it, among those of one kind; copies and actions share theirs.
    private struct SwiftName: Hashable {
        let kind: SectionKind
        let text: String

        init(_ name: String, of kind: SectionKind) {
            self.kind = kind == .action ? .copy : kind
            self.text = name.utf8.contains(UInt8(ascii: ".")) ? String(name.map { $0 == "." ? "-" : $0 }) : name
        }
    }

    /// Ids twice, and ids that give one Swift name.
    private mutating func checkIDs() {
        var first: [SwiftName: Int] = [:]
        first.reserveCapacity(catalog.sections.count)
        for (index, section) in catalog.sections.enumerated() {
            guard let name = section.name, CatalogSchema.section(section.kind).occurs == .eachIDOnce else { continue }
            let key = SwiftName(name.text, of: section.kind)
            guard let earlier = first[key].map({ catalog.sections[$0] }), let other = earlier.name else {
                first[key] = index
                continue
            }
            if other.text == name.text {
                reportDuplicate(name, section, earlier)
            } else {
                report(
                    CatalogSyntaxRules.collidingNames,
                    "`\(name.text)` and `\(other.text)` give one name in Swift", name, other,
                    note: "A `-` and a `.` are the same there: rename one of them.")
            }
        }
    }

    private mutating func reportDuplicate(_ name: Name, _ section: SectionSyntax, _ earlier: SectionSyntax) {
        guard let other = earlier.name else { return }
        let isShared = section.kind != earlier.kind
        report(
            CatalogSyntaxRules.duplicateID,
            isShared
                ? "`\(name.text)` is the name of a copy and of an action"
                : "`[\(section.kind.rawValue) \(name.text)]` stands twice in the catalog", name, other,
            note: isShared
                ? "Their keys are translation keys, so they share one set of names: rename one of them."
                : "Rename one of them, or put what both say into one.")
    }

    /// An axis and an argument of one name: in a message `{name}` could be either.
    private mutating func checkMessageNames() {
        let axes = Dictionary(catalog.sections(.axis).compactMap(\.name).map { ($0.text, $0) }) { first, _ in first }
        for name in catalog.sections(.argument).compactMap(\.name) {
            guard let axis = axes[name.text] else { continue }
            report(
                CatalogSyntaxRules.collidingNames, "`\(name.text)` is the name of an axis and of an argument", name,
                axis,
                note: "Messages and generated code could not tell them apart: rename one of them.")
        }
    }

    /// The source locale among those to translate into.
    private mutating func checkSource() {
        guard let header = catalog.sections(.catalog).first, let source = header.value("source")?.value.word else {
            return
        }
        for locale in header.value("locales")?.value.list ?? [] where locale.text == source.text {
            report(
                CatalogSyntaxRules.duplicateItem, "the source `\(source.text)` stands in `locales` too", locale, source,
                note: "`locales` lists what the source is translated into: delete it there.")
        }
    }

    private mutating func report(_ rule: Rule, _ message: String, _ name: Name, _ earlier: Name, note: String) {
        diagnostics.append(
            Diagnostic(
                rule, message, at: name.range, related: [.init(earlier.range, "the first is here")], notes: [note]))
    }
}
