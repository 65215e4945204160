import CatalogModel
package import Diagnostics
import LocaleData
package import MessageFiles
import MessageSyntax
package import SourceText
import Validation

/// How messages of other catalogs are checked.
package struct MessageLintOptions: Sendable {
    /// The locale of messages that name none.
    package var locale: String?
    /// The locale whose messages are the source of those with the same key; absent: only what a file itself says.
    package var source: String?
    /// Absent: what the ending of the file's name says.
    package var format: MessageFileFormat?
    /// Absent: the format's.
    package var dialect: MessageDialect?
    /// Ids of rules that are not applied.
    package var ignored: Set<String> = []

    package init() {}
}

/// What the rules say of messages from elsewhere.
package struct MessageLint: Sendable {
    package var files = SourceFiles()
    package var diagnostics: [Diagnostic] = []
    package var messageCount = 0
    package var localeCount = 0

    static let unknownLanguage = Rule(
        "unknown-language", .note, "Messages in a language of which CLDR knows nothing")
    package static let rules = [unknownLanguage]
}

/// Checks messages of other catalogs by the rules of texts. Those about declarations, labels, hints and actions have
/// nothing to say there.
package func lintMessages(_ inputs: [CatalogInputs.File], _ options: MessageLintOptions) -> MessageLint {
    var linting = MessageLinting(options: options)
    for input in inputs { linting.read(input) }
    linting.check()
    return linting.finished()
}

private struct MessageLinting {
    let options: MessageLintOptions
    private var lint = MessageLint()
    private var entries: [(entry: MessageEntry, dialect: MessageDialect)] = []
    private var findings: [Diagnostic] = []
    private var made: [String: LanguageScene] = [:]

    init(options: MessageLintOptions) {
        self.options = options
    }

    mutating func read(_ input: CatalogInputs.File) {
        let bytes = input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(input.bytes.dropFirst(3)) : input.bytes
        let id = lint.files.add(path: input.path, bytes: bytes)
        if let offset = firstFaultOfUTF8(in: bytes) {
            findings.append(
                Diagnostic(
                    MessageFileRules.all[0], "the file is not UTF-8 here",
                    at: SourceRange(file: id, offset..<(offset + 1)), notes: ["Save it as UTF-8."]))
            return
        }
        let format = options.format ?? .format(ofPath: input.path) ?? MessageFileFormat.all[0]
        let read = format.read(MessageFile(id: id, bytes: bytes, locale: options.locale))
        findings += read.diagnostics
        entries += read.value.map { ($0, options.dialect ?? format.dialect) }
    }

    mutating func check() {
        let home = options.source.flatMap(tag) ?? presumedHome()
        let originals = home.map(texts) ?? [:]
        var locales: [String: LocaleTag] = [:]
        var strangers: [String: (first: SourceRange, count: Int)] = [:]
        for (entry, dialect) in entries {
            let name = entry.locale.text
            let locale = locales[name] ?? tag(name) ?? .undetermined
            locales[name] = locale
            if locale == .undetermined {
                strangers[name] = (strangers[name]?.first ?? entry.locale.range, (strangers[name]?.count ?? 0) + 1)
            }
            let original = locale == home ? nil : originals[entry.key] ?? nil
            findings += check(entry, dialect, locale, home: home ?? locale, original: original)
            lint.messageCount += 1
        }
        lint.localeCount = locales.count
        for (name, stranger) in strangers.sorted(by: { $0.key < $1.key }) {
            findings.append(
                Diagnostic(
                    MessageLint.unknownLanguage, "nothing is known of the language of `\(name)`", at: stranger.first,
                    notes: [
                        "Rules that need a language, such as those of plurals, were not applied to its messages: "
                            + "\(stranger.count)."
                    ], locale: name))
        }
    }

    /// The findings about one message. One that is its original word for word was not translated: what is wrong with it is
    /// said of the original, once, and the rules of a language that it is not written in have no business with it.
    private mutating func check(
        _ entry: MessageEntry, _ dialect: MessageDialect, _ locale: LocaleTag, home: LocaleTag, original: Original?
    ) -> [Diagnostic] {
        let value = dialect == .flutter ? entry.value.doublingApostrophes : entry.value
        let own = entry.source.map { Original($0, dialect) }
        let declared = locale == home && options.source != nil ? nil : own ?? (options.source == nil ? nil : original)
        let isCopy = original?.text.text == value.text
        let scene = MessageScene(
            value: value, text: ReadMessage(parseMessage(value.text)),
            language: language(locale, source: home, dialect),
            key: entry.key, field: .support, isAction: false, source: declared?.text)
        scene.original = (original ?? own)?.text.message
        var found = isCopy ? MessageChecks.translatedAtAll.run(scene) : MessageChecks.run(scene)
        for index in found.indices { found[index].locale = entry.locale.text }
        return found
    }

