/// What a certificate is checked against: the facts of a catalog as plain values.
package struct CertifiedCatalog: Sendable {
    /// An axis with its values.
    package struct Axis: Sendable {
        let name: String
        let values: [String]

        package init(name: String, values: [String]) {
            (self.name, self.values) = (name, values)
        }
    }

    /// One `when` of a section: for each axis the numbers of the values that it holds.
    package struct Region: Sendable {
        let section: String
        let sets: [[Int]]

        package init(section: String, sets: [[Int]]) {
            (self.section, self.sets) = (section, sets)
        }
    }

    /// The regions that compete for one group of keys.
    package struct Group: Sendable {
        let name: String
        let regions: [Region]

        package init(name: String, regions: [Region]) {
            (self.name, self.regions) = (name, regions)
        }
    }

    let axes: [Axis]
    /// Numbers of axes, strongest first, each once.
    let precedence: [Int]
    let impossible: [Region]
    let groups: [Group]

    /// The facts of a catalog.
    package init(axes: [Axis], precedence: [Int], impossible: [Region], groups: [Group]) {
        self.axes = axes
        self.precedence = precedence
        self.impossible = impossible
        self.groups = groups
    }
}
