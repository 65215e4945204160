package import Translation

/// A version of XLIFF that hand-offs are written in.
package enum XLIFFVersion: String, Sendable, CaseIterable {
    /// The one that most tools read, and the store's.
    case v12 = "1.2"
    case v20 = "2.0"
    case v21 = "2.1"
    case v22 = "2.2"

    /// Where hand-offs lie, below the catalog's folder.
    package func folder(isPrefilled: Bool) -> String {
        "Output/XLIFF" + (self == .v12 ? "" : "-\(rawValue)") + (isPrefilled ? "-prefilled" : "")
    }

    /// What a translator needs of a store. Without what is retired or rejected; every unit says what it was, so that
    /// what comes back can be told from what was sent. With `isPrefilled` each unit has a target: the source where one
    /// is wanted.
    package func handoff(_ store: TranslationStore, isPrefilled: Bool = false) -> [UInt8] {
        self == .v12
            ? Writer12.handoff(store, isPrefilled: isPrefilled)
            : Writer2.handoff(store, self, isPrefilled: isPrefilled)
    }

    /// The namespace of the core elements; 2.1 kept that of 2.0.
    var namespace: String {
        switch self {
        case .v12: "urn:oasis:names:tc:xliff:document:1.2"
        case .v20, .v21: "urn:oasis:names:tc:xliff:document:2.0"
        case .v22: "urn:oasis:names:tc:xliff:document:2.2"
        }
    }
}

/// The namespaces of the modules of 2.x that are used here.
enum ModuleNamespace {
    static let glossary = "urn:oasis:names:tc:xliff:glossary:2.0"
    static let matches = "urn:oasis:names:tc:xliff:matches:2.0"
    static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"
    static let sizeRestriction = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
    static let pluralGenderSelect = "urn:oasis:names:tc:xliff:pgs:1.0"
}
