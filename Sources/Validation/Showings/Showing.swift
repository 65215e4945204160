import CatalogModel
import MessageSyntax
import Regions
import Rendering
import SourceText

/// One text as it is shown in a part of the space: its selects over axes decided, fit for the budgets there.
struct Showing {
    /// Index of the message.
    let message: Int
    let field: WidthBudget.Field
    /// Whether it is spoken, not read.
    let isSpoken: Bool
    let forms: [MessageForm]
    /// Where it is shown if its section wins.
    var area: Area
}

/// Whose texts are shown.
enum ShowingOwner: Sendable, Hashable {
    /// Index of a copy section, with the group in which it must win.
    case section(Int, Group)
    /// Shown at run time where nothing else can be, and its action's words under redaction: anywhere.
    case fallback
}

extension CatalogScene {
    /// Everything that a section, or the fallback, shows in a language, where budgets decide among lengths.
    func showings(of owner: ShowingOwner, language: Int) -> [Showing] {
        let texts: CopyTexts?
        var groups = Group.allCases
        switch owner {
        case .section(let section, let group):
            texts = catalog.copies[section].texts
            groups = [group]
        case .fallback: texts = catalog.fallback?.texts
        }
        guard let texts else { return [] }
        return groups.flatMap { showings(of: texts, $0, language) }
    }

    private func showings(of texts: CopyTexts, _ group: Group, _ language: Int) -> [Showing] {
        let reader = ShowingReader(scene: self, language: language)
        switch group {
        case .copy:
            return reader.fitting([texts.title, texts.short, texts.tiny], .title)
                + reader.unlessDropped(texts.support) + reader.everywhere(texts.label, .label)
        case .redacted: return reader.everywhere(texts.redacted, .redacted)
        case .action:
            guard case .action(let index)? = texts.action else { return [] }
            let action = catalog.actions[index]
            return reader.fitting([action.title, action.short], .action)
                + reader.everywhere(action.label, .action, isSpoken: true)
                + reader.everywhere(action.hint, .action, isSpoken: true)
        }
    }
}

/// Works out where the texts of one language are shown.
struct ShowingReader {
    let scene: CatalogScene
    let language: Int

    /// Lengths of one text: at each combination the first that fits is shown, and where none fits the last.
    func fitting(_ variants: [Int?], _ field: WidthBudget.Field) -> [Showing] {
        let present = variants.compactMap { $0 }.filter { message($0) != nil }
        guard !present.isEmpty else { return [] }
        let limits = scene.limits(field, language: language)
        return branches(present).flatMap { branch -> [Showing] in
            var narrowest = Int.max
            var result: [Showing] = []
            for (index, variant) in present.enumerated() {
                let parts = branch.parts[index]
                let width = scene.width(parts, language: language)
                var area = narrowest == .max ? branch.area : branch.area.intersection(limits.below(narrowest))
                if index < present.count - 1 { area = area.subtracting(limits.below(width)) }
                if !area.isEmpty {
                    result.append(showing(variant, field, isSpoken: false, parts, area))
                }
                narrowest = min(narrowest, width)
            }
            return result
        }
    }

    /// The support, where no budget drops it.
    func unlessDropped(_ support: Int?) -> [Showing] {
        let dropped = scene.limits(.support, language: language).below(1)
        return everywhere(support, .support, isSpoken: false).map { showing in
            var showing = showing
            showing.area = showing.area.subtracting(dropped)
            return showing
        }.filter { !$0.area.isEmpty }
    }

    func everywhere(_ index: Int?, _ field: WidthBudget.Field, isSpoken: Bool? = nil) -> [Showing] {
        guard let index, message(index) != nil else { return [] }
        return branches([index]).map { branch in
            showing(index, field, isSpoken: isSpoken ?? (field == .label), branch.parts[0], branch.area)
        }
    }

    private func showing(
        _ message: Int, _ field: WidthBudget.Field, isSpoken: Bool, _ parts: [Part], _ area: Area
    ) -> Showing {
        let forms = scene.declarations.forms(of: parts, in: scene.projector.texts[language].tag)
        return Showing(
            message: message, field: field, isSpoken: isSpoken, forms: forms, area: area)
    }

    private func message(_ index: Int) -> Message? { scene.projector.texts[language].messages[index] }

    /// The parts of the space in which the messages' selects over axes take the same branches.
    func branches(_ messages: [Int]) -> [(area: Area, parts: [[Part]])] {
        let texts = messages.compactMap { message($0) }
        let space = scene.space
        // Few texts choose by an axis; all others read the same everywhere.
        if texts.allSatisfy({ scene.catalog.selectedAxes($0).isEmpty }) {
            let whole = Region(full: space)
            return whole.isEmpty ? [] : [(Area([whole]), texts.map(\.parts))]
        }
        return AxisClasses(texts, scene.catalog).regions.map { region in
            let point = (0..<space.axisCount).map { region.values($0).first ?? 0 }
            return (Area([region]), texts.map { scene.catalog.resolvingAxes($0.parts, at: point) })
        }
    }
}

/// The regions in which selects over axes take the same branches: values that no select names stay together.
struct AxisClasses {
    private(set) var regions: [Region]

    /// More regions are never built; a message with as many branches is reported for that.
    private static let limit = 4_096

    init(_ messages: [Message], _ catalog: ResolvedCatalog) {
        regions = [Region(full: catalog.space)]
        if regions[0].isEmpty { regions = [] }
        var named: [(axis: Int, values: [Int])] = []
        for nested in messages.flatMap(\.arguments) {
            guard case .select(let select) = nested.argument.kind,
                let axis = catalog.axis(messageName: nested.argument.name)
            else { continue }
            let words = select.cases.compactMap(\.keyword)
            let spellings = catalog.axes[axis].values.map(\.text.messageSpelling)
            let values = spellings.indices.filter { words.contains(spellings[$0]) }
            if let known = named.firstIndex(where: { $0.axis == axis }) {
                named[known].values += values.filter { !named[known].values.contains($0) }
            } else {
                named.append((axis, values))
            }
        }
        for (axis, values) in named where regions.count * (values.count + 1) <= Self.limit {
            let rest = catalog.axes[axis].values.indices.filter { !values.contains($0) }
            let classes = values.map { [$0] } + (rest.isEmpty ? [] : [rest])
            regions = regions.flatMap { region in classes.map { region.replacing(axis, with: $0) } }
        }
    }
}
