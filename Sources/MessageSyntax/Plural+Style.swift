extension Plural {
    /// The style by which ICU decides how many digits of the number its rules see: that of the first place in the branch
    /// `other` that shows the number; nil where that is `#`, has no style, or is missing. Places inside of other
    /// arguments do not count. `bare` is the style of an argument without type.
    package func decidingStyle(of name: String, bare: String? = nil) -> String? {
        let other = cases.first { $0.selector.spelling == "other" }
        for part in other?.parts ?? [] {
            switch part {
            case .pound: return nil
            case .literal: continue
            case .argument(let argument):
                guard argument.name == name else { continue }
                switch argument.kind {
                case .none: return bare
                case .simple(_, _, let style): return style?.text
                case .plural, .selectOrdinal, .select, .choice: continue
                }
            }
        }
        return nil
    }
}

extension Argument {
    /// The style of a plural or selectordinal; nil for any other.
    package var plural: Plural? {
        switch kind {
        case .plural(let plural), .selectOrdinal(let plural): plural
        case .none, .simple, .select, .choice: nil
        }
    }
}
