/// A text whose places are marked by ① to ⑳: the marks are taken out, and where they stood is known.
struct MarkedText {
    let bytes: [UInt8]
    /// Offset of each mark in `bytes`.
    let offsets: [Character: Int]

    static let marks: [Character] = Array("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳")

    init(_ text: String) {
        var plain = ""
        var offsets: [Character: Int] = [:]
        for scalar in text.unicodeScalars {
            if Self.marks.contains(Character(scalar)) {
                offsets[Character(scalar)] = plain.utf8.count
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        self.bytes = Array(plain.utf8)
        self.offsets = offsets
    }

    /// The mark at an offset, or the offset itself.
    func place(_ offset: Int) -> String {
        offsets.first { $0.value == offset }.map { String($0.key) } ?? "offset \(offset)"
    }
}
