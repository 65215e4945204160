import CatalogModel
import LocaleData
import MessageSyntax

/// How a placeholder shows its value; equal where readers see the same.
enum ShownFormat: Sendable, Hashable {
    case number(NumberFormatSpec)
    /// A type or style that is none of the allowed number formats, as written.
    case other(type: String, style: String)

    init(_ argument: Argument, _ declarations: Declarations) {
        switch argument.kind {
        case .simple(let type, _, let style) where type.lowercased() == "number":
            if let spec = try? NumberStyle.parse(style?.text).get() {
                self = .number(spec)
            } else {
                self = .other(type: "number", style: (style?.text ?? "").trimmed)
            }
        case .simple(let type, _, let style):
            self = .other(type: type.lowercased(), style: (style?.text ?? "").trimmed)
        case .choice: self = .other(type: "choice", style: "")
        case .none, .plural, .selectOrdinal, .select:
            self = .number(declarations.arguments[argument.name]?.type == .percent ? .percent : .standard)
        }
    }

    /// The same for an integer, of which every number format shows the fraction digits it demands and no others.
    var ofInteger: ShownFormat {
        guard case .number(var spec) = self, spec.kind != .percent else { return self }
        spec.maximumFraction = spec.minimumFraction
        return .number(spec)
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }
}
