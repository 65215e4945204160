/// The steps that several walks share. Laying out regions costs some too: one step for 64 regions and axes.
struct Allowance {
    /// The steps not yet taken.
    private(set) var left: Int
    /// The steps taken.
    private(set) var spent = 0
    /// Whether a walk has asked for more than was left.
    private(set) var isExceeded = false

    /// An allowance of so many steps.
    init(_ steps: Int) { left = max(steps, 0) }

    /// Takes the steps of laying out regions on axes; tells whether there were enough.
    mutating func layOut(_ regions: Int, axes: Int) -> Bool {
        let steps = regions * axes / 64 + 1
        guard steps <= left else {
            (spent, left, isExceeded) = (spent + left, 0, true)
            return false
        }
        left -= steps
        spent += steps
        return true
    }

    /// Runs a walk within what is left, and says how it ended.
    mutating func run<Question>(_ walk: inout Walk<Question>, stopsAtFirst: Bool) -> Walk<Question>.End {
        let end = walk.run(limit: left, stopsAtFirst: stopsAtFirst)
        left -= walk.steps
        spent += walk.steps
        if end == .exceeded { isExceeded = true }
        return end
    }
}
