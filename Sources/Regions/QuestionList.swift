/// The regions of all questions in one list: those of contests together, strongest first, then the others.
struct QuestionList {
    /// The regions, none of them empty.
    private(set) var regions: [Region] = []
    /// For each region its question.
    private(set) var questions: [Int] = []
    /// For each region its owner, unlike those of other questions.
    private(set) var owners: [Int] = []
    /// For each region those that no longer matter once it is free.
    private(set) var beaten: BitMatrix
    /// The questions that a winner answers: the first ones.
    let contestCount: Int
    /// All questions.
    let questionCount: Int
    /// Every axis once, strongest first.
    let axes: [Int]

    init(_ contests: [Contest], unions: [[Region]], splitting axes: [Int], in space: Space, precedence: [Int]) {
        contestCount = contests.count
        questionCount = contests.count + unions.count + axes.count
        self.axes = Contest(space: space, impossible: [], entries: [], precedence: precedence).precedence
        var ranked: [(region: Region, question: Int, owner: Int, rank: [Int])] = []
        for (question, contest) in contests.enumerated() {
            for entry in contest.entries where !entry.region.isEmpty {
                ranked.append((entry.region, question, entry.owner, self.axes.map { entry.region.valueCount($0) }))
            }
        }
        let order = ranked.indices.sorted {
            ranked[$0].rank.lexicographicallyPrecedes(ranked[$1].rank) || ranked[$0].rank == ranked[$1].rank && $0 < $1
        }
        for index in order {
            regions.append(ranked[index].region)
            questions.append(ranked[index].question)
            owners.append(ranked[index].owner * contests.count + ranked[index].question)
        }
        beaten = BitMatrix(rows: 0, bits: 0)
        let competing = regions.count
        for (number, union) in unions.enumerated() {
            for region in union where !region.isEmpty { add(region, to: contests.count + number) }
        }
        for (number, axis) in axes.enumerated() {
            for value in 0..<space.sizes[axis] {
                add(Region(full: space).replacing(axis, with: [value]), to: contests.count + unions.count + number)
            }
        }
        beaten = beatenRows(competing, space)
    }

    private mutating func add(_ region: Region, to question: Int) {
        regions.append(region)
        questions.append(question)
        owners.append(-1 - question)
    }

    /// An entry does away with those of its contest that it beats, a region of a union with all others of it.
    private func beatenRows(_ competing: Int, _ space: Space) -> BitMatrix {
        let relations = Relations(Array(regions[..<competing]), space: space)
        var ofQuestion = BitMatrix(rows: questionCount, bits: regions.count)
        for (region, question) in questions.enumerated() { ofQuestion.insert(region, into: question) }
        var result = BitMatrix(rows: regions.count, bits: regions.count)
        for region in regions.indices {
            let beaten = region < competing ? relations.beaten(by: region, precedence: axes) : nil
            for word in 0..<result.width {
                let own = ofQuestion.words[questions[region] * result.width + word]
                let lost = beaten.map { word < $0.count ? $0[word] : 0 } ?? .max
                result.words[region * result.width + word] = own & lost
            }
            if region >= competing { result.words[region * result.width + region >> 6] &= ~(1 << UInt64(region & 63)) }
        }
        return result
    }
}
