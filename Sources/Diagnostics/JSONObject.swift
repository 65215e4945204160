/// A JSON object written on one line, members in the order in which they are added.
package struct JSONObject: Sendable {
    private var members: [String] = []

    package init() {}

    package mutating func add(_ name: String, _ value: String) {
        members.append("\(Self.quoted(name)):\(Self.quoted(value))")
    }

    package mutating func add(_ name: String, _ value: Int) {
        members.append("\(Self.quoted(name)):\(value)")
    }

    package mutating func add(_ name: String, _ value: Bool) {
        members.append("\(Self.quoted(name)):\(value)")
    }

    package mutating func add(_ name: String, _ values: [String]) {
        members.append("\(Self.quoted(name)):[\(values.map(Self.quoted).joined(separator: ","))]")
    }

    package mutating func add(_ name: String, _ value: JSONObject) {
        members.append("\(Self.quoted(name)):\(value.text)")
    }

    package mutating func add(_ name: String, _ values: [JSONObject]) {
        members.append("\(Self.quoted(name)):[\(values.map(\.text).joined(separator: ","))]")
    }

    /// The object, without a line end.
    package var text: String { "{\(members.joined(separator: ","))}" }

    /// A JSON string: all but quotes, backslashes, controls and the two separators that JavaScript ends lines at stands
    /// as it is.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
