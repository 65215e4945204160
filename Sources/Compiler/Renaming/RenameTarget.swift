import CatalogModel
import CatalogSyntax
import SourceText

/// Something in a catalog that has a name.
package struct RenameTarget: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case copy
        case action
        case axis
        /// A value of an axis.
        case value
        case argument
        /// A value of an argument that is an enumeration.
        case word
        case tone
        case route
        case term
        case claim
        case budget
        case impossible
        case fixture

        /// The kind of the sections that declare it; absent for what stands in a list.
        var section: SectionKind? {
            switch self {
            case .copy: .copy
            case .action: .action
            case .axis: .axis
            case .argument: .argument
            case .term: .term
            case .claim: .claim
            case .budget: .budget
            case .impossible: .impossible
            case .fixture: .fixture
            case .value, .word, .tone, .route: nil
            }
        }
    }

    package let kind: Kind
    package let name: String
    /// The axis of a value, the argument of a word.
    package let scope: String?

    /// `value task:unknown`, as a command line names it.
    package var text: String { "\(kind.rawValue) \(scope.map { "\($0):" } ?? "")\(name)" }

    /// Everything that a catalog declares under a name. `axis:value` names a value of one axis only.
    static func all(_ text: String, in parsed: ParsedCatalog) -> [RenameTarget] {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let scope = parts.count == 2 ? parts[0] : nil
        let name = parts.last ?? text
        return declared(in: parsed).filter { $0.name == name && (scope == nil || $0.scope == scope) }
    }

    /// Everything that has a name, each once.
    static func declared(in parsed: ParsedCatalog) -> [RenameTarget] {
        var found: [RenameTarget] = []
        func add(_ kind: Kind, _ names: [Name], scope: String? = nil) {
            for name in names { found.append(RenameTarget(kind: kind, name: name.text, scope: scope)) }
        }
        for section in parsed.sections {
            for kind in Kind.allCases where kind.section == section.kind {
                add(kind, [section.name].compactMap(\.self))
            }
            switch section.kind {
            case .axis: add(.value, section.value("values")?.value.list ?? [], scope: section.name?.text)
            case .argument: add(.word, section.value("type")?.value.argumentType.cases ?? [], scope: section.name?.text)
            case .catalog:
                add(.tone, section.value("tones")?.value.list ?? [])
                add(.route, section.value("routes")?.value.list ?? [])
            default: break
            }
        }
        var seen: Set<RenameTarget> = []
        return found.filter { seen.insert($0).inserted }
    }
}
