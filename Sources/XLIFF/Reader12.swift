import Diagnostics
import SourceText
import Translation

/// Builds a document from the events of an XLIFF 1.2 file.
///
/// It asks for no more than it needs: elements are known by their local names, in the namespace of 1.2 or in none; what
/// it does not know, and what tools add (`header`, `phase`, `seg-source`, `count-group` …), it walks past.
struct Reader12: XMLVisitor {
    /// What an open element is.
    private enum Element {
        case group(named: Bool, isTranslatable: Bool)
        case unit
        case alternative
        case source
        case target
        case note
        /// An inline element whose content is text of the sentence.
        case transparent
        /// An inline element that is one placeholder; its content is the placeholder's spelling.
        case opaque(Placeholder, Int)
        case other
        /// An element whose content is none of ours.
        case skipped
    }

    /// The elements that are known by their names.
    private enum Name: String {
        case file, group, source, target, note, header
        case unit = "trans-unit"
        case binary = "bin-unit"
        case alternative = "alt-trans"
        case x, bx, ex, ph, it, bpt, ept, mrk
    }

    /// What gettext's converters make of a PO file's first entry: no words of a translator.
    private static let gettextHeader = "x-gettext-domain-header"

    private(set) var document: InterchangeDocument
    private let file: FileID
    /// By the numbers of names: whether it is one of 1.2, and which of those that are known.
    private var names: [(isOurs: Bool, name: Name?)] = []
    private var open: [Element] = []
    private var root: XMLTag?
    private var groups: [String] = []
    private var unit: InterchangeUnit?
    private var alternative: OpenAlternative?
    private var note: OpenNote?
    private var sentence = FormText()
    private var spelling = ""

    private struct OpenAlternative {
        var type: String
        var origin: String?
        var source: FormText?
        var target: FormText?
        var state: TranslationState?
        var isMachine = false
    }

    private struct OpenNote {
        var from: String?
        var text = ""
    }

    init(file: FileID) {
        self.file = file
        document = InterchangeDocument(file: file, version: "")
    }

    mutating func name(_ name: XMLName) {
        let isOurs = name.space.isEmpty || name.space.hasPrefix("urn:oasis:names:tc:xliff:document:1.")
        names.append((isOurs, isOurs ? Name(rawValue: name.local) : nil))
    }

    // MARK: Start tags

    mutating func start(_ tag: XMLStart) {
        if root == nil {
            root = tag.kept
            document.version = tag["version"] ?? ""
        }
        let (isOurs, name) = names[tag.number]
        let parent = open.last
        if case .skipped? = parent {
            open.append(.skipped)
        } else {
            open.append(isOurs ? element(tag, name, parent: parent) : .skipped)
        }
    }

    private mutating func element(_ tag: XMLStart, _ name: Name?, parent: Element?) -> Element {
        switch parent {
        case .source, .target, .transparent: inline(tag, name)
        case .opaque: .skipped
        case .note: .transparent
        case .unit: inUnit(tag, name)
        case .alternative: inAlternative(tag, name)
        default: structure(tag, name)
        }
    }

    private mutating func structure(_ tag: XMLStart, _ name: Name?) -> Element {
        switch name {
        case .file:
            document.files.append(
                InterchangeDocument.File(
                    original: tag["original"] ?? "", sourceLanguage: tag["source-language"],
                    targetLanguage: tag["target-language"], range: range(tag)))
            return .other
        case .group:
            if let id = tag["id"] { groups.append(id) }
            let outer = isTranslatable
            return .group(named: tag["id"] != nil, isTranslatable: tag["translate"].map { $0 != "no" } ?? outer)
        case .unit:
            unit = InterchangeUnit(
                id: tag["id"] ?? "", groups: groups,
                isTranslatable: tag["restype"] != Self.gettextHeader
                    && (tag["translate"].map { $0 != "no" } ?? isTranslatable),
                isApproved: tag["approved"] == "yes", range: range(tag))
            unit?.base = tag["extradata"].flatMap(ExportedBase.init)
            return .unit
        case .header, .binary: return .skipped
        default: return .other
        }
    }

    private mutating func inUnit(_ tag: XMLStart, _ name: Name?) -> Element {
        switch name {
        case .source:
            sentence = FormText()
            return .source
        case .target:
            sentence = FormText()
            let status = status(tag)
            let place = range(tag)
            noteLanguage(tag)
            unit?.targetRange = place
            unit?.state = status.state
            unit?.isMachine = status.isMachine
            return .target
        case .note:
            let author = tag["from"]
            // What this tool writes it knows.
            if NoteAuthor.isOurs(author) { return .skipped }
            note = OpenNote(from: author)
            return .note
        case .alternative:
            alternative = OpenAlternative(type: tag["alttranstype"] ?? "proposal", origin: tag["origin"])
            return .alternative
        default: return .skipped
        }
    }

