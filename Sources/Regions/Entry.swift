/// A region with its owner, competing for one group; known by its index among the contest's entries.
package struct Entry: Sendable, Hashable {
    /// Where the entry competes.
    package let region: Region
    /// The section that the region belongs to: any number, equal for regions of one section.
    package let owner: Int

    /// An entry of the given section.
    package init(region: Region, owner: Int) {
        self.region = region
        self.owner = owner
    }
}

/// Whether `a` beats `b`: at the first axis in `precedence` where their sets differ, that of `a` lies strictly inside.
///
/// A strict partial order, in which a region inside another beats it. It does not look at owners.
package func beats(_ a: Entry, _ b: Entry, precedence: [Int]) -> Bool {
    a.region.axisBeating(b.region, precedence: precedence) != nil
}
