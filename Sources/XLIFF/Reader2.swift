import Diagnostics
import SourceText
import Translation

/// Builds a document from the events of an XLIFF 2.x file.
///
/// Elements are known by their local names, in any namespace of 2.x or in none; modules by theirs. What a unit holds is
/// collected and put together at its end (`OpenUnit`), because a tool may split its segments and write what belongs to
/// them in any place.
struct Reader2: XMLVisitor {
    /// What an open element is.
    enum Element {
        case group
        case unit
        case segment
        case source
        case target
        case note
        case data(String)
        case match
        case meta(String)
        /// An inline element whose content is text of the sentence.
        case transparent
        /// Elements that only hold others.
        case container
        /// An element whose content is none of ours.
        case skipped
    }

    /// The elements of the core that are known by their names.
    enum Name: String {
        case file, group, unit, skeleton, segment, ignorable, source, target, note, data
        case ph, cp, mrk, sm, em, sc, ec
    }

    /// An open element, and what it hands down.
    struct Open {
        var element: Element
        var isTranslatable: Bool
        /// `xml:space`: whether white space counts.
        var preserves: Bool
        /// Whether it is metadata of this tool's.
        var isOwnMetadata: Bool
    }

    private(set) var document: InterchangeDocument
    let file: FileID
    /// By the numbers of names: whether it is one of the core, and which of those that are known.
    private var names: [(isCore: Bool, name: Name?)] = []
    private(set) var open: [Open] = []
    private var root: XMLTag?
    private var groups: [String] = []
    var unit: OpenUnit?
    var segment: OpenSegment?
    var match: OpenMatch?
    private var note: OpenNote?
    var sentence = FormText()
    private var text = ""

    /// Reads a document of which some names are known already.
    init(file: FileID, names: [XMLName]) {
        self.file = file
        document = InterchangeDocument(file: file, version: "")
        for name in names { self.name(name) }
    }

    mutating func name(_ name: XMLName) {
        let isCore = name.space.isEmpty || Self.isCore(name.space)
        names.append((isCore, isCore ? Name(rawValue: name.local) : nil))
    }

    /// Whether a file whose first tag this is is for this reader.
    static func reads(_ root: XMLTag) -> Bool {
        guard root.name == "xliff" else { return false }
        return root["version"]?.hasPrefix("2.") ?? isCore(root.space)
    }

    private static func isCore(_ space: String) -> Bool { space.hasPrefix("urn:oasis:names:tc:xliff:document:2.") }

    // MARK: Start tags

    mutating func start(_ tag: XMLStart) {
        if root == nil {
            root = tag.kept
            document.version = tag["version"] ?? ""
        }
        let outer =
            open.last ?? Open(element: .container, isTranslatable: true, preserves: false, isOwnMetadata: false)
        var inner = outer
        if tag.count > 0 {
            if let value = tag["translate"] { inner.isTranslatable = value != "no" }
            if let value = tag.attribute("space", in: XMLTag.xmlNamespace) { inner.preserves = value == "preserve" }
        }
        let (isCore, name) = names[tag.number]
        if case .skipped = outer.element {
            inner.element = .skipped
        } else if isCore {
            inner.element = core(tag, name, inner)
        } else {
            inner.element = module(tag, &inner.isOwnMetadata)
        }
        open.append(inner)
    }

    private mutating func core(_ tag: XMLStart, _ name: Name?, _ inner: Open) -> Element {
        switch open.last?.element {
        case .source, .target, .transparent: return inline(tag, name)
        case .note, .meta: return .skipped
        case .data:
            if name == .cp, let scalar = codePoint(tag) { text.unicodeScalars.append(scalar) }
            return .skipped
        default: break
        }
        switch name {
        case .file:
            document.files.append(
                InterchangeDocument.File(
                    original: tag["original"] ?? "", sourceLanguage: root?["srcLang"],
                    targetLanguage: root?["trgLang"], range: range(tag)))
            return .container
        case .group:
            groups.append(tag["id"] ?? "")
            return .group
        case .unit:
            unit = OpenUnit(tag.kept, groups: groups.filter { !$0.isEmpty }, isTranslatable: inner.isTranslatable, file)
            return .unit
        case .skeleton: return .skipped
        default: return unit == nil ? .container : inUnit(tag, name)
        }
    }

