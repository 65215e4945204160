import CatalogModel
import SourceText

/// An argument of class D0 as generated code has it.
struct GeneratedArgument: Sendable {
    /// How the value is kept.
    enum Kind: Sendable {
        case integer(ClosedRange<Int>)
        case decimal(ClosedRange<Double>)
        /// The values' names.
        case choice([String])
    }

    /// The argument's place among those of class D0.
    let number: Int
    /// As a label and as a property; in backticks where it must be.
    let name: String
    /// The type that callers pass.
    let type: String
    let kind: Kind

    /// The arguments of a catalog that harmless texts may use.
    static func all(of catalog: ResolvedCatalog, names: SwiftNames) -> [GeneratedArgument] {
        var found: [GeneratedArgument] = []
        for (argument, type) in zip(catalog.arguments, names.arguments) where argument.isGenerated {
            guard let kind = kind(of: argument) else { continue }
            found.append(
                GeneratedArgument(
                    number: found.count, name: SwiftNames.member(argument.name.text),
                    type: typeName(kind, enumeration: type), kind: kind))
        }
        return found
    }

    private static func kind(of argument: ArgumentDeclaration) -> Kind? {
        switch argument.type {
        case .integer: .integer(argument.integerRange ?? 0...0)
        case .decimal, .percent: .decimal(argument.range ?? 0...0)
        case .oneOf(let values): .choice(values.map(\.text))
        case .text, .date, .time: nil
        }
    }

    private static func typeName(_ kind: Kind, enumeration: String) -> String {
        switch kind {
        case .integer: "Int"
        case .decimal: "Double"
        case .choice: enumeration
        }
    }

    /// The smallest type that holds every value: a projection is a handle and stays small.
    var storedType: String {
        switch kind {
        case .integer(let range):
            Int(Int8.min) <= range.lowerBound && range.upperBound <= Int(Int8.max)
                ? "Int8"
                : Int(Int16.min) <= range.lowerBound && range.upperBound <= Int(Int16.max)
                    ? "Int16"
                    : Int(Int32.min) <= range.lowerBound && range.upperBound <= Int(Int32.max) ? "Int32" : "Int"
        case .decimal: "Double"
        case .choice: type
        }
    }

    /// Bytes of the kept value.
    var storedSize: Int {
        switch storedType {
        case "Double", "Int": 8
        case "Int32": 4
        case "Int16": 2
        default: 1
        }
    }

    /// The expression that keeps a parameter, clamped to its range.
    var stored: String {
        switch kind {
        case .integer(let range):
            "\(storedType)(\(name).placardClamped(to: \(range.lowerBound)...\(range.upperBound)))"
        case .decimal(let range): "\(name).placardClamped(to: \(range.lowerBound)...\(range.upperBound))"
        case .choice: name
        }
    }

    /// The expression of the kept value as the runtime takes it.
    var value: String {
        switch kind {
        case .integer: ".integer(Int(\(name)))"
        case .decimal: ".decimal(\(name))"
        case .choice: ".choice(\(name).position)"
        }
    }
}

extension ArgumentDeclaration {
    /// Whether generated code has a parameter for it: of class D0, and of a type that can be.
    var isGenerated: Bool {
        switch type {
        case .integer, .decimal, .percent, .oneOf: disclosure == .d0
        case .text, .date, .time: false
        }
    }
}
