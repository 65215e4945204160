// The values of the space; the walk follows.
package struct Space: Sendable, Hashable { package let sizes: [Int]; package init(sizes: [Int]) { self.sizes = sizes } }
package struct Region: Sendable, Hashable { package init(values: [[Int]?], in space: Space) {} }
package struct Entry: Sendable { package let region: Region; package let owner: Int; package init(region: Region, owner: Int) { self.region = region; self.owner = owner } }
package struct Contest: Sendable { package init(space: Space, impossible: [Region], entries: [Entry], precedence: [Int]) {} }
