extension Walk where Question == WinnerJudge {
    /// A walk that asks who wins inside a region, which is not empty.
    init(winnersOf contest: Contest, in base: Region, sought: Int?) {
        let strongestFirst = contest.entries.indices
            .filter { contest.entries[$0].region.intersects(base) }
            .map { index in (index, contest.precedence.map { contest.entries[index].region.valueCount($0) }) }
            .sorted { $0.1.lexicographicallyPrecedes($1.1) || $0.1 == $1.1 && $0.0 < $1.0 }
            .map(\.0)
        let impossible = contest.impossible.indices.filter { contest.impossible[$0].intersects(base) }
        let entries = strongestFirst.map { contest.entries[$0] }
        let regions = entries.map(\.region)
        let relations = Relations(regions, space: contest.space)
        var beaten = BitMatrix(rows: 0, bits: regions.count)
        for index in regions.indices { beaten.words += relations.beaten(by: index, precedence: contest.precedence) }
        let lineup = Lineup(
            base: base, entries: regions, impossible: impossible.map { contest.impossible[$0] },
            axes: contest.precedence)
        let padding = [Int](repeating: -1, count: lineup.firstImpossible - regions.count)
        self.init(
            lineup,
            WinnerJudge(
                owners: entries.map(\.owner), indexes: strongestFirst + padding + impossible, beaten: beaten,
                sought: sought))
    }
}
