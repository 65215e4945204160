/// A file of the snapshot, as `placard-dev refresh-locale-data` writes it.
package struct SnapshotFile: Sendable, Equatable {
    /// Name within `Sources/LocaleData/Snapshot`.
    package let name: String
    package let text: String

    /// Swift source with one `StaticString` of sorted lines; characters that an editor hides or reorders become escapes.
    init(_ property: String, about: String, lines: [String]) {
        name = "Snapshot+\(property.prefix(1).uppercased())\(property.dropFirst()).swift"
        let sorted = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let body = sorted.map { "        \(Self.escaped($0))\n" }.joined()
        text = """
            // swift-format-ignore-file
            // Written by `placard-dev refresh-locale-data`; not edited by hand.

            extension Snapshot {
                /// \(about)
                static var \(property): StaticString {
                    \"""
            \(body)        \"""
                }
            }

            """
    }

    private static func escaped(_ line: String) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator where scalar == " ": text += " "
            case .format, .spaceSeparator, .nonspacingMark, .spacingMark, .control:
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text += scalar == "\\" ? "\\\\" : String(scalar)
            }
        }
        return text
    }
}
