// Checking a proof without trusting the prover
// ============================================
//
// A certificate gives for each group of keys a decision diagram: nodes that split the values of one axis and lead on,
// and leaves that name the section that wins there, or the impossible one. Regions are not in it. This room takes them
// from the catalog, imports nothing, and shares no line with the prover: a mistake there cannot hide here.
//
// One pass, root first. For each node it keeps what all paths to it together allow: `may`, the regions live on some
// path; `must`, those live on every path; and `open`, the axes that some path has not tested. A class of values keeps
// in `may` what holds one of them, in `must` what holds all. Where paths meet, `may` and `open` unite and `must`
// shrinks to what is common. So a region in `must` that holds all values of each open axis holds every combination that
// gets here: it is *sure*. At a leaf the winner is right if each region of another section in `may` is beaten by a sure
// one of its own: whatever competes, at whatever combination, loses. An impossible leaf needs a sure region of that
// section.
//
// Example: regions A everything, B stale, C calendar; freshness before task. Node 0 splits freshness: `stale` leads to
// a leaf for B, where `may` is A B C and B is sure: it lies inside A and C at freshness. Were `live` to lead there too,
// B would no longer be in `must`, and the leaf is refused.
//
// The check is sound for any diagram. It refuses a true one only where paths meet that the prover would keep apart. It
// certifies winners, so coverage and unambiguity, and says nothing of regions that nobody reads.

/// Why a certificate is refused.
package struct Refusal: Sendable, Equatable, CustomStringConvertible {
    /// The group and the node, counted from 0, as far as it is one node's fault.
    let group: String?
    let node: Int?
    let reason: String

    package var description: String {
        [group, node.map { "node \($0)" }, reason].compactMap { $0 }.joined(separator: ": ")
    }
}

/// Checks a certificate against a catalog: at most one refusal a group; with none, in each group each possible
/// combination has exactly one winner.
package func verify(_ certificate: [UInt8], against catalog: CertifiedCatalog) -> [Refusal] {
    func refusal(_ reason: String, in group: String? = nil) -> Refusal {
        Refusal(group: group, node: nil, reason: reason)
    }
    let members: [JSONValue.Member]
    switch JSONValue.read(certificate) {
    case .failure(let fault): return [refusal("line \(fault.line) is no JSON of a certificate: \(fault.reason)")]
    case .success(.object(let object)): members = object
    case .success: return [refusal("a certificate is an object")]
    }
    guard members.first == JSONValue.Member(name: "version", value: .number(1)) else {
        return [refusal("it must begin with `\"version\": 1`, the one that this tool knows")]
    }
    let names = ["version"] + catalog.groups.map(\.name)
    if let stray = members.first(where: { !names.contains($0.name) }) {
        return [refusal("`\(stray.name)` is nothing that a certificate says")]
    }
    return catalog.groups.compactMap { group in
        let own = members.filter { $0.name == group.name }
        guard own.count == 1, case .array(let nodes) = own[0].value, !nodes.isEmpty else {
            return refusal("there must be one proof of it, a list of nodes", in: group.name)
        }
        var check = GroupCheck(catalog, group, nodes)
        return check.run()
    }
}

/// The check of one group.
private struct GroupCheck {
    private let catalog: CertifiedCatalog
    private let group: CertifiedCatalog.Group
    private let nodes: [JSONValue]
    /// The group's regions, then the impossible ones, and for each and each axis the bits of its values.
    private let regions: [CertifiedCatalog.Region]
    private let sets: [[Bits]]
    /// For each axis and value the regions that hold it.
    private let holders: [[Bits]]
    /// For each axis the number of each value.
    private let numbers: [[Substring: Int]]
    private var reaches: [Reach?]

    /// What is known of all paths to a node.
    private struct Reach {
        var may: Bits
        var must: Bits
        var open: Bits
    }

