import CatalogModel
import SourceText

extension SwiftEmitter {
    /// The enumerations of axes, arguments, tones, actions and routes.
    var enumerations: String {
        let catalog = table.catalog
        var text = ""
        for (axis, name) in zip(catalog.axes, names.axes) { text += axisType(axis, name: name) }
        for argument in arguments {
            guard case .choice(let values) = argument.kind else { continue }
            text += enumeration(argument.type, values: values, comment: "What the argument `\(argument.name)` can be.")
            text += wireCoding(argument.type, values: values, wire: values, unknown: nil)
        }
        if !catalog.header.tones.isEmpty {
            text += enumeration("Tone", values: catalog.header.tones.map(\.text), comment: "How a projection sounds.")
        }
        if !catalog.actions.isEmpty { text += actionTypes }
        return text
    }

    private func axisType(_ axis: Axis, name: String) -> String {
        let values = axis.values.map(\.text)
        let text = enumeration(name, values: values, comment: "The axis `\(axis.name.text)`.")
        return text + wireCoding(name, values: values, wire: axis.wire, unknown: axis.unknown)
    }

    /// An enumeration whose values know their positions.
    func enumeration(_ name: String, values: [String], comment: String) -> String {
        let members = values.map(SwiftNames.member)
        return """
            /// \(comment)
            public nonisolated enum \(name): CaseIterable, Hashable, Sendable {
            \(members.map { "    case \($0)\n" }.joined())
                /// The place in the catalog's list.
                var position: Int {
                    switch self {
            \(members.enumerated().map { "        case .\($1): \($0)\n" }.joined())        }
                }
            }


            """
    }

    private func wireCoding(_ name: String, values: [String], wire: [String], unknown: Int?) -> String {
        let members = values.map(SwiftNames.member)
        let words = SwiftLiteral.line(wire.map { $0 + "\0" }.joined())
        let cases = members.enumerated().filter { $0.offset != unknown }
            .map { "        case \($0): self = .\($1)\n" }.joined()
        let fallback = unknown.map { "self = .\(members[$0])" } ?? "return nil"
        let promise = unknown == nil ? "nil for anything else." : "anything else is `\(members[unknown ?? 0])`."
        return """
            nonisolated extension \(name) {
                /// The value of a wire spelling; \(promise)
                public init\(unknown == nil ? "?" : "")(wire: String) {
                    switch StaticTable(\(words)).position(of: wire) {
            \(cases)        default: \(fallback)
                    }
                }

                /// What stands for the value on the wire.
                public var wire: String {
                    switch self {
            \(zip(members, wire).map { "        case .\($0): \(SwiftLiteral.line($1))\n" }.joined())        }
                }
            }


            """
    }

    private var actionTypes: String {
        let actions = table.catalog.actions
        let routes = table.catalog.header.routes.map(\.text)
        var text = enumeration(
            "SafeSystemSurfaceAction", values: actions.map(\.name.text),
            comment: "What a surface may offer: it opens a place in the app or dismisses the display, nothing else.")
        guard !routes.isEmpty else { return text }
        text += enumeration("SafeSystemSurfaceRoute", values: routes, comment: "A place that an action may open.")
        let cases = actions.map { action in
            let route = action.route.map { ".\(SwiftNames.member($0.text))" } ?? "nil"
            return "        case .\(SwiftNames.member(action.name.text)): \(route)\n"
        }
        text += """
            nonisolated extension SafeSystemSurfaceAction {
                /// What it opens; nil where it dismisses the display.
                public var route: SafeSystemSurfaceRoute? {
                    switch self {
            \(cases.joined())        }
                }
            }


            """
        return text
    }
}
