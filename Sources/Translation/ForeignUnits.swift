// Tools that know plurals of their own name forms in their own way. Where the key is one of the catalog's, such a unit is
// the form that it means:
//
//     q.title|==|plural.few                       Xcode, from a string catalog
//     q.title|==|substitutions.count.plural.few   the same, of a named argument
//     /q.title:dict/count:dict/few:dict/:string   Xcode, from a .stringsdict
//     q.title[1]                                  gettext: the second category of the language
//
// Their placeholders are printf's, in the order of the source: `%lld`, `%1$@`.
import SourceText

extension TranslationPlan {
    /// The id of the form that a unit with an unknown id means; nil where it means none.
    ///
    /// `places`: the indexes of the entries by their keys.
    func formID(of unit: InterchangeUnit, _ places: [String: Int]) -> String? {
        guard let name = ForeignName(unit.id, group: unit.groups.last),
            let entry = name.keys.lazy.compactMap({ places[$0] }).first.map({ entries[$0] })
        else { return nil }
        let forms = entry.flattened.forms.filter { form in
            form.cases.count == 1 && (name.argument == nil || form.cases[0].selection.argument == name.argument)
        }
        switch name.choice {
        case .category(let word):
            let wanted = FormChoice.keyword(word)
            let exact = word == "zero" ? FormChoice.exact(0) : wanted
            let form = forms.first { $0.cases[0].needed.choice == wanted }
            return (form ?? forms.first { $0.cases[0].needed.choice == exact }).map { entry.key + $0.suffix }
        case .index(let index):
            let categories = forms.filter { $0.cases[0].needed.number != nil && $0.cases[0].needed.isCategory }
            return index < categories.count ? entry.key + categories[index].suffix : nil
        }
    }
}

/// What a tool's own id says.
private struct ForeignName {
    enum Choice {
        case category(String)
        case index(Int)
    }

    /// The key, or the two of which one is.
    let keys: [String]
    let argument: String?
    let choice: Choice

    init?(_ id: String, group: String?) {
        if let separator = id.firstRange(of: "|==|") {
            let words = id[separator.upperBound...].split(separator: ".")
            guard words.count >= 2, words[words.count - 2] == "plural", let word = words.last else { return nil }
            keys = [String(id[..<separator.lowerBound])]
            argument = words.first == "substitutions" && words.count == 4 ? String(words[1]) : nil
            choice = .category(String(word))
        } else if id.hasPrefix("/"), id.hasSuffix("/:string") {
            let parts = id.split(separator: "/").filter { $0.hasSuffix(":dict") }.map { $0.dropLast(5) }
            guard parts.count == 3 else { return nil }
            keys = [String(parts[0])]
            argument = String(parts[1])
            choice = .category(String(parts[2]))
        } else if id.hasSuffix("]"), let open = id.lastIndex(of: "["),
            let index = Int(id[id.index(after: open)...].dropLast()), index >= 0
        {
            keys = [String(id[..<open])] + (group.map { [$0] } ?? [])
            argument = nil
            choice = .index(index)
        } else {
            return nil
        }
    }
}

extension InterchangeUnit {
    /// Whether it only says of a `.stringsdict` entry which argument it chooses by.
    var isFormatKey: Bool { id.hasSuffix("/NSStringLocalizedFormatKey:dict/:string") }
}

extension NeededCase {
    fileprivate var isCategory: Bool {
        if case .keyword = choice { true } else { false }
    }
}

extension InterchangeUnit {
    /// Puts placeholders in the place of printf's, where the source has as many as the catalog's and no others.
    func readingPrintf(for planned: FormText) -> InterchangeUnit {
        let wanted = planned.placeholders
        guard !wanted.isEmpty, source.placeholders.isEmpty, case .text(let text)? = source.parts.first,
            PrintfSpecifier.all(in: text.text).count == wanted.count
        else { return self }
        var result = self
        result.source = source.readingPrintf(wanted)
        result.target = target?.readingPrintf(wanted)
        return result
    }
}

extension FormText {
    fileprivate func readingPrintf(_ wanted: [Placeholder]) -> FormText {
        var result = FormText()
        var next = 0
        for part in parts {
            guard case .text(let text) = part else {
                result.append(part)
                continue
            }
            var offset = 0
            for specifier in PrintfSpecifier.all(in: text.text) {
                result.append(text.slice(offset..<specifier.bytes.lowerBound))
                offset = specifier.bytes.upperBound
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                let place = text.range(of: specifier.bytes)
                if wanted.indices.contains(index) {
                    result.append(wanted[index], at: place)
                } else {
                    result.append(text.slice(specifier.bytes))
                }
            }
            result.append(text.slice(offset..<text.text.utf8.count))
        }
        return result
    }
}

/// One `%…` of a format string.
private struct PrintfSpecifier {
    let bytes: Range<Int>
    /// From 0, where it names its argument: `%2$@` is 1.
    let position: Int?

    /// All in order. A flag that is a space is not known: `5 % der` is German, not a format.
    static func all(in text: String) -> [PrintfSpecifier] {
        text.matches(
            of: /%(?:([1-9])\$)?(?:arg|[-+0']?[0-9]*(?:\.[0-9]+)?(?:hh?|ll?|[qLztj])?[@dDiuUxXoOfFeEgGcCsSaAp])/
        ).map {
            match in
            let lower = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            let length = text.utf8.distance(from: match.range.lowerBound, to: match.range.upperBound)
            return PrintfSpecifier(
                bytes: lower..<(lower + length), position: match.output.1.flatMap { Int($0) }.map { $0 - 1 })
        }
    }
}
