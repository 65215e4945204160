import CatalogModel
import Diagnostics
import Regions
import SourceText

/// Turns what a proof found into diagnostics, in the catalog's own words.
struct ProofReporter {
    let catalog: ResolvedCatalog
    var diagnostics: [Diagnostic] = []
    /// Pairs of sections already reported as duplicate or redundant: the same `when` lines usually serve all groups.
    private var reported: Set<[SourceRange]> = []

    init(catalog: ResolvedCatalog) {
        self.catalog = catalog
    }

    mutating func report(_ part: Proof.Part) {
        reportCoverage(part)
        reportAmbiguities(part)
        reportDuplicates(part)
        reportUnreachable(part)
        reportNotProven(part)
    }

    /// Where an entry's selector was written.
    private func place(_ entry: Int, _ part: Proof.Part) -> SourceRange {
        let origin = part.origins[entry]
        return catalog.copies[origin.section].regions[origin.region].range
    }

    private func name(_ entry: Int, _ part: Proof.Part) -> String {
        "`\(catalog.copies[part.origins[entry].section].id.text)`"
    }

    private func lack(_ group: Group) -> String {
        switch group {
        case .copy: "no title and label"
        case .redacted: "no redacted text"
        case .action: "no action"
        }
    }

    private mutating func reportCoverage(_ part: Proof.Part) {
        let report = part.report
        guard report.uncoveredCount > 0 else { return }
        let place = catalog.copies.last?.range ?? catalog.header.name.range
        let end = place.end
        var notes: [String] = []
        for witness in report.witnesses.dropFirst() {
            notes.append("also: \(catalog.words(for: witness.region)) (\(count(witness.count)))")
        }
        if !report.hasAllWitnesses { notes.append("and more: `--all-witnesses` lists every region") }
        notes.append(
            "\(count(report.uncoveredCount)) in all without \(lack(part.group).dropFirst(3)); "
                + "every possible combination needs one")
        guard let first = report.witnesses.first else {
            diagnostics.append(
                Diagnostic(
                    ProofRules.uncovered, "\(count(report.uncoveredCount)): \(lack(part.group))",
                    at: catalog.header.name.range, notes: notes))
            return
        }
        let stub = catalog.stub(for: first.region, group: part.group)
        diagnostics.append(
            Diagnostic(
                ProofRules.uncovered,
                "\(catalog.words(for: first.region)): \(lack(part.group)) (\(count(first.count)))",
                at: catalog.header.name.range, notes: notes,
                fixes: [Fix("Add a section for it", .needsReview, [Fix.Edit(end, "\n\n\(stub)")])]))
    }

    private func count(_ number: UInt128) -> String {
        number == 1 ? "1 combination" : "\(grouped(number)) combinations"
    }

    private mutating func reportAmbiguities(_ part: Proof.Part) {
        for ambiguity in part.report.ambiguities {
            let stub = catalog.stub(for: ambiguity.settledBy, group: part.group)
            let end = catalog.copies[part.origins[ambiguity.second].section].range.end
            diagnostics.append(
                Diagnostic(
                    ProofRules.ambiguous,
                    "\(name(ambiguity.first, part)) and \(name(ambiguity.second, part)) tie for "
                        + "\(article(part.group)) at \(catalog.words(for: ambiguity.tie)) (\(count(ambiguity.count)))",
                    at: place(ambiguity.second, part),
                    related: [.init(place(ambiguity.first, part), "neither lies inside this one by the precedence")],
                    notes: [
                        "a section with `when = \(catalog.selector(for: ambiguity.settledBy))` would settle it",
                        "or narrow one of the two: the first axis of `precedence` where they differ decides, for the "
                            + "one that lies strictly inside",
                    ],
                    fixes: [Fix("Add a section that settles it", .needsReview, [Fix.Edit(end, "\n\n\(stub)")])]))
        }
        let hidden = part.report.ambiguityCount - part.report.ambiguities.count
        if hidden > 0, let last = diagnostics.indices.last {
            diagnostics[last].notes.append("\(hidden) more pairs tie for \(article(part.group))")
        }
    }

    private func article(_ group: Group) -> String {
        switch group {
        case .copy: "title and label"
        case .redacted: "the redacted text"
        case .action: "the action"
        }
    }

    private mutating func reportDuplicates(_ part: Proof.Part) {
        for duplicate in part.report.duplicates {
            let places = [place(duplicate.first, part), place(duplicate.second, part)]
            guard reported.insert(places).inserted else { continue }
            diagnostics.append(
                Diagnostic(
                    ProofRules.duplicate,
                    "\(name(duplicate.second, part)) has the same region as \(name(duplicate.first, part))",
                    at: places[1], related: [.init(places[0], "the other")],
                    notes: ["both give \(article(part.group)); delete one, or narrow its `when`"]))
        }
        for redundancy in part.report.redundant {
            let places = [place(redundancy.outer, part), place(redundancy.inner, part)]
            guard reported.insert(places).inserted else { continue }
            diagnostics.append(
                Diagnostic(
                    ProofRules.redundant, "this `when` of \(name(redundancy.inner, part)) adds nothing",
                    at: places[1], related: [.init(places[0], "it lies inside this one")],
                    notes: ["delete the line"]))
        }
    }

    private mutating func reportUnreachable(_ part: Proof.Part) {
        for unreachable in part.report.unreachable {
            var related = unreachable.shadows.map {
                Diagnostic.Related(place($0, part), "\(name($0, part)) wins here")
            }
            let impossible = catalog.impossible.flatMap { section in section.regions.map { (section, $0.range) } }
            related += unreachable.impossible.map { index in
                Diagnostic.Related(
                    impossible[index].1, "`\(impossible[index].0.name.text)` makes this part impossible")
            }
            diagnostics.append(
                Diagnostic(
                    ProofRules.unreachable,
                    "nobody ever reads \(article(part.group)) of \(name(unreachable.entry, part)) in this region",
                    at: place(unreachable.entry, part), related: related,
                    notes: ["delete the line, or narrow what shadows it"]))
        }
    }

    private mutating func reportNotProven(_ part: Proof.Part) {
        for walk in part.report.notProven {
            let (what, level): (String, Level) =
                switch walk.walk {
                case .coverage: ("that every combination has \(article(part.group))", .error)
                case .ambiguity: ("that no sections tie for \(article(part.group))", .error)
                case .reachability: ("that every region is read for \(article(part.group))", .note)
                }
            var diagnostic = Diagnostic(
                ProofRules.notProven, "not proven: \(what); the walk spent its \(walk.steps) steps",
                at: catalog.header.name.range,
                notes: ["simplify the selectors that overlap most, or raise the budget with `--budget`"])
            diagnostic.level = level
            diagnostics.append(diagnostic)
        }
    }
}
