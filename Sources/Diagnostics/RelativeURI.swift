/// Paths as URIs and as CI systems want them: from the top of the source tree down.
enum RelativeURI {
    /// The path below the folder that everything lies in: without the `../` that lead there from the working directory.
    static func belowTop(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("../") { path = path.dropFirst(3) }
        return String(path)
    }

    /// A path as a URI reference: relative ones stay relative, absolute ones become `file:` URIs.
    static func encoded(_ path: String) -> String {
        var text = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
