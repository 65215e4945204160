package import Translation

/// What two files say differently, however they are written: units by their ids, whatever their order and version.
///
/// A line for each difference, in the order of the first file, then what only the second has. What this tool tells
/// translators is left out: the catalog says it, and versions attach it to other elements.
package func xliffDifferences(_ first: InterchangeDocument, _ second: InterchangeDocument) -> [String] {
    let others = facts(second)
    let places = Dictionary(others.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Int> = []
    var lines: [String] = []
    for unit in facts(first) {
        guard let index = places[unit.name], seen.insert(index).inserted else {
            lines.append("\(unit.name): only in the first file")
            continue
        }
        for (old, new) in zip(unit.facts, others[index].facts) where old.value != new.value {
            lines.append("\(unit.name): \(old.name) \(old.value) → \(new.value)")
        }
    }
    return lines + others.indices.filter { !seen.contains($0) }.map { "\(others[$0].name): only in the second file" }
}

/// A unit as a list of facts that every version has.
private typealias Facts = (name: String, facts: [(name: String, value: String)])

private func facts(_ document: InterchangeDocument) -> [Facts] {
    document.files.flatMap { file in
        file.units.map { unit in
            let language = document.files.count > 1 ? "[\(file.targetLanguage ?? "?")] " : ""
            return (
                language + unit.id,
                [
                    ("source", quoted(unit.source)), ("target", quoted(unit.target)),
                    ("state", unit.claim?.name ?? "none"), ("machine", unit.isMachine ? "yes" : "no"),
                    ("translate", unit.isTranslatable ? "yes" : "no"), ("notes", list(unit.remarks.map(words))),
                    ("alternatives", list(unit.alternatives.map { "\($0.type) \(quoted($0.target))" })),
                ]
            )
        }
    }
}

private func words(_ note: InterchangeNote) -> String { (note.from.map { $0 + ": " } ?? "") + note.text }

/// An empty target says as much as none.
private func quoted(_ text: FormText?) -> String {
    text.flatMap { $0.isBlank ? nil : "“\($0.readable)”" } ?? "none"
}

private func list(_ items: [String]) -> String { items.isEmpty ? "none" : items.sorted().joined(separator: " | ") }
