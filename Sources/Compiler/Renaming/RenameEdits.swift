import CatalogModel
import CatalogSyntax
import MessageSyntax
import SourceText

/// The edits that rename something in a catalog's files: every place that means it, and nothing else.
struct RenameEdits {
    /// Bytes of a file and what takes their place.
    struct Edit {
        let range: SourceRange
        let text: String
    }

    private let parsed: ParsedCatalog
    private let target: RenameTarget
    private let new: String
    private(set) var edits: [Edit] = []

    init(_ target: RenameTarget, to new: String, in parsed: ParsedCatalog) {
        self.parsed = parsed
        self.target = target
        self.new = new
        collect()
    }

    /// A file with its edits made.
    func applied(to file: FileID, _ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for edit in edits.filter({ $0.range.file == file }).sorted(by: { $0.range.lower < $1.range.lower }) {
            result += bytes[offset..<edit.range.lower] + Array(edit.text.utf8)
            offset = edit.range.upper
        }
        return result + bytes[offset...]
    }

    private mutating func collect() {
        for section in parsed.sections where section.kind == target.kind.section {
            replace([section.name].compactMap(\.self))
        }
        switch target.kind {
        case .copy: collectExceptions()
        case .action:
            collectWords("action", in: [.copy, .fallback])
            collectExceptions()
        case .axis:
            collectItems("precedence", in: .catalog)
            for clause in clauses { replace([clause.axis].compactMap(\.self)) }
            collectArguments()
        case .value: collectValue()
        case .argument: collectArguments()
        case .word: collectWord()
        case .tone:
            collectItems("tones", in: .catalog)
            collectWords("tone", in: [.copy, .fallback])
            collectItems("forbid-tone", in: .claim)
        case .route:
            collectItems("routes", in: .catalog)
            collectWords("route", in: [.action])
        case .term, .claim, .budget, .impossible, .fixture: break
        }
    }

    /// Renames those of some names that are the target's.
    private mutating func replace(_ names: [Name]) {
        for name in names where name.text == target.name { edits.append(Edit(range: name.range, text: new)) }
    }

    private mutating func collectWords(_ key: String, in kinds: [SectionKind]) {
        for section in parsed.sections where kinds.contains(section.kind) {
            replace(section.entries(key).map(\.value.word))
        }
    }

    private mutating func collectItems(_ key: String, in kind: SectionKind) {
        for section in parsed.sections(kind) { replace(section.entries(key).flatMap(\.value.list)) }
    }

    /// `in` of `[allow]` names ids and message keys.
    private mutating func collectExceptions() {
        let keys = [target.name] + Field.allCases.map { "\(target.name).\($0.rawValue)" }
        for item in parsed.sections(.allow).flatMap({ $0.entries("in").flatMap(\.value.list) })
        where keys.contains(item.text) {
            edits.append(Edit(range: item.range, text: new + item.text.dropFirst(target.name.count)))
        }
    }

    // MARK: Selectors

    private var clauses: [SelectorSyntax.Clause] {
        parsed.sections.flatMap { $0.entries("when") + $0.entries("unless") }.flatMap(\.value.selector.clauses)
    }

    /// The values of each axis.
    private var axes: [(name: String, values: [String])] {
        parsed.sections(.axis).compactMap { section in
            section.name.map { ($0.text, section.value("values")?.value.list.map(\.text) ?? []) }
        }
    }

    private mutating func collectValue() {
        let axes = axes
        for clause in clauses {
            let holders = axes.filter { axis in clause.values.allSatisfy { axis.values.contains($0.text) } }
            let axis = clause.axis?.text ?? (holders.count == 1 ? holders[0].name : nil)
            if axis == target.scope { replace(clause.values) }
        }
        for section in parsed.sections(.axis) where section.name?.text == target.scope {
            replace(section.value("values")?.value.list ?? [])
            replace([section.value("unknown")?.value.word].compactMap(\.self))
            if section.value("source")?.value.text != "device" { collectWire(section) }
        }
        collectCases()
    }

    /// What the server sends stays as it is: a value that had no pair of its own gets one, and a pair that would say
    /// nothing any more goes.
    private mutating func collectWire(_ section: SectionSyntax) {
        let entry = section.value("wire")
        let pairs = entry?.value.pairs ?? []
        guard let place = pairs.firstIndex(where: { $0.left.text == target.name }) else {
            let pair = "\(new): \(target.name)"
            if let entry {
                edits.append(Edit(range: entry.value.range.end, text: ", \(pair)"))
            } else if let values = section.value("values") {
                edits.append(Edit(range: values.lines.end, text: "wire = \(pair)\n"))
            }
            return
        }
        let pair = pairs[place]
        guard pair.right.text == new, let entry else { return replace([pair.left]) }
        let range: SourceRange
        if pairs.count == 1 {
            range = entry.lines
        } else if place > 0 {
            range = SourceRange(file: pair.left.range.file, pairs[place - 1].right.range.upper..<pair.right.range.upper)
        } else {
            range = SourceRange(file: pair.left.range.file, pair.left.range.lower..<pairs[1].left.range.lower)
        }
        edits.append(Edit(range: range, text: ""))
    }

    // MARK: Messages

    private var messages: [MappedText] {
        let fields = Set(Field.allCases.map(\.rawValue))
        return parsed.sections.filter { [.copy, .action, .fallback].contains($0.kind) }.flatMap { section in
            section.entries.filter { fields.contains($0.key.text) }.map(\.value)
        }
    }

    /// Arguments of messages; an axis is one where they select on it.
    private mutating func collectArguments() {
        let name = target.name.messageSpelling
        for text in messages {
            for nested in parseMessage(text.text).arguments where nested.argument.name == name {
                edits.append(Edit(range: text.range(of: nested.argument.nameRange), text: new.messageSpelling))
            }
        }
    }

    /// Cases of selects over the scope.
    private mutating func collectCases() {
        let (name, scope) = (target.name.messageSpelling, target.scope?.messageSpelling)
        for text in messages {
            for nested in parseMessage(text.text).arguments where nested.argument.name == scope {
                guard case .select(let select) = nested.argument.kind else { continue }
                for branch in select.cases where branch.selector == .keyword(name) {
                    edits.append(Edit(range: text.range(of: branch.selectorRange), text: new.messageSpelling))
                }
            }
        }
    }

    private mutating func collectWord() {
        for section in parsed.sections(.argument) where section.name?.text == target.scope {
            replace(section.value("type")?.value.argumentType.cases ?? [])
            replace(section.value("sample")?.value.list ?? [])
        }
        collectCases()
    }
}
