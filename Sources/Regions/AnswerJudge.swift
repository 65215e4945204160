/// Asks all questions of a list: a branch ends when each is answered.
struct AnswerJudge: Judge {
    private let list: QuestionList
    /// For each question the owner of its first live region, whether others have some too, and whether one is free.
    private var state: [(owner: Int, isMixed: Bool, isOpen: Bool, free: Int)] = []

    init(_ list: QuestionList) { self.list = list }

    mutating func leaf(_ set: inout LiveSet) -> (leaf: Bool, code: UInt64)? {
        prune(&set)
        look(set)
        settle(&set)
        return state.contains { $0.isOpen } ? nil : (true, 1)
    }

    /// Takes out what a free region does away with.
    private func prune(_ set: inout LiveSet) {
        let (beaten, width) = (list.beaten, list.beaten.width)
        var isChanged = false
        for word in 0..<set.count {
            var bits = set.free[word] & set.live[word]
            while bits != 0 {
                let row = set.region(word, bits) * width
                bits &= bits &- 1
                for other in 0..<set.count {
                    let lost = set.live[other] & beaten.words[row + set.places[other]]
                    guard lost != 0 else { continue }
                    set.live[other] ^= lost
                    set.free[other] &= ~lost
                    isChanged = true
                    if other == word { bits &= ~lost }
                }
            }
        }
        if isChanged { set.scan() }
    }

    /// Finds out how each question stands. One is open while a region that is not free could still change the answer.
    private mutating func look(_ set: LiveSet) {
        state = [(owner: Int, isMixed: Bool, isOpen: Bool, free: Int)](
            repeating: (owner: .min, isMixed: false, isOpen: false, free: -1), count: list.questionCount)
        for word in 0..<set.count {
            var bits = set.live[word]
            while bits != 0 {
                let (region, bit) = (set.region(word, bits), bits & (0 &- bits))
                bits &= bits &- 1
                let question = list.questions[region]
                if state[question].owner == .min { state[question].owner = list.owners[region] }
                if state[question].owner != list.owners[region] { state[question].isMixed = true }
                if set.free[word] & bit == 0 {
                    state[question].isOpen = true
                } else if state[question].free < 0 {
                    state[question].free = region
                }
            }
        }
        for question in 0..<list.contestCount where state[question].free >= 0 && !state[question].isMixed {
            state[question].isOpen = false
        }
    }

    /// Keeps of a question that has one owner's free region only that.
    private func settle(_ set: inout LiveSet) {
        var isChanged = false
        for word in 0..<set.count {
            var bits = set.live[word]
            while bits != 0 {
                let (region, bit) = (set.region(word, bits), bits & (0 &- bits))
                bits &= bits &- 1
                let answer = state[list.questions[region]]
                guard !answer.isOpen, !answer.isMixed, answer.free >= 0, answer.free != region else { continue }
                set.live[word] ^= bit
                isChanged = true
            }
        }
        if isChanged { set.scan() }
    }

    func axis(_ set: inout LiveSet) -> Int? { set.firstUndecidedAxis }

    func isSought(_ leaf: Bool) -> Bool { false }
}
