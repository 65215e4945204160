/// A text whose interesting places are marked with `①`, and where those are once the marks are gone.
package struct MarkedText {
    package private(set) var text = ""
    /// `line:column` of each mark, both from 1, columns in scalars: as reports print them.
    package private(set) var places: [String] = []

    /// `ending` stands for each line break.
    package init(_ marked: String, lineEnding ending: String = "\n") {
        var scalars = String.UnicodeScalarView()
        var (line, column) = (1, 1)
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "①": places.append("\(line):\(column)")
            case "\n":
                scalars.append(contentsOf: ending.unicodeScalars)
                (line, column) = (line + 1, 1)
            default:
                scalars.append(scalar)
                column += 1
            }
        }
        text = String(scalars)
    }
}
