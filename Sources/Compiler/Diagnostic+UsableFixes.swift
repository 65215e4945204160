import Diagnostics
import SourceText

extension Diagnostic {
    /// The finding with those fixes alone that can be made in its files as they are, escaped where a file is XML.
    func withUsableFixes(in files: SourceFiles) -> Diagnostic {
        guard !fixes.isEmpty else { return self }
        var finding = self
        finding.fixes = fixes.compactMap { $0.usable(in: files) }
        let isLost = fixes.contains { $0.applicability == .safe } && finding.fixes.isEmpty
        if isLost { finding.notes.append("Change it by hand: in its file the text is broken up by markup.") }
        return finding
    }
}

extension Fix {
    fileprivate func usable(in files: SourceFiles) -> Fix? {
        let usable = edits.compactMap { $0.usable(in: files) }
        return usable.count == edits.count && !usable.isEmpty ? Fix(message, applicability, usable) : nil
    }
}

extension Fix.Edit {
    /// A replacement that is a pattern (`{count}`, a quote) means something else in a translation, whose patterns are
    /// elements.
    fileprivate func usable(in files: SourceFiles) -> Fix.Edit? {
        let file = files[range.file]
        guard isExact else { return nil }
        guard file.path.hasSuffix(".xlf") else { return self }
        guard MarkupText.isText(range.bytes, in: file.bytes), !replacement.contains(where: { "{}#'".contains($0) })
        else {
            return nil
        }
        return Fix.Edit(range, MarkupText.escaped(replacement))
    }
}
