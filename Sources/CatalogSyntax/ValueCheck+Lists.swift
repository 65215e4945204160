import Diagnostics
import SourceText

extension ValueCheck {
    /// Items that are empty or stand twice; returns those that are not empty.
    @discardableResult
    mutating func checkList(_ text: ValueText, from start: Int) -> [Name] {
        checkEmptyItems(text, from: start)
        var seen: [String: Name] = [:]
        let items = text.parts(of: start..<text.bytes.count, separator: UInt8(ascii: ","))
        let names = items.filter { !$0.isEmpty }.map(text.name)
        for name in names { checkOnce(name, &seen) }
        return names
    }

    /// A list of names that are declared here.
    mutating func checkNames(_ text: ValueText, from start: Int, _ shape: NameShape) {
        for name in checkList(text, from: start) where !reportForeignSeparator(name) {
            guard let fault = NameCheck.finding(name, shape), fault.rule != CatalogSyntaxRules.reservedName else {
                continue
            }
            add(fault.rule, fault.message, at: name.range, notes: fault.notes, fixes: fault.fixes)
        }
    }

    /// An item whose text was seen before.
    mutating func checkOnce(_ name: Name, _ seen: inout [String: Name]) {
        guard let first = seen[name.text] else {
            seen[name.text] = name
            return
        }
        add(
            CatalogSyntaxRules.duplicateItem, "`\(name.text.prefix(60))` stands twice in `\(entry.key.text)`",
            at: name.range, related: [.init(first.range, "the first is here")], notes: ["Keep one of them."])
    }

    /// Commas with nothing between them.
    mutating func checkEmptyItems(_ text: ValueText, from start: Int) {
        let parts = text.parts(of: start..<text.bytes.count, separator: UInt8(ascii: ","))
        for (index, part) in parts.enumerated() where part.isEmpty && parts.count > 1 {
            let gap = index > 0 ? parts[index - 1].upperBound..<part.upperBound : part.lowerBound..<parts[1].lowerBound
            add(
                CatalogSyntaxRules.malformedList,
                index == parts.count - 1 ? "a comma ends the list" : "an item is missing before a comma",
                at: text.place(gap), fixes: [Fix("Delete the comma", .safe, [.init(text.place(gap), "")])])
        }
    }

    /// Items that something other than a comma separates.
    private mutating func reportForeignSeparator(_ name: Name) -> Bool {
        let separators: [Character] = [" ", "\t", "|", ";", "，", "、", "；", "/"]
        guard let found = name.text.first(where: separators.contains) else { return false }
        let items = name.text.split(whereSeparator: { separators.contains($0) })
        add(
            CatalogSyntaxRules.malformedList,
            found.isWhitespace
                ? "a space stands inside `\(name.text.prefix(60))`"
                : "`\(found)` does not separate the items of a list",
            at: name.range, notes: ["Commas separate items."],
            fixes: items.count > 1
                ? [Fix("Write commas", .needsReview, [.init(name.range, items.joined(separator: ", "))])] : [])
        return true
    }
}
