/// The operations of a message's program.
public enum MessageOperation {
    /// A long run of text.
    public static let text: UInt8 = 1
    /// An argument in a number format.
    public static let number: UInt8 = 2
    /// An argument less an offset in a number format.
    public static let difference: UInt8 = 3
    /// The case that fits a number.
    public static let plural: UInt8 = 4
    /// The case that fits a value of an enumeration.
    public static let select: UInt8 = 5

    /// This and all higher operations: a short run of text, whose length is added to it.
    public static let run: UInt8 = 16

    /// Selector of a plural's case for one number; smaller ones are `PluralCategory`'s.
    public static let exact: UInt8 = 6

    /// Operands of an integer that is shown as it is; others are those of the number as a format shows it.
    public static let integerOperands: UInt8 = 127
    /// Operands of the value itself, whatever format shows it.
    public static let valueOperands: UInt8 = 126
}

extension MessageRenderer {
    private var table: StaticTable { texts.table }

    /// Runs the operations in a range of the table.
    func run(_ range: Range<Int>, _ arguments: some MessageArguments, _ writer: inout UTF8Writer) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let operation = table.byte(at: offset)
            switch operation {
            case MessageOperation.run...:
                offset = copy(at: offset + 1, count: Int(operation - MessageOperation.run), &writer)
            case MessageOperation.text:
                let (length, start) = table.compactNumber(at: offset + 1)
                offset = copy(at: start, count: length, &writer)
            case MessageOperation.number:
                write(arguments.value(Int(table.byte(at: offset + 1))), format: offset + 2, arguments, &writer)
                offset += 3
            case MessageOperation.difference:
                let (difference, end) = double(at: offset + 3)
                let value = arguments.value(Int(table.byte(at: offset + 1))).subtracting(difference)
                write(value, format: offset + 2, arguments, &writer)
                offset = end
            case MessageOperation.plural:
                offset = runPlural(at: offset + 1, arguments, &writer)
            case MessageOperation.select:
                offset = runSelect(at: offset + 1, arguments, &writer)
            default:
                preconditionFailure("unknown operation in a message's program")
            }
        }
    }

    /// Copies a run of text and returns the offset behind it.
    private func copy(at offset: Int, count length: Int, _ writer: inout UTF8Writer) -> Int {
        unsafe table.withBytes(at: offset, count: length) { bytes in
            if let start = bytes.baseAddress { unsafe writer.append(start, length: length) }
        }
        return offset + length
    }

    /// The floating-point number at an offset, and the offset behind it.
    private func double(at offset: Int) -> (value: Double, end: Int) {
        let first = table.byte(at: offset)
        if first < 127 { return (Double(first), offset + 1) }
        var bits: UInt64 = 0
        for place in 1...10 { bits = bits << 7 | UInt64(table.byte(at: offset + place)) }
        return (Double(bitPattern: bits), offset + 11)
    }

    private func write(
        _ value: ArgumentValue, format offset: Int, _ arguments: some MessageArguments, _ writer: inout UTF8Writer
    ) {
        let format = texts.format(at: Int(table.byte(at: offset)))
        let number = format.number(value)
        guard format.needsCategory else { return format.write(number, to: &writer) }
        format.write(number, category: arguments.category(of: number.operands, rules: texts.cardinalRules), to: &writer)
    }

    /// Runs the case of a plural that fits and returns the offset behind the last case.
    private func runPlural(
        at start: Int, _ arguments: some MessageArguments, _ writer: inout UTF8Writer
    ) -> Int {
        let value = arguments.value(Int(table.byte(at: start)))
        let (difference, cases) = double(at: start + 3)
        let category = self.category(of: value.subtracting(difference), at: start + 1, arguments)
        var chosen: Range<Int>?
        var other: Range<Int>?
        var isExact = false
        var offset = cases + 1
        for _ in 0..<table.byte(at: cases) {
            let selector = table.byte(at: offset)
            if selector == MessageOperation.exact {
                let (number, end) = double(at: offset + 1)
                let body = self.body(at: end)
                if !isExact && number == value.number {
                    chosen = body
                    isExact = true
                }
                offset = body.upperBound
            } else {
                let body = self.body(at: offset + 1)
                if chosen == nil && selector == category.rawValue { chosen = body }
                if other == nil && selector == PluralCategory.other.rawValue { other = body }
                offset = body.upperBound
            }
        }
        if let branch = chosen ?? other { run(branch, arguments, &writer) }
        return offset
    }

    /// The category of a number by the rules and operands that two bytes name.
    private func category(
        of value: ArgumentValue, at offset: Int, _ arguments: some MessageArguments
    ) -> PluralCategory {
        let rules = table.byte(at: offset) == 1 ? texts.ordinalRules : texts.cardinalRules
        switch (table.byte(at: offset + 1), value) {
        case (MessageOperation.integerOperands, .integer(let integer)):
            return arguments.category(of: PluralOperands(integer: integer), rules: rules)
        case (MessageOperation.integerOperands, _), (MessageOperation.valueOperands, _):
            return arguments.category(of: ShownNumber(value.number).operands, rules: rules)
        case (let format, _):
            return arguments.category(of: texts.format(at: Int(format)).number(value).operands, rules: rules)
        }
    }

    /// Runs the case of a select that holds the argument's position and returns the offset behind the last case.
    private func runSelect(
        at start: Int, _ arguments: some MessageArguments, _ writer: inout UTF8Writer
    ) -> Int {
        let value = arguments.value(Int(table.byte(at: start)))
        var chosen: Range<Int>?
        var offset = start + 2
        for _ in 0..<table.byte(at: start + 1) {
            let count = Int(table.byte(at: offset))
            let body = self.body(at: offset + 1 + count)
            if chosen == nil {
                let positions = offset + 1..<offset + 1 + count
                if case .choice(let position) = value, positions.contains(where: { table.byte(at: $0) == position }) {
                    chosen = body
                } else if count == 0 {
                    chosen = body
                }
            }
            offset = body.upperBound
        }
        if let chosen { run(chosen, arguments, &writer) }
        return offset
    }

    /// The program behind a length.
    private func body(at offset: Int) -> Range<Int> {
        let (length, start) = table.compactNumber(at: offset)
        return start..<start + length
    }
}

extension NumberFormat {
    /// The value as this format shows it.
    func number(_ value: ArgumentValue) -> ShownNumber {
        switch value {
        case .integer(let integer): number(integer)
        case .decimal(let decimal): number(decimal)
        case .choice(let position): number(position)
        }
    }
}
