/// How names of a catalog become names in Swift: the one place that decides it.
///
/// - A value, argument, action or tone is written in lower camel case: `to-meet` → `toMeet`, `a.b` → `aB`. A keyword
///   stands in backticks. A value called `all-cases` gets `Value` behind it, because `CaseIterable` has taken the name.
/// - An axis, or an argument that is an enumeration, gives its type the name in upper camel case: `execution` →
///   `Execution`. Where Swift, SwiftUI or the generated code knows a type of that name, `Type` is put behind it: `task` →
///   `TaskType`, because Swift's own `Task` would be hidden.
package struct SwiftNames: Sendable {
    /// The name of the type of each axis.
    package let axes: [String]
    /// The name of the type of each argument that is an enumeration; empty for others.
    package let arguments: [String]

    /// The first type name that is given twice.
    let duplicate: String?

    /// Lower camel case, with backticks where the name is a keyword.
    package static func member(_ name: String) -> String {
        let camel = lowerCamel(name)
        if camel == "allCases" { return "allCasesValue" }
        return keywords.contains(camel) ? "`\(camel)`" : camel
    }

    /// A member's name before the colon of an argument, where only three keywords need backticks.
    package static func label(_ member: String) -> String {
        let word = String(member.filter { $0 != "`" })
        return ["inout", "var", "let"].contains(word) ? member : word
    }

    /// Lower camel case: what a string may hold, where keywords need no escape.
    package static func lowerCamel(_ name: String) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }
        guard let first = parts.first else { return "_" }
        return first.lowercased() + parts.dropFirst().map { capitalised($0) }.joined()
    }

    /// Upper camel case, with `Type` behind it where the name is taken.
    package static func type(_ name: String, taken: [String] = []) -> String {
        let camel = name.split { !$0.isLetter && !$0.isNumber }.map { capitalised($0) }.joined()
        return takenTypes.contains(camel) || taken.contains(camel) ? camel + "Type" : camel
    }

    private static func capitalised(_ part: Substring) -> String {
        part.prefix(1).uppercased() + part.dropFirst()
    }

    /// Words that cannot stand alone as a name.
    private static let keywords: Set<String> = [
        "associatedtype", "as", "any", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types that generated code must not hide: Swift's, SwiftUI's and its own.
    private static let takenTypes: Set<String> = [
        "Action", "Activity", "Actor", "Any", "Array", "Binding", "Bool", "Button", "Character", "Clock", "Codable",
        "Collection", "Color", "Data", "Date", "Decodable", "Dictionary", "Double", "Duration", "Encodable",
        "Environment",
        "Error", "Float", "Font", "Hashable", "Hasher", "Image", "Int", "Label", "List", "Locale", "Mirror", "Never",
        "Notification", "Operation", "Optional", "Process", "Progress", "Protocol", "Range", "Result", "Self",
        "Sendable",
        "Sequence", "Set", "Shape", "Slice", "State", "String", "Substring", "Table", "Task", "Text", "Thread", "Timer",
        "Type", "URL", "UUID", "Unicode", "View", "Void", "Widget",
        "PublicAction", "PublicArguments", "PublicProjection", "PublicText", "SafeSystemSurfaceAction",
        "SafeSystemSurfaceRoute", "Tone",
        "ArgumentValue", "CombinationIndex", "DiagramIndex", "LocaleTable", "MessageOperation", "NumberFormat",
        "PluralCategory",
        "PluralOperands", "ShownNumber", "StaticTable", "TextTable", "UTF8Writer",
    ]
}
