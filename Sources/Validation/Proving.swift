package import CatalogModel
package import Diagnostics
package import Regions

/// A catalog's proof in tasks that know nothing of each other, so that they may be done side by side.
package struct Proving: Sendable {
    /// One walk of one contest.
    package struct Task: Sendable {
        fileprivate let prover: Int
        fileprivate let walk: NotProven.Walk
    }

    /// A group's contest, where its entries were written, and who proves it.
    private struct Part: Sendable {
        let group: Group
        let contest: Contest
        let origins: [(section: Int, region: Int)]
        let prover: Int
    }

    private let catalog: ResolvedCatalog
    private let budget: Regions.Budget
    private let allWitnesses: Bool
    private let parts: [Part]
    /// One a contest: sections that write all groups, as many do, make one contest of them.
    private let provers: [Prover]
    /// What is to be done, the longest first.
    package let tasks: [Task]

    package init(_ catalog: ResolvedCatalog, budget: Regions.Budget, allWitnesses: Bool) {
        self.catalog = catalog
        self.budget = budget
        self.allWitnesses = allWitnesses
        var contests: [Contest] = []
        var parts: [Part] = []
        for group in Group.allCases {
            let (contest, origins) = catalog.contest(for: group)
            let prover = contests.firstIndex(of: contest) ?? contests.count
            if prover == contests.count { contests.append(contest) }
            parts.append(Part(group: group, contest: contest, origins: origins, prover: prover))
        }
        self.parts = parts
        provers = contests.map { Prover($0, budget) }
        tasks = NotProven.Walk.allCases.reversed().flatMap { walk in
            contests.indices.map { Task(prover: $0, walk: walk) }
        }
    }

    /// Does a task.
    package func answer(_ task: Task) -> ProofReport {
        provers[task.prover].report(task.walk, allWitnesses: allWitnesses)
    }

    /// The proof, from the answers to all tasks in their order.
    package func finish(_ answers: [ProofReport]) -> Staged<Proof> {
        var reports = provers.map { _ in ProofReport() }
        for (task, answer) in zip(tasks, answers).reversed() { reports[task.prover].add(answer) }
        let parts = parts.map {
            Proof.Part(group: $0.group, contest: $0.contest, origins: $0.origins, report: reports[$0.prover])
        }
        let space = catalog.space
        let empty = Contest(
            space: space, impossible: catalog.impossibleRegions, entries: [], precedence: catalog.header.precedence)
        let possible = Regions.prove(empty, budget: budget).uncoveredCount
        let proof = Proof(parts: parts, possibleCount: possible, spaceCount: Region(full: space).count)
        var reporter = ProofReporter(catalog: catalog)
        reporter.report(parts)
        return Staged(proof, reporter.diagnostics)
    }
}
