/// Where a specification says what a finding is about.
enum Clause {
    /// Attributes of XLIFF 2.1 in the order of its chapter 4.3.1.
    private static let attributes = words(
        """
        appliesTo canCopy canDelete canOverlap canReorder canResegment category copyOf dataRef dataRefEnd dataRefStart
        dir disp dispEnd dispStart equiv equivEnd equivStart hex href id isolated name order original priority ref srcDir
        srcLang startRef state subFlows subFlowsEnd subFlowsStart subState subType trgDir translate trgLang type value
        version
        """)

    /// Structural elements of XLIFF 2.1 in the order of its chapter 4.2.2.
    private static let structure = words(
        """
        xliff file skeleton group unit segment ignorable notes note originalData data source target
        """)

    /// Inline elements of XLIFF 2.1 in the order of its chapter 4.2.3.
    private static let inline = words("cp ph pc sc ec mrk sm em")

    static let fragments = "XLIFF 2.1, 3 (Fragment Identification)"
    static let extensions = "XLIFF 2.1, 4.9 (Extension Mechanisms)"
    static let editingHints = "XLIFF 2.1, 4.7 (Editing Hints)"
    static let pluralGenderSelect = "XLIFF 2.2, part 2 (Plural, Gender, and Select Module)"

    /// The clause of an attribute of 2.x, core or module.
    static func attribute(_ name: String) -> String {
        if name == "xml:lang" { return "XLIFF 2.1, 4.3.2.1 (xml:lang)" }
        if name == "xml:space" { return "XLIFF 2.1, 4.3.2.2 (xml:space)" }
        guard let index = attributes.firstIndex(of: name) else { return module(name) }
        return "XLIFF 2.1, 4.3.1.\(index + 1) (\(name))"
    }

    /// The clause of an element of 2.x, core or module.
    static func element(_ name: String) -> String {
        if let index = structure.firstIndex(of: name) { return "XLIFF 2.1, 4.2.2.\(index + 1) (\(name))" }
        if let index = inline.firstIndex(of: name) { return "XLIFF 2.1, 4.2.3.\(index + 1) (\(name))" }
        return module(name)
    }

    /// What is said of an element or attribute of 1.2, whose sections have no numbers of their own.
    static func old(_ name: String) -> String { "XLIFF 1.2, 3 (\(name))" }

    private static func module(_ name: String) -> String {
        guard let module = Module.all.first(where: { name.hasPrefix($0.prefix + ":") }) else {
            return "XLIFF 2.1, 4 (\(name))"
        }
        // 2.1 has dropped it.
        if module.prefix == "ctr" { return "XLIFF 2.0, 5.6 (\(module.title), \(name))" }
        return module.prefix == "pgs" ? pluralGenderSelect : "XLIFF 2.1, 5 (\(module.title), \(name))"
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0.isNewline }.map(String.init)
    }
}

/// A module of 2.x.
struct Module {
    /// The prefix that the specification uses for it.
    let prefix: String
    let title: String
    /// Its namespaces, the usual one first.
    let namespaces: [String]

    static let all = [
        Module(prefix: "mtc", title: "Translation Candidates", namespaces: [ModuleNamespace.matches]),
        Module(prefix: "gls", title: "Glossary", namespaces: [ModuleNamespace.glossary]),
        Module(prefix: "fs", title: "Format Style", namespaces: ["urn:oasis:names:tc:xliff:fs:2.0"]),
        Module(prefix: "mda", title: "Metadata", namespaces: [ModuleNamespace.metadata]),
        Module(prefix: "res", title: "Resource Data", namespaces: ["urn:oasis:names:tc:xliff:resourcedata:2.0"]),
        Module(
            prefix: "ctr", title: "Change Tracking",
            namespaces: ["urn:oasis:names:tc:xliff:changetracking:2.0", "urn:oasis:names:tc:xliff:changetracking:2.1"]),
        Module(prefix: "slr", title: "Size and Length Restriction", namespaces: [ModuleNamespace.sizeRestriction]),
        Module(prefix: "val", title: "Validation", namespaces: ["urn:oasis:names:tc:xliff:validation:2.0"]),
        Module(prefix: "its", title: "ITS", namespaces: ["http://www.w3.org/2005/11/its"]),
        Module(
            prefix: "itsm", title: "ITS",
            namespaces: ["urn:oasis:names:tc:xliff:itsm:2.1", "urn:oasis:names:tc:xliff:itsm:2.0"]),
        Module(
            prefix: "pgs", title: "Plural, Gender, and Select", namespaces: [ModuleNamespace.pluralGenderSelect]),
    ]

    /// The prefix of a namespace; nil for those of nobody's or of extensions.
    static let prefixes = Dictionary(
        all.flatMap { module in module.namespaces.map { ($0, module.prefix) } }, uniquingKeysWith: { first, _ in first }
    )
}