    private mutating func inAlternative(_ tag: XMLStart, _ name: Name?) -> Element {
        switch name {
        case .source:
            sentence = FormText()
            return .source
        case .target:
            sentence = FormText()
            let status = status(tag)
            alternative?.state = status.state
            alternative?.isMachine = status.isMachine
            return .target
        default: return .skipped
        }
    }

    /// Some tools write no language at the file, only at its targets.
    private mutating func noteLanguage(_ target: XMLStart) {
        guard let last = document.files.indices.last, document.files[last].targetLanguage == nil else { return }
        document.files[last].targetLanguage = target.attribute("lang", in: XMLTag.xmlNamespace)
    }

    private func status(_ tag: XMLStart) -> (state: TranslationState?, isMachine: Bool) {
        let qualifier = tag["state-qualifier"]
        return (
            States12.read(state: tag["state"], qualifier: qualifier),
            qualifier.map(States12.machineQualifiers.contains) ?? false
        )
    }

    private mutating func inline(_ tag: XMLStart, _ name: Name?) -> Element {
        let isInTarget = alternative == nil && unit?.targetRange != nil
        switch name {
        case .x, .bx, .ex, .ph, .it, .bpt, .ept:
            spelling = ""
            let id = tag["id"] ?? tag["mid"] ?? ""
            return .opaque(Placeholder(id: id, spelling: tag["equiv-text"] ?? ""), tag.range.lowerBound)
        case .mrk:
            // A mark changes nothing; what somebody says in it is a remark.
            if isInTarget, let comment = tag["comment"] {
                unit?.notes.append(InterchangeNote(from: InterchangeNote.mark, text: comment))
            }
            return .transparent
        default:
            if isInTarget, unit?.formatting == nil {
                let formatting = Formatting(element: tag.name.local, range: range(tag))
                unit?.formatting = formatting
            }
            return .transparent
        }
    }

    // MARK: Text and end tags

    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {
        switch open.last {
        case .source, .target, .transparent:
            if note != nil {
                note?.text += text.string
            } else {
                var mapped = MappedText(file: file, origin: range.lowerBound)
                mapped.append(text.string, from: range, isVerbatim: text.isVerbatim)
                sentence.append(mapped)
            }
        case .note: note?.text += text.string
        case .opaque: spelling += text.string
        default: break
        }
    }

    mutating func end(_ upper: Int) {
        guard let element = open.popLast() else { return }
        switch element {
        case .group(let named, _): if named { groups.removeLast() }
        case .unit: finishUnit()
        case .alternative: finishAlternative()
        case .source: if alternative != nil { alternative?.source = sentence } else { unit?.source = sentence }
        case .target: if alternative != nil { alternative?.target = sentence } else { unit?.target = sentence }
        case .note: finishNote()
        case .opaque(var placeholder, let lower):
            if placeholder.spelling.isEmpty { placeholder.spelling = spelling }
            sentence.append(placeholder, at: SourceRange(file: file, lower..<max(lower, upper)))
        case .transparent, .other, .skipped: break
        }
    }

    private mutating func finishUnit() {
        if let unit, !document.files.isEmpty { document.files[document.files.count - 1].units.append(unit) }
        unit = nil
    }

    private mutating func finishAlternative() {
        if let alternative, let target = alternative.target {
            unit?.alternatives.append(
                InterchangeAlternative(
                    type: alternative.type, origin: alternative.origin, source: alternative.source, target: target,
                    state: alternative.state, isMachine: alternative.isMachine))
        }
        alternative = nil
    }

    private mutating func finishNote() {
        if let note { unit?.notes.append(InterchangeNote(from: note.from, text: note.text)) }
        note = nil
    }

    private var isTranslatable: Bool {
        for case .group(_, let isTranslatable) in open.reversed() { return isTranslatable }
        return true
    }

    private func range(_ tag: XMLStart) -> SourceRange { SourceRange(file: file, tag.range) }
}

extension Reader12 {
    /// What is wrong with the document as a whole.
    func findings() -> [Diagnostic] {
        guard let root else { return [] }
        guard root.name == "xliff" else {
            return [
                Diagnostic(
                    XLIFFRules.unsupportedXLIFF, "this is not an XLIFF file: its root is `\(root.name)`",
                    at: SourceRange(file: file, root.range),
                    notes: ["Send the hand-off back as the tool's XLIFF, not as a format of its own."])
            ]
        }
        guard ["1.0", "1.1", "1.2"].contains(document.version) else {
            return [
                Diagnostic(
                    XLIFFRules.unsupportedXLIFF, "XLIFF version `\(document.version)` is not read",
                    at: SourceRange(file: file, root.range),
                    notes: ["Ask for the file as XLIFF 1.2, 2.0, 2.1 or 2.2."])
            ]
        }
        return document.files.compactMap { file in
            guard file.sourceLanguage == nil || file.targetLanguage == nil else { return nil }
            let name = file.sourceLanguage == nil ? "source-language" : "target-language"
            return .missingLanguage(name, at: file.range)
        }
    }
}
