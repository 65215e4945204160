import CatalogModel
import SourceText

extension SwiftEmitter {
    /// `<SwiftType>+Codable.swift`: the Activity's content state and what an Embedded build has no use for.
    var codableFile: String {
        header(importsRuntime: arguments.contains { if case .choice = $0.kind { false } else { true } })
            + "#if !hasFeature(Embedded)\n\n" + contentState + receipt + attributes
            + payloadAxes.map { codableAxis($0.type, canFail: false) }.joined()
            + arguments.filter { if case .choice = $0.kind { true } else { false } }
            .map { codableAxis($0.type, canFail: true) }.joined() + descriptions + "#endif\n"
    }

    /// The axes that travel in the content state.
    var payloadAxes: [(name: String, label: String, type: String)] {
        zip(table.catalog.axes, names.axes).filter(\.0.isPayload).map {
            ($0.name.text, SwiftNames.member($0.name.text), $1)
        }
    }

    private var contentState: String {
        let fields =
            payloadAxes.map { (name: $0.label, type: $0.type, stored: $0.label) }
            + arguments.map { (name: $0.name, type: $0.type, stored: clamped($0)) }
        let parameters = fields.map { "\($0.name): \($0.type)" } + ["revision: Int", "receipt: Receipt"]
        let decoded =
            fields.map { "\(SwiftNames.label($0.name)): try values.decode(\($0.type).self, forKey: .\($0.name))" }
            + [
                "revision: try values.decode(Int.self, forKey: .revision)",
                "receipt: try values.decode(Receipt.self, forKey: .receipt)",
            ]
        let deviceAxes = zip(table.catalog.axes, names.axes).filter { !$0.0.isPayload }
            .map { (label: SwiftNames.member($0.name.text), type: $1) }
        let calls = table.catalog.axes.map { axis in
            let label = SwiftNames.member(axis.name.text)
            return "\(SwiftNames.label(label)): \(axis.isPayload ? "state." : "")\(label)"
        }
        return """
            nonisolated extension \(type) {
                /// What travels to the device: the state of the task, harmless arguments, the revision and a receipt.
                public nonisolated struct ContentState: Codable, Hashable, Sendable {
            \(fields.map { "        /// `\($0.name)` of the task.\n        public var \($0.name): \($0.type)\n" }.joined())\
                    /// Higher for each newer state.
                    public var revision: Int
                    /// Opaque to everybody but the app.
                    public var receipt: Receipt

                    /// A state; numbers are clamped to their range.
                    public init(\(parameters.joined(separator: ", "))) {
            \(fields.map { "            self.\($0.name) = \($0.stored)\n" }.joined())\
                        self.revision = revision
                        self.receipt = receipt
                    }

                    /// Decodes a state: values that are not known become their axis's `unknown`, keys that are not known are
                    /// passed over.
                    public init(from decoder: any Decoder) throws {
                        let values = try decoder.container(keyedBy: CodingKeys.self)
                        self.init(
                            \(decoded.joined(separator: ",\n                ")))
                    }
                }

                /// What is shown for a content state.
                public func project(
                    \((["_ state: ContentState"] + deviceAxes.map { "\($0.label): \($0.type)" }).joined(separator: ", "))
                ) -> PublicProjection {
                    project(
                        \((calls + arguments.map { "\(SwiftNames.label($0.name)): state.\($0.name)" }).joined(separator: ", ")))
                }
            }


            """
    }

    private func clamped(_ argument: GeneratedArgument) -> String {
        switch argument.kind {
        case .integer(let range): "\(argument.name).placardClamped(to: \(range.lowerBound)...\(range.upperBound))"
        case .decimal(let range): "\(argument.name).placardClamped(to: \(range.lowerBound)...\(range.upperBound))"
        case .choice: argument.name
        }
    }

    private var receipt: String {
        opaque(
            "Receipt", comment: "An opaque receipt: 1 to 64 characters of `[A-Za-z0-9_-]`.")
            + opaque(
                "InstanceID", comment: "An opaque name of one activity: 1 to 64 characters of `[A-Za-z0-9_-]`.")
    }

    private func opaque(_ name: String, comment: String) -> String {
        """
        nonisolated extension \(type) {
            /// \(comment)
            public nonisolated struct \(name): Codable, Hashable, Sendable {
                /// The characters.
                public let text: String

                /// Nil where the text is no such word.
                public init?(_ text: String) {
                    guard (1...64).contains(text.utf8.count) else { return nil }
                    for byte in text.utf8 {
                        switch byte {
                        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                            continue
                        default: return nil
                        }
                    }
                    self.text = text
                }

                /// Decodes a word; anything else is an error.
                public init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    guard let value = Self(try container.decode(String.self)) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no opaque word")
                    }
                    self = value
                }

                /// Encodes the word.
                public func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(text)
                }
            }
        }


        """
    }

    private var attributes: String {
        """
        nonisolated extension \(type) {
            /// What never changes while an activity lives.
            public nonisolated struct StaticAttributes: Codable, Hashable, Sendable {
                /// Which activity it is.
                public let instance: InstanceID

                /// Attributes of an activity.
                public init(instance: InstanceID) {
                    self.instance = instance
                }
            }
        }


        """
    }

    private func codableAxis(_ name: String, canFail: Bool) -> String {
        let decode =
            canFail
            ? """
            guard let value = Self(wire: try container.decode(String.self)) else {
                        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no known value")
                    }
                    self = value
            """
            : "self.init(wire: try container.decode(String.self))"
        return """
            nonisolated extension \(name): Codable {
                /// Decodes the wire spelling.
                public init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    \(decode)
                }

                /// Encodes the wire spelling.
                public func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(wire)
                }
            }


            """
    }

    private var descriptions: String {
        """
        nonisolated extension PublicText: CustomStringConvertible {
            /// The text.
            public var description: String { string }
        }

        nonisolated extension PublicProjection: CustomStringConvertible {
            /// The language, the title and what is said of it.
            public var description: String { "[\\(language)] \\(title.string) (\\(accessibilityLabel.string))" }
        }


        """
    }
}
