import Diagnostics
import Foundation
import TestSupport
import Testing
import XLIFF

/// The files of the OASIS test suite, read in place.
enum SuiteFiles {
    static let isExpected = SharedData.isExpected("xliff/oasis-suite-2.1/readme.html")

    /// The XLIFF files of a folder such as `core/valid`, by name.
    static func files(_ folder: String) throws -> [(name: String, text: String)] {
        let url = SharedData.url("xliff/oasis-suite-2.1").appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xlf") }.sorted()
            .map { name in
                let data = try Data(contentsOf: url.appending(path: name))
                let text = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
                return (String(name.dropLast(4)), text)
            }
    }
}

/// Rewrites a file so that it says the same in another way.
struct FileRewriting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (String) -> String

    static let all = [
        FileRewriting(testDescription: "ids renamed", apply: renamingIDs),
        FileRewriting(testDescription: "attributes reordered", apply: reorderingAttributes),
        FileRewriting(testDescription: "indented deeper") { $0.replacing(/>\s*\n\s*</, with: ">\n\n\t\t  <") },
        FileRewriting(testDescription: "on few lines") { $0.replacing(/>\s*\n\s*</, with: "><") },
        FileRewriting(testDescription: "with a prefix", apply: addingPrefix),
        FileRewriting(testDescription: "all of it") { text in
            addingPrefix(reorderingAttributes(renamingIDs(text))).replacing(/>\s*\n\s*</, with: ">\n <")
        },
    ]

    /// Every tag with its attributes rewritten.
    private static func rewritingTags(
        _ text: String, _ change: ([(name: String, value: String)]) -> [(name: String, value: String)]
    ) -> String {
        text.replacing(/<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)\s*(\/?)>/) { match in
            let attributes = match.output.2.matches(of: /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/).map {
                (name: String($0.output.1), value: String($0.output.2))
            }
            let list = change(attributes).map { " \($0.name)=\($0.value)" }.joined()
            return "<\(match.output.1)\(list)\(match.output.3)>"
        }
    }

    private static let reorderingAttributes: @Sendable (String) -> String = { text in
        rewritingTags(text) { $0.reversed() }
    }

    private static let renamingIDs: @Sendable (String) -> String = { text in
        let single = [
            "id", "xml:id", "slr:sizeInfoRef", "startRef", "copyOf", "dataRef", "dataRefStart", "dataRefEnd",
        ]
        return rewritingTags(text) { attributes in
            attributes.map { name, value in
                let quote = value.first.map(String.init) ?? "\""
                let inner = value.dropFirst().dropLast()
                func quoted(_ text: String) -> String { quote + text + quote }
                if single.contains(name) { return (name, quoted("k" + inner)) }
                if name.hasPrefix("subFlows") {
                    return (name, quoted(String(inner).replacing(/\S+/) { "k\($0.output)" }))
                }
                if name == "ref", inner.hasPrefix("#") || inner.hasPrefix("t=#") {
                    return (name, quoted(renamed(reference: String(inner))))
                }
                // A reference to a resource is its bare id.
                if name == "ref", !inner.contains(":"), !inner.contains("#") { return (name, quoted("k" + inner)) }
                return (name, value)
            }
        }
    }

    private static func renamed(reference: String) -> String {
        guard let mark = reference.lastIndex(of: "#") else { return reference }
        let selectors = reference[reference.index(after: mark)...].split(
            separator: "/", omittingEmptySubsequences: false)
        let renamed = selectors.map { selector -> String in
            guard !selector.isEmpty else { return "" }
            guard let equals = selector.firstIndex(of: "=") else { return "k" + selector }
            return selector[...equals] + "k" + selector[selector.index(after: equals)...]
        }
        return reference[...mark] + renamed.joined(separator: "/")
    }

    /// The elements of the core under a prefix of their own.
    private static let addingPrefix: @Sendable (String) -> String = { text in
        // Where elements inside change the default namespace, a prefix for all would be another file.
        guard text.matches(of: /xmlns=/).count == 1 else { return text }
        return text.replacing(/(<\/?)([A-Za-z][\w.-]*)(?=[\s>\/])/) { "\($0.output.1)core:\($0.output.2)" }
            .replacing(/xmlns=("urn:oasis:names:tc:xliff:document[^"]*"|'urn:oasis:names:tc:xliff:document[^']*')/) {
                "xmlns:core=\($0.output.1)"
            }
    }
}

extension SuiteFiles {
    /// The ids of the rules that a file breaks.
    static func rules(_ text: String) -> Set<String> { Set(lint(text).map(\.rule.id)) }
}
