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

    /// Reports all groups; what several of them have in common is said once.
    mutating func report(_ parts: [Proof.Part]) {
        reportCoverage(parts)
        reportAmbiguities(parts)
        for part in parts { reportDuplicates(part) }
        reportUnreachable(parts)
        for part in parts { reportNotProven(part) }
    }

    /// Where an entry's selector was written.
    private func place(_ entry: Int, _ part: Proof.Part) -> SourceRange {
        let origin = part.origins[entry]
        return catalog.copies[origin.section].regions[origin.region].range
    }

    private func name(_ entry: Int, _ part: Proof.Part) -> String {
        "`\(catalog.copies[part.origins[entry].section].id.text)`"
    }

    /// `title, label and action`
    private func listing(_ groups: [Group], _ conjunction: String = "and") -> String {
        let words = groups.flatMap(\.words)
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }

    /// Groups with the same gaps make one finding, with one section to paste.
    private mutating func reportCoverage(_ parts: [Proof.Part]) {
        let open = parts.filter { $0.report.uncoveredCount > 0 }
        for (index, part) in open.enumerated() {
            func isSame(_ other: Proof.Part) -> Bool {
                other.report.witnesses == part.report.witnesses
                    && other.report.uncoveredCount == part.report.uncoveredCount
            }
            guard !open[..<index].contains(where: isSame) else { continue }
            reportGap(part.report, open.filter(isSame).map(\.group))
        }
    }

    private mutating func reportGap(_ report: ProofReport, _ groups: [Group]) {
        let lack = "no \(listing(groups, "or"))"
        let name = catalog.header.name.range
        guard let first = report.witnesses.first else {
            diagnostics.append(Diagnostic(ProofRules.uncovered, "\(count(report.uncoveredCount)): \(lack)", at: name))
            return
        }
        var notes = report.witnesses.dropFirst().map {
            "Also \(catalog.words(for: $0.region)) (\(count($0.count)))."
        }
        if !report.hasAllWitnesses { notes.append("And more: `--all-witnesses` lists every region.") }
        notes.append(
            "\(count(report.uncoveredCount)) in all without \(listing(groups, "or")); every possible combination needs one."
        )
        let end = catalog.copies.last?.range.end ?? name.end
        let stub = catalog.stub(for: first.region, groups: groups)
        diagnostics.append(
            Diagnostic(
                ProofRules.uncovered, "\(catalog.words(for: first.region)): \(lack) (\(count(first.count)))", at: name,
                notes: notes,
                fixes: [Fix("Add a section for it", .needsReview, [Fix.Edit(end, "\n\n\(stub)")])],
                subject: subject(of: report)))
    }

    /// Which gap it is, so that another one, or a larger one, is not taken for it.
    private func subject(of report: ProofReport) -> String {
        report.witnesses.map { catalog.selector(for: $0.region) }.joined(separator: " | ")
            + " (\(count(report.uncoveredCount)))"
    }

    private func count(_ number: UInt128) -> String {
        number == 1 ? "1 combination" : "\(grouped(number)) combinations"
    }

    private mutating func reportAmbiguities(_ parts: [Proof.Part]) {
        var seen: Set<String> = []
        for part in parts {
            for ambiguity in part.report.ambiguities {
                let places = [place(ambiguity.first, part), place(ambiguity.second, part)]
                func isSame(_ other: Proof.Part) -> Bool {
                    other.report.ambiguities.contains {
                        [place($0.first, other), place($0.second, other)] == places && $0.tie == ambiguity.tie
                    }
                }
                let key = "\(places) \(catalog.words(for: ambiguity.tie))"
                guard seen.insert(key).inserted else { continue }
                reportTie(ambiguity, part, parts.filter(isSame).map(\.group), places)
            }
            let hidden = part.report.ambiguityCount - part.report.ambiguities.count
            if hidden > 0, let last = diagnostics.indices.last {
                diagnostics[last].notes.append("\(hidden) more pairs tie for \(listing([part.group])).")
            }
        }
    }

    private mutating func reportTie(
        _ ambiguity: Ambiguity, _ part: Proof.Part, _ groups: [Group], _ places: [SourceRange]
    ) {
        let stub = catalog.stub(for: ambiguity.settledBy, groups: groups)
        let end = catalog.copies[part.origins[ambiguity.second].section].range.end
        diagnostics.append(
            Diagnostic(
                ProofRules.ambiguous,
                "\(name(ambiguity.first, part)) and \(name(ambiguity.second, part)) tie for \(listing(groups)) at "
                    + "\(catalog.words(for: ambiguity.tie)) (\(count(ambiguity.count)))",
                at: places[1], related: [.init(places[0], "neither of the two lies inside the other")],
                notes: [
                    "`when = \(catalog.selector(for: ambiguity.settledBy))` in a section of its own settles it.",
                    "Or narrow one of the two: at the first axis of `precedence` where they differ, the one that lies "
                        + "strictly inside the other wins.",
                ],
                fixes: [Fix("Add a section that settles it", .needsReview, [Fix.Edit(end, "\n\n\(stub)")])],
                subject: [ambiguity.first, ambiguity.second].map { catalog.copies[part.origins[$0].section].id.text }
                    .joined(separator: " / ")))
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
                    notes: ["Both give \(listing([part.group])); delete one, or narrow its `when`."]))
        }
        for redundancy in part.report.redundant {
            let places = [place(redundancy.outer, part), place(redundancy.inner, part)]
            guard reported.insert(places).inserted else { continue }
            diagnostics.append(
                Diagnostic(
                    ProofRules.redundant, "this `when` of \(name(redundancy.inner, part)) adds nothing",
                    at: places[1], related: [.init(places[0], "it lies inside this one")],
                    notes: ["Delete the line."]))
        }
    }

    private mutating func reportUnreachable(_ parts: [Proof.Part]) {
        var findings: [(Diagnostic.Related, [Diagnostic.Related], String, [Group])] = []
        for part in parts {
            for unreachable in part.report.unreachable {
                let shadows = shadows(of: unreachable, part)
                let range = place(unreachable.entry, part)
                if let index = findings.firstIndex(where: { $0.0.range == range && $0.1 == shadows }) {
                    findings[index].3.append(part.group)
                } else {
                    findings.append(
                        (Diagnostic.Related(range, ""), shadows, name(unreachable.entry, part), [part.group]))
                }
            }
        }
        for (primary, shadows, name, groups) in findings {
            diagnostics.append(
                Diagnostic(
                    ProofRules.unreachable, "nobody ever gets \(listing(groups)) from this region of \(name)",
                    at: primary.range, related: shadows, notes: ["Delete the line, or narrow what shadows it."]))
        }
    }

    private func shadows(of unreachable: Unreachable, _ part: Proof.Part) -> [Diagnostic.Related] {
        let impossible = catalog.impossible.flatMap { section in section.regions.map { (section, $0.range) } }
        return unreachable.shadows.map { Diagnostic.Related(place($0, part), "\(name($0, part)) wins here") }
            + unreachable.impossible.map { index in
                Diagnostic.Related(
                    impossible[index].1, "`\(impossible[index].0.name.text)` makes this part impossible")
            }
    }

    private mutating func reportNotProven(_ part: Proof.Part) {
        for walk in part.report.notProven {
            let (what, level): (String, Level) =
                switch walk.walk {
                case .coverage: ("that every combination has \(listing([part.group]))", .error)
                case .ambiguity: ("that no sections tie for \(listing([part.group]))", .error)
                case .reachability: ("that every region is read for \(listing([part.group]))", .note)
                }
            var diagnostic = Diagnostic(
                ProofRules.notProven, "not proven: \(what); the walk spent its \(walk.steps) steps",
                at: catalog.header.name.range,
                notes: ["Simplify the selectors that overlap most, or raise the budget with `--budget`."])
            diagnostic.level = level
            diagnostics.append(diagnostic)
        }
    }
}

extension Group {
    /// What a group gives, in words.
    fileprivate var words: [String] {
        switch self {
        case .copy: ["title", "label"]
        case .redacted: ["redacted text"]
        case .action: ["action"]
        }
    }
}