    init(_ catalog: CertifiedCatalog, _ group: CertifiedCatalog.Group, _ nodes: [JSONValue]) {
        (self.catalog, self.group, self.nodes) = (catalog, group, nodes)
        let regions = group.regions + catalog.impossible
        self.regions = regions
        sets = regions.map { region in
            zip(catalog.axes, region.sets).map { Bits($1, of: $0.values.count) }
        }
        holders = catalog.axes.indices.map { axis in
            var columns = catalog.axes[axis].values.map { _ in Bits([], of: regions.count) }
            for (number, region) in regions.enumerated() {
                for value in region.sets[axis] { columns[value].insert(number) }
            }
            return columns
        }
        numbers = catalog.axes.map { axis in
            Dictionary(axis.values.enumerated().map { ($1[...], $0) }) { first, _ in first }
        }
        reaches = nodes.map { _ in nil }
        let live = Bits(regions.indices.filter { !regions[$0].sets.contains([]) }, of: regions.count)
        reaches[0] = Reach(may: live, must: live, open: Bits(catalog.axes.indices, of: catalog.axes.count))
    }

    /// Goes through the nodes; the first fault, if there is one.
    mutating func run() -> Refusal? {
        for node in nodes.indices {
            var fault: String? = "no path leads to it"
            if let reach = reaches[node] {
                switch nodes[node] {
                case .array(let items): fault = split(items, node, reach)
                case .object(let members) where members.count == 1: fault = leaf(members[0], reach)
                default: fault = "it is neither a split of an axis nor a leaf"
                }
            }
            if let fault { return Refusal(group: group.name, node: node, reason: fault) }
        }
        return nil
    }

    /// `["axis", "a|b", 1, "c", 2]`: each value of the axis leads to one later node.
    private mutating func split(_ items: [JSONValue], _ node: Int, _ reach: Reach) -> String? {
        guard case .string(let name)? = items.first, let axis = catalog.axes.firstIndex(where: { $0.name == name })
        else {
            return "it names no axis of the catalog"
        }
        guard items.count % 2 == 1 else { return "each class of values leads to one node" }
        var missing = Bits(catalog.axes[axis].values.indices, of: catalog.axes[axis].values.count)
        for place in stride(from: 1, to: items.count, by: 2) {
            guard case .string(let values) = items[place], case .number(let target) = items[place + 1] else {
                return "a class is a string of values, followed by the number of a node"
            }
            guard target > node, target < nodes.count else { return "`\(values)` leads to \(target), no later node" }
            var (some, all) = (Bits([], of: regions.count), reach.must)
            for value in values.split(separator: "|", omittingEmptySubsequences: false) {
                guard let number = numbers[axis][value] else { return "axis `\(name)` has no value `\(value)`" }
                guard missing.contains(number) else { return "`\(value)` is in two classes" }
                missing.remove(number)
                some.unite(holders[axis][number])
                all.intersect(holders[axis][number])
            }
            some.intersect(reach.may)
            var next = Reach(may: some, must: all, open: reach.open)
            next.open.remove(axis)
            if let known = reaches[target] {
                next.may.unite(known.may)
                next.must.intersect(known.must)
                next.open.unite(known.open)
            }
            reaches[target] = next
        }
        return missing.members.first.map { "value `\(catalog.axes[axis].values[$0])` leads nowhere" }
    }

    /// `{"wins": "section"}` or `{"impossible": "section"}`.
    private func leaf(_ member: JSONValue.Member, _ reach: Reach) -> String? {
        guard case .string(let section) = member.value else { return "a leaf names a section" }
        let isCopy = member.name == "wins"
        guard isCopy || member.name == "impossible" else { return "a leaf wins or is impossible" }
        let open = reach.open.members
        let own = reach.must.members.filter { ($0 < group.regions.count) == isCopy && regions[$0].section == section }
        let sure = own.filter { region in
            open.allSatisfy { sets[region][$0].members.count == catalog.axes[$0].values.count }
        }
        guard !sure.isEmpty else { return "`\(section)` does not hold every combination that gets here" }
        guard isCopy else { return nil }
        let rival = reach.may.members.first { rival in
            rival < group.regions.count && regions[rival].section != section && !sure.contains { beats($0, rival) }
        }
        return rival.map { "`\(section)` does not surely beat `\(regions[$0].section)`" }
    }

    /// Whether a region's set lies strictly inside another's at the first axis in precedence where they differ.
    private func beats(_ region: Int, _ other: Int) -> Bool {
        guard let axis = catalog.precedence.first(where: { sets[region][$0] != sets[other][$0] }) else { return false }
        var common = sets[region][axis]
        common.intersect(sets[other][axis])
        return common == sets[region][axis]
    }
}
