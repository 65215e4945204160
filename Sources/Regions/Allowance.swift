/// The steps that several walks share.
struct Allowance {
    /// The steps not yet taken.
    private(set) var left: Int
    /// The steps taken.
    private(set) var spent = 0
    /// Whether a walk has asked for more than was left.
    private(set) var isExceeded = false

    /// An allowance of so many steps.
    init(_ steps: Int) { left = max(steps, 0) }

    /// Runs a walk within what is left, and says how it ended.
    mutating func run<Question>(_ walk: inout Walk<Question>, stopsAtFirst: Bool) -> Walk<Question>.End {
        let end = walk.run(limit: left, stopsAtFirst: stopsAtFirst)
        left -= walk.steps
        spent += walk.steps
        if end == .exceeded { isExceeded = true }
        return end
    }
}