    /// A language as rules see it; made once.
    private mutating func language(
        _ locale: LocaleTag, source: LocaleTag, _ dialect: MessageDialect
    ) -> LanguageScene {
        let key = [locale.text, source.text, dialect.rawValue].joined(separator: " ")
        if let made = made[key] { return made }
        let language = LanguageScene(
            locale, .open(source: source, hasTags: dialect == .formatjs, mergesExactCases: dialect == .flutter))
        made[key] = language
        return language
    }

    /// English, where messages of several languages lie side by side and some are English: what most apps are written in.
    private func presumedHome() -> LocaleTag? {
        guard let english = tag("en") else { return nil }
        var names = Set<String>()
        for (entry, _) in entries { names.insert(entry.locale.text) }
        return names.count > 1 && names.contains(english.text) ? english : nil
    }

    /// The texts of a locale by key; none where two files disagree.
    private func texts(in locale: LocaleTag) -> [String: Original?] {
        var texts: [String: Original?] = [:]
        var isHome: [String: Bool] = [:]
        for (entry, dialect) in entries {
            let name = entry.locale.text
            let isOne = isHome[name] ?? (tag(name) == locale)
            isHome[name] = isOne
            guard isOne else { continue }
            let text = Original(entry.value, dialect)
            if let known = texts[entry.key], known?.text.text != text.text.text {
                texts[entry.key] = .some(nil)
            } else {
                texts[entry.key] = .some(text)
            }
        }
        return texts
    }

    /// The locale that a name means, old codes and underscores included.
    private func tag(_ name: String) -> LocaleTag? {
        switch LocaleTag.parse(name) {
        case .success(let tag), .failure(.outdated(_, let tag)), .failure(.separators(let tag)): tag
        case .failure: nil
        }
    }

    mutating func finished() -> MessageLint {
        lint.diagnostics = findings.filter { !options.ignored.contains($0.rule.id) && $0.level > .off }
            .ordered(in: lint.files)
        return lint
    }
}

/// A text of the language in which a catalog was written.
private struct Original {
    let text: ReadMessage

    init(_ value: MappedText, _ dialect: MessageDialect) {
        text = ReadMessage(parseMessage((dialect == .flutter ? value.doublingApostrophes : value).text))
    }
}

/// The first byte that is no UTF-8.
private func firstFaultOfUTF8(in bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): offset += UTF8.width(scalar)
        case .emptyInput: return nil
        case .error: return min(offset, bytes.count - 1)
        }
    }
}

extension MappedText {
    /// The text for a library to which apostrophes are letters, as ICU must read it: `''` for `'`.
    fileprivate var doublingApostrophes: MappedText {
        guard text.utf8.contains(UInt8(ascii: "'")) else { return self }
        var result = MappedText(file: file, origin: origin)
        let bytes = Array(text.utf8)
        for (index, piece) in pieces.enumerated() {
            let end = index + 1 < pieces.count ? pieces[index + 1].textOffset : bytes.count
            var start = piece.textOffset
            func add(_ range: Range<Int>) {
                let source =
                    piece.isVerbatim
                    ? (piece.source.lowerBound + range.lowerBound - piece.textOffset)..<(piece.source.lowerBound
                        + range.upperBound - piece.textOffset) : piece.source
                result.append(String(decoding: bytes[range], as: UTF8.self), from: source, isVerbatim: piece.isVerbatim)
            }
            for place in piece.textOffset..<end where bytes[place] == UInt8(ascii: "'") {
                add(start..<place)
                let source =
                    piece.isVerbatim
                    ? (piece.source.lowerBound + place - piece.textOffset)..<(piece.source.lowerBound + place + 1
                        - piece.textOffset) : piece.source
                result.append("''", from: source, isVerbatim: false)
                start = place + 1
            }
            add(start..<end)
        }
        return result
    }
}
