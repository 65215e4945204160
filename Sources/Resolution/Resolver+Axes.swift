import CatalogModel
import CatalogSyntax
import Diagnostics
import SourceText

extension Resolver {
    /// Declares the axes, in the order of their sections.
    mutating func declareAxes() {
        for section in parsed.sections(.axis) {
            guard let name = section.name, !catalog.axes.contains(where: { $0.name.text == name.text }) else {
                continue
            }
            let values = distinct(section.value("values")?.value.list ?? [])
            guard !values.isEmpty else { continue }
            let isPayload = section.value("source")?.value.text != "device"
            var axis = Axis(
                name: name, values: values, wire: values.map(\.text), unknown: nil, isPayload: isPayload)
            readWire(section, into: &axis)
            readUnknown(section, into: &axis)
            catalog.axes.append(axis)
        }
    }

    private func distinct(_ names: [Name]) -> [Name] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0.text).inserted }
    }

    private mutating func readWire(_ section: SectionSyntax, into axis: inout Axis) {
        for pair in section.value("wire")?.value.pairs ?? [] {
            let place = "axis `\(axis.name.text)`"
            guard let value = index(of: pair.left, in: axis.values, kind: "value", where: place) else { continue }
            axis.wire[value] = pair.right.text
        }
        var first: [String: Int] = [:]
        for (index, wire) in axis.wire.enumerated() {
            guard let other = first[wire] else {
                first[wire] = index
                continue
            }
            report(
                ResolutionRules.duplicateWire,
                "`\(axis.values[other].text)` and `\(axis.values[index].text)` are both `\(wire)` on the wire",
                at: section.value("wire")?.value.range ?? axis.values[index].range,
                related: [.init(axis.values[other].range, "the first is here")],
                notes: ["The app could not tell them apart; give each value a spelling of its own."])
        }
    }

    private mutating func readUnknown(_ section: SectionSyntax, into axis: inout Axis) {
        if let unknown = section.value("unknown")?.value.word {
            let place = "axis `\(axis.name.text)`"
            axis.unknown = index(of: unknown, in: axis.values, kind: "value", where: place)
        } else if axis.isPayload {
            report(
                ResolutionRules.missingUnknown,
                "the payload axis `\(axis.name.text)` does not name its `unknown` value",
                at: section.headRange,
                notes: [
                    "A server may send a value that an older app has never heard of; it must decode to something.",
                    "Add a value such as `unknown` and the line `unknown = unknown`, or `source = device` if the "
                        + "phone itself knows the value.",
                ])
        }
    }

    /// Declares the arguments.
    mutating func declareArguments() {
        for section in parsed.sections(.argument) {
            guard let name = section.name, !catalog.arguments.contains(where: { $0.name.text == name.text }),
                let type = argumentType(section)
            else { continue }
            let disclosure = DisclosureClass.allCases.first { $0.name == section.value("class")?.value.text }
            var argument = ArgumentDeclaration(name: name, type: type, disclosure: disclosure ?? .d4)
            argument.samples = section.value("sample")?.value.list ?? []
            argument.why = section.value("why")?.value.text
            readRange(section, into: &argument)
            checkDisclosure(section, argument)
            catalog.arguments.append(argument)
        }
    }

    private func argumentType(_ section: SectionSyntax) -> ArgumentDeclaration.ArgumentType? {
        guard let syntax = section.value("type")?.value.argumentType else { return nil }
        switch syntax.name.text {
        case "integer": return .integer
        case "decimal": return .decimal
        case "percent": return .percent
        case "one of": return syntax.cases.isEmpty ? nil : .oneOf(syntax.cases)
        case "text": return .text
        case "date": return .date
        case "time": return .time
        default: return nil
        }
    }

    private mutating func readRange(_ section: SectionSyntax, into argument: inout ArgumentDeclaration) {
        let isNumber = [.integer, .decimal, .percent].contains(argument.type)
        guard let entry = section.value("range") else {
            if isNumber {
                report(
                    ResolutionRules.missingRange, "the number `\(argument.name.text)` has no `range`",
                    at: section.headRange,
                    notes: ["Write for example `range = 0...99`: plural forms and widths are proved for it."])
                argument.range = 0...1
            }
            return
        }
        guard isNumber else {
            report(
                ResolutionRules.invalidRange, "`\(argument.name.text)` is no number and has no `range`",
                at: entry.range, notes: ["Delete the line, or declare a number type."])
            return
        }
        guard let range = entry.value.numberRange else {
            argument.range = 0...1
            return
        }
        if argument.type == .integer, range.lower.integer == nil || range.upper.integer == nil {
            report(
                ResolutionRules.invalidRange, "the range of an integer has whole bounds", at: entry.value.range,
                notes: ["Write whole numbers, or `type = decimal`."])
        }
        argument.range = range.lower.double...max(range.lower.double, range.upper.double)
        if abs(argument.range?.lowerBound ?? 0) > 9e15 || abs(argument.range?.upperBound ?? 0) > 9e15 {
            report(
                ResolutionRules.invalidRange, "the range reaches beyond ±9,000,000,000,000,000", at: entry.value.range,
                notes: ["Larger numbers cannot be shown exactly; no bystander reads them either."])
            argument.range = 0...1
        }
        checkSamples(argument)
    }

    private mutating func checkSamples(_ argument: ArgumentDeclaration) {
        guard let range = argument.range else { return }
        for sample in argument.samples {
            if let value = Double(sample.text), range.contains(value) { continue }
            report(
                ResolutionRules.invalidRange,
                "the sample `\(sample.text)` of `\(argument.name.text)` lies outside its range", at: sample.range,
                notes: ["Write a number of the range."])
        }
    }

    private mutating func checkDisclosure(_ section: SectionSyntax, _ argument: ArgumentDeclaration) {
        guard argument.disclosure == .d0 else { return }
        let place = section.value("class")?.value.range ?? section.headRange
        switch argument.type {
        case .text, .date, .time:
            report(
                ResolutionRules.privateArgument,
                "`\(argument.name.text)` can hold anything, so it is never D0", at: place,
                notes: [
                    "Free text, dates and times are private however harmless the sample looks.",
                    "A D0 argument is a number with a range, or `one of` a closed list of harmless words.",
                ])
        case .oneOf where argument.why == nil:
            report(
                ResolutionRules.missingWhy, "`\(argument.name.text)` does not say why its values are harmless",
                at: section.headRange, notes: ["Add `why = …`, for those who review what bystanders can read."])
        default: break
        }
    }
}

extension DecimalSyntax {
    /// The nearest double.
    var double: Double {
        var divisor = 1.0
        for _ in 0..<fractionDigits { divisor *= 10 }
        return Double(coefficient) / divisor
    }
}
