/// The pages of the rules, as they lie in `Compiler.docc/Rules`: what `placard explain RULE` prints.
///
/// `placard-dev refresh-rule-pages` writes them into `RulePages+Text.swift` as static text, so that the tool carries them
/// without a file beside it, and nothing is read or built before a page is asked for.
package enum RulePages {
    /// The page of one rule.
    struct Page {
        let id: StaticString
        let text: StaticString

        init(_ id: StaticString, _ text: StaticString) {
            self.id = id
            self.text = text
        }
    }

    /// The Markdown of a rule's page; absent where it has none.
    package static func page(of id: String) -> String? {
        all.first { $0.id.description == id }?.text.description
    }

    /// The ids of all pages, in the order of the list.
    package static var ids: [String] { all.map(\.id.description) }

    /// The Swift file that holds these pages.
    package static func swiftFile(_ pages: [(id: String, text: String)]) -> String {
        let lines = pages.sorted { $0.id < $1.id }.map { "            Page(\(literal($0.id)), \(literal($0.text))),\n" }
        return """
            // swift-format-ignore-file
            // Written by `placard-dev refresh-rule-pages` from `Compiler.docc/Rules`; not edited by hand.

            extension RulePages {
                static var all: [Page] {
                    [
            \(lines.joined())        ]
                }
            }

            """
    }

    /// A text as a Swift string literal on one line.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
