/// The part of made-up catalogs that is not about what they are made up for: a header with a tone and a route, an action
/// `go` and a fallback.
package enum CatalogHead {
    /// `axes`: the names of all axes with their values. `precedence`: their indexes, strongest first; absent: in order.
    package static func text(
        _ name: String, axes: [(name: String, values: [String])], precedence: [Int]? = nil
    ) -> String {
        let declared = axes.map { axis in
            "[axis \(axis.name)]\nvalues = \(axis.values.joined(separator: ", "))\nsource = device\n\n"
        }
        return """
            [catalog \(name)]
            source = en
            locales =
            precedence = \((precedence ?? Array(axes.indices)).map { axes[$0].name }.joined(separator: ", "))
            tones = plain
            routes = home

            [action go]
            kind = open
            route = home
            title = Go
            label = Go

            [fallback]
            title = Fallback
            label = Fallback
            redacted = Hidden
            action = go
            tone = plain


            """ + declared.joined()
    }

    /// As many axes of ten values each: `axis-a` has `a-a` to `a-j`.
    package static func axesOfTen(_ count: Int) -> [(name: String, values: [String])] {
        letters.prefix(count).map { axis in ("axis-\(axis)", letters.prefix(10).map { "\(axis)-\($0)" }) }
    }

    /// `a`, `b`, … `z`
    package static let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
}
