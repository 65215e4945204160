import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let formatDiffers = Rule(
        "format-differs-from-source", .error, floor: .error,
        "A value is shown or counted otherwise than in the source: its kind, style or offset")

    /// Whether values look as they do in the source.
    static let formatComparison = MessageCheck(
        [formatDiffers], by: .translation, when: { $0.mayDifferInArguments }
    ) { scene in
        (scene.showsValuesOfSource ? [] : styles(scene)) + (scene.signs.has(.plurals) ? plurals(scene) : [])
    }

    private static func styles(_ scene: MessageScene) -> [Diagnostic] {
        var reported: Set<Int> = []
        return scene.pairs.filter { !$0.formatAlike }.flatMap { pair in
            pair.target.shown.compactMap { shown -> Diagnostic? in
                let formats = pair.sources.flatMap(\.shown).filter { $0.name == shown.name }.map(\.format)
                guard let first = formats.first, !formats.contains(shown.format),
                    reported.insert(shown.range.lowerBound).inserted
                else { return nil }
                return scene.finding(
                    formatDiffers, "`\(shown.name)` is shown in another format than in the source", at: shown.range,
                    notes: [
                        "The source has \(first.words), this is \(shown.format.words).",
                        "Copy the placeholder from the source: each language formats it in its own way.",
                    ])
            }
        }
    }

    private static func plurals(_ scene: MessageScene) -> [Diagnostic] {
        guard let source = scene.source, source.isValid, scene.message.isValid else { return [] }
        let origins = source.arguments.compactMap { PluralUse($0.argument) }
        return scene.arguments.compactMap { nested -> Diagnostic? in
            guard let use = PluralUse(nested.argument) else { return nil }
            let same = origins.filter { $0.name == use.name }
            if same.contains(use) || (same.isEmpty && use.offset == 0) { return nil }
            let difference =
                same.contains { $0.isOrdinal == use.isOrdinal } || same.isEmpty
                ? "counts from offset \(use.offset.spelled), the source from \((same.first?.offset ?? 0).spelled)"
                : "is \(use.isOrdinal ? "`selectordinal`" : "`plural`"), in the source it is "
                    + "\(use.isOrdinal ? "`plural`" : "`selectordinal`")"
            return scene.finding(
                formatDiffers, "the choice by `\(use.name)` \(difference)", at: nested.argument.nameRange,
                notes: [
                    "The reader would see another number, or the wrong form for it.", "Write it as the source does.",
                ])
        }
    }
}

extension FormPair {
    /// Whether all forms show the same values in the same order and formats, as most do.
    fileprivate var formatAlike: Bool {
        sources.allSatisfy { $0.shown.elementsEqual(target.shown) { $0.name == $1.name && $0.format == $1.format } }
    }
}

/// How a message counts by an argument.
private struct PluralUse: Hashable {
    let name: String
    let isOrdinal: Bool
    let offset: Double

    init?(_ argument: Argument) {
        name = argument.name
        switch argument.kind {
        case .plural(let plural):
            isOrdinal = false
            offset = plural.offset?.value ?? 0
        case .selectOrdinal(let plural):
            isOrdinal = true
            offset = plural.offset?.value ?? 0
        default: return nil
        }
    }
}

extension Double {
    /// Without a fraction where there is none.
    var spelled: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension ShownFormat {
    /// The format in words.
    var words: String {
        switch self {
        case .other(let type, let style): style.isEmpty ? "type `\(type)`" : "`\(type), \(style)`"
        case .number(let spec):
            switch spec.kind {
            case .number:
                spec.minimumFraction > 0
                    ? "a number with \(spec.minimumFraction) fraction digits" : "a number\(spec.details)"
            case .percent: "a percentage"
            case .unit(let unit, _): "a number of \(unit.rawValue)s"
            }
        }
    }
}

extension NumberFormatSpec {
    /// What sets it apart from a plain number.
    fileprivate var details: String {
        switch (grouping, sign) {
        case (.automatic, .automatic): maximumFraction == 0 ? " without fraction" : ""
        case (.automatic, _): " with another sign"
        default: " with other grouping"
        }
    }
}