    private mutating func inUnit(_ tag: XMLStart, _ name: Name?) -> Element {
        switch name {
        case .segment, .ignorable:
            segment = OpenSegment(tag.kept)
            return .segment
        case .source:
            sentence = FormText()
            return .source
        case .target:
            sentence = FormText()
            if match == nil {
                let place = range(tag)
                segment?.targetRange = place
                segment?.order = tag["order"].flatMap(Int.init)
            }
            return .target
        case .note:
            let author = tag["category"]
            // What this tool writes it knows.
            if NoteAuthor.isOurs(author) { return .skipped }
            note = OpenNote(from: author, reference: tag["ref"])
            return .note
        case .data:
            text = ""
            return .data(tag["id"] ?? "")
        default: return .container
        }
    }

    private mutating func module(_ tag: XMLStart, _ isOwnMetadata: inout Bool) -> Element {
        guard unit != nil else { return .skipped }
        switch (tag.name.space, tag.name.local) {
        case (ModuleNamespace.matches, "matches"), (ModuleNamespace.metadata, "metadata"): return .container
        case (ModuleNamespace.matches, "match"):
            match = OpenMatch(tag.kept)
            return .match
        case (ModuleNamespace.metadata, "metaGroup"):
            isOwnMetadata = tag["category"] == ExportedBase.category
            return .container
        case (ModuleNamespace.metadata, "meta") where isOwnMetadata:
            text = ""
            return .meta(tag["type"] ?? "")
        default: return .skipped
        }
    }

    // MARK: Text and end tags

    mutating func text(_ run: XMLSlice, _ range: Range<Int>) {
        switch open.last?.element {
        case .source, .target, .transparent:
            var mapped = MappedText(file: file, origin: range.lowerBound)
            mapped.append(run.string, from: range, isVerbatim: run.isVerbatim)
            sentence.append(mapped)
        case .note: note?.text += run.string
        case .data, .meta: text += run.string
        default: break
        }
    }

    mutating func end(_ upper: Int) {
        guard let ended = open.popLast() else { return }
        switch ended.element {
        case .group: groups.removeLast()
        case .unit: finishUnit()
        case .segment:
            if let segment { unit?.segments.append(segment) }
            segment = nil
        case .source: finish(\.source, \.source, ended)
        case .target: finish(\.target, \.target, ended)
        case .note: finishNote()
        case .data(let id): if match != nil { match?.data[id] = text } else { unit?.data[id] = text }
        case .match:
            if let match { unit?.matches.append(match) }
            match = nil
        case .meta(let form): unit?.bases[form] = ExportedBase(text)
        case .transparent, .container, .skipped: break
        }
    }

    private mutating func finish(
        _ own: WritableKeyPath<OpenSegment, FormText?>, _ offered: WritableKeyPath<OpenMatch, FormText?>,
        _ ended: Open
    ) {
        let whole = ended.preserves ? sentence : sentence.unindented()
        if match != nil { match?[keyPath: offered] = whole } else { segment?[keyPath: own] = whole }
    }

    private mutating func finishNote() {
        guard let note else { return }
        let reference = note.reference ?? segment?.id.map { "#" + $0 }
        unit?.notes.append((InterchangeNote(from: note.from, text: note.text), reference))
        self.note = nil
    }

    private mutating func finishUnit() {
        if let unit, !document.files.isEmpty {
            document.files[document.files.count - 1].units += unit.finished()
        }
        unit = nil
    }

    func range(_ tag: XMLStart) -> SourceRange { SourceRange(file: file, tag.range) }
}

private struct OpenNote {
    var from: String?
    var reference: String?
    var text = ""
}

extension Reader2 {
    /// What is wrong with the document as a whole.
    func findings() -> [Diagnostic] {
        guard let root else { return [] }
        guard ["2.0", "2.1", "2.2"].contains(document.version) else {
            return [
                Diagnostic(
                    XLIFFRules.unsupportedXLIFF, "XLIFF version `\(document.version)` is not read",
                    at: SourceRange(file: file, root.range),
                    notes: ["Ask for the file as XLIFF 1.2, 2.0, 2.1 or 2.2."])
            ]
        }
        guard root["srcLang"] == nil || root["trgLang"] == nil else { return [] }
        let name = root["srcLang"] == nil ? "srcLang" : "trgLang"
        return [.missingLanguage(name, at: SourceRange(file: file, root.range))]
    }
}
