package import CatalogModel
package import CatalogSyntax
package import Diagnostics
import SourceText

/// Looks up every name of a parsed catalog.
///
/// Names are declared first (axes, locales, tones, routes, arguments, actions), then the sections that use them are
/// read in catalog order, so that the order of files and sections never matters and messages come out in the order in
/// which they stand. What cannot be resolved is reported and left out; everything else stays usable.
package func resolve(_ parsed: ParsedCatalog) -> Staged<ResolvedCatalog> {
    var resolver = Resolver(parsed)
    resolver.declareAxes()
    resolver.readHeader()
    resolver.declareArguments()
    resolver.declareActions()
    resolver.catalog.messages.reserveCapacity(parsed.sections.count * 5)
    for section in parsed.sections { resolver.read(section) }
    resolver.checkFormerIDs()
    return Staged(resolver.catalog, resolver.diagnostics)
}

/// The state of one resolution.
struct Resolver {
    let parsed: ParsedCatalog
    var catalog: ResolvedCatalog
    var diagnostics: [Diagnostic] = []
    /// Names of the copy sections read so far.
    var copyNames: Set<String> = []
    /// The product of the axes; asked for once they are declared, as are the values.
    private(set) lazy var space = catalog.space
    /// For each name of a value the axes that have it, in their order, and its index there.
    private(set) lazy var values: [String: [ValuePlace]] = {
        var values: [String: [ValuePlace]] = [:]
        for (axis, declared) in catalog.axes.enumerated() {
            for (index, value) in declared.values.enumerated() {
                values[value.text, default: []].append(ValuePlace(axis: axis, index: index))
            }
        }
        return values
    }()

    /// A value of an axis.
    struct ValuePlace {
        let axis: Int
        let index: Int
    }

    init(_ parsed: ParsedCatalog) {
        self.parsed = parsed
        let file = parsed.files.first?.file ?? FileID(index: 0)
        let nowhere = SourceRange(file: file, 0..<0)
        let header = parsed.sections(.catalog).first
        let name = header?.name ?? Name("catalog", at: header?.headRange ?? nowhere)
        catalog = ResolvedCatalog(
            header: CatalogHeader(
                name: name, sourceLocale: header?.value("source")?.value.word ?? Name("en", at: name.range),
                swiftType: header?.value("swift-type")?.value.text ?? Resolver.swiftType(for: name.text)))
    }

    /// `ailoha` gives `AilohaCopy`.
    static func swiftType(for name: String) -> String {
        let words = name.split(whereSeparator: { $0 == "-" || $0 == "." })
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Copy"
    }

    /// Reads a section that uses names; those that declare were read before.
    mutating func read(_ section: SectionSyntax) {
        keepValues(section)
        switch section.kind {
        case .catalog, .axis, .argument: break
        case .action: readActionWords(section)
        case .locale: readLocale(section)
        case .impossible: readImpossible(section)
        case .copy: readCopy(section)
        case .fallback: readFallback(section)
        case .budget: readBudget(section)
        case .claim: readClaim(section)
        case .term: readTerm(section)
        case .fixture: readFixture(section)
        case .level: readLevel(section)
        case .allow: readAllowance(section)
        }
    }

    /// Keeps what is no message, for the checks that look at everything that was written.
    private mutating func keepValues(_ section: SectionSyntax) {
        if section.kind == .fixture { return }
        let hasWords = [.copy, .fallback, .action].contains(section.kind)
        for entry in section.entries where !hasWords || Field(rawValue: entry.key.text) == nil {
            catalog.values.append(CatalogValue(section: section.name, key: entry.key.text, value: entry.value))
        }
    }

    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [],
        notes: [String] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(rule, message, at: range, related: related, notes: notes, fixes: fixes))
    }

    /// Reports a name that nothing declares, with the one that was probably meant.
    mutating func reportUnknown(_ kind: String, _ name: Name, among known: [String], rule: Rule, where place: String) {
        var notes: [String] = []
        var fixes: [Fix] = []
        if let nearest = Spelling.nearest(to: name.text, among: known) {
            fixes.append(
                Fix("Write `\(nearest)`", .needsReview, [Fix.Edit(name.range, nearest)]))
            notes.append("did you mean `\(nearest)`?")
        } else if known.isEmpty {
            notes.append("\(place) declares none")
        } else {
            notes.append("\(place) has \(Resolver.listing(known))")
        }
        report(rule, "unknown \(kind) `\(name.text)`", at: name.range, notes: notes, fixes: fixes)
    }

    /// Names in backticks, at most twelve of them.
    static func listing(_ names: [String]) -> String {
        let shown = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }

    /// Index of a declared name, or nothing after a report.
    mutating func index(
        of name: Name, in known: [Name], kind: String, where place: String
    ) -> Int? {
        if let found = known.index(of: name) { return found }
        reportUnknown(kind, name, among: known.map(\.text), rule: ResolutionRules.unknownName, where: place)
        return nil
    }
}

extension [Name] {
    /// The place of a name.
    func index(of name: Name) -> Int? { firstIndex { $0.text == name.text } }
}
