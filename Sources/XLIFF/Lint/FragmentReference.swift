// A reference inside a file is a fragment: selectors separated by slashes, from the outside in, the last of them what is
// meant.
//
//     #n=n1            the note `n1` of the element around
//     #f=f1/u=u1/t=m2  the element `m2` of a target in unit `u1` of file `f1`
//     #m1              the segment or the inline element `m1` of the unit around
//     #/f=f1           from the document's root
//
// Files, groups and units are containers and stand in that order, each at most once; everything else is a leaf, of which
// there is one at most, at the end.

/// A fragment that could be read.
struct FragmentReference {
    /// What its last selector means.
    enum Leaf: Equatable {
        case file(String)
        case group(String)
        case unit(String)
        case note(String)
        case data(String)
        /// A segment or inline element; in a target where so marked.
        case content(String, isTarget: Bool)
        /// Something of a module or extension.
        case other(prefix: String, String)
    }

    private(set) var file: String?
    private(set) var group: String?
    private(set) var unit: String?
    private(set) var leaf: Leaf = .file("")
    let isAbsolute: Bool

    /// Prefixes of the modules, and of the extensions that are registered with the committee.
    private static let registered = Set(Module.all.map(\.prefix) + ["tbx"])

    /// Reads what stands behind `#`; nil where it is not written as it must be.
    init?(_ text: Substring) {
        isAbsolute = text.hasPrefix("/")
        let selectors = (isAbsolute ? text.dropFirst() : text).split(separator: "/", omittingEmptySubsequences: false)
        var rank = 0
        for selector in selectors {
            let parts = selector.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let id = String(parts.last ?? "")
            guard id.isNMTOKEN, let next = take(parts.count == 1 ? nil : String(parts[0]), id), next > rank else {
                return nil
            }
            rank = next
        }
    }

    /// Takes a selector; its rank, nil for an unknown prefix.
    private mutating func take(_ prefix: String?, _ id: String) -> Int? {
        switch prefix {
        case "f":
            (file, leaf) = (id, .file(id))
            return 1
        case "g":
            (group, leaf) = (id, .group(id))
            return 2
        case "u":
            (unit, leaf) = (id, .unit(id))
            return 3
        case "n": leaf = .note(id)
        case "d": leaf = .data(id)
        case "t": leaf = .content(id, isTarget: true)
        case nil: leaf = .content(id, isTarget: false)
        case let other?:
            guard Self.registered.contains(other) else { return nil }
            leaf = .other(prefix: other, id)
        }
        return 4
    }
}
