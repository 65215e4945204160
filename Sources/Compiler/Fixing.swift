package import Diagnostics
import SourceText

// Applies the safe fixes of a catalog's findings.
//
// A round compiles the files as they are, takes of each finding the first safe fix, and applies those that do not overlap
// a fix taken before; the rest waits for the next round, whose findings and offsets are those of the changed texts. So
// two fixes of the words `a  b...` (one space, an ellipsis) are one round, and two that both rewrite `...` are two.
// When a round has nothing left to apply, the files are at rest. Nothing is written before that: what a caller writes are
// whole files that were compiled once more.
//
// A fix of a file that was not compiled byte for byte as it lies on disk (UTF-16, a byte order mark) is refused: its
// offsets are those of another text.

/// What fixing made of a catalog's files.
package struct Fixing: Sendable {
    /// The findings that were resolved by a rule in one file.
    package struct Applied: Sendable, Hashable {
        package let path: String
        package let rule: String
        package var count: Int
    }

    package private(set) var inputs: CatalogInputs
    /// By path, then by rule.
    package private(set) var applied: [Applied] = []
    /// Findings that have a safe fix which cannot be made in their file.
    package private(set) var refused: [Diagnostic] = []
    /// Whether nothing is left to fix; where not, fixes undo one another and the files must not be written.
    package private(set) var isAtRest = false
    /// The files that changed, as they are now.
    package private(set) var outputs: [OutputFile] = []

    private static let mostRounds = 50

    /// Fixes findings until none is left that can be fixed. `choose` picks the findings that may be.
    package init(
        _ inputs: CatalogInputs, _ options: CheckOptions = CheckOptions(),
        choosing choose: (Compilation) -> [Diagnostic]
    ) {
        self.inputs = inputs
        var counts: [Applied: Int] = [:]
        for _ in 0..<Self.mostRounds where !isAtRest {
            let compilation = compile(self.inputs, options)
            isAtRest = !run(choose(compilation), compilation, &counts)
        }
        applied = counts.map { Applied(path: $0.path, rule: $0.rule, count: $1) }
            .sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
        outputs = zip(inputs.all, self.inputs.all).filter { $0.bytes != $1.bytes }.map { _, new in
            OutputFile(path: new.path, bytes: new.bytes)
        }
    }

    /// One round; whether it changed anything.
    private mutating func run(
        _ findings: [Diagnostic], _ compilation: Compilation, _ counts: inout [Applied: Int]
    ) -> Bool {
        var texts = FixableTexts(inputs, compilation.files)
        refused = []
        for finding in findings {
            guard let fix = finding.fixes.first(where: { $0.applicability == .safe }) else { continue }
            switch texts.take(fix) {
            case .taken:
                let path = fix.edits.first.map { compilation.files[$0.range.file].path } ?? ""
                counts[Applied(path: path, rule: finding.rule.id, count: 0), default: 0] += 1
            case .overlaps: break
            case .unreachable: refused.append(finding)
            }
        }
        let changed = texts.changed()
        for (path, bytes) in changed { inputs.replace(path, with: bytes) }
        return !changed.isEmpty
    }
}

/// The files of one round and the fixes taken so far.
private struct FixableTexts {
    enum Answer {
        case taken
        /// It changes what another fix of the round changes.
        case overlaps
        /// Its file cannot be changed there.
        case unreachable
    }

    private let files: SourceFiles
    /// Files that stand on disk byte for byte as they were compiled.
    private let faithful: Set<FileID>
    private var edits: [FileID: [Fix.Edit]] = [:]

    init(_ inputs: CatalogInputs, _ files: SourceFiles) {
        self.files = files
        let known = Dictionary(inputs.all.map { ($0.path, $0.bytes) }) { first, _ in first }
        faithful = Set(
            files.all.indices.filter { known[files.all[$0].path] == files.all[$0].bytes }.map {
                FileID(index: UInt32($0))
            })
    }

    /// Takes a fix whole or not at all.
    mutating func take(_ fix: Fix) -> Answer {
        guard fix.edits.allSatisfy({ faithful.contains($0.range.file) }) else { return .unreachable }
        if fix.edits.allSatisfy({ edits[$0.range.file]?.contains($0) == true }) { return .taken }
        guard !fix.edits.contains(where: overlaps) else { return .overlaps }
        for edit in fix.edits { edits[edit.range.file, default: []].append(edit) }
        return .taken
    }

    /// Whether an edit touches one already taken. Edits that only adjoin are apart, two insertions at one place are not.
    private func overlaps(_ edit: Fix.Edit) -> Bool {
        (edits[edit.range.file] ?? []).contains { other in
            let (left, right) = (edit.range, other.range)
            return left.lower == right.lower || (left.lower < right.upper && right.lower < left.upper)
        }
    }

    /// The paths of files that fixes change, with their new bytes.
    func changed() -> [(String, [UInt8])] {
        edits.keys.sorted().compactMap { id in
            let file = files[id]
            var bytes: [UInt8] = []
            var offset = 0
            for edit in (edits[id] ?? []).sorted(by: { $0.range.lower < $1.range.lower }) {
                bytes += file.bytes[offset..<edit.range.lower]
                bytes += Array(edit.replacement.utf8)
                offset = edit.range.upper
            }
            bytes += file.bytes[offset...]
            return bytes == file.bytes ? nil : (file.path, bytes)
        }
    }
}
