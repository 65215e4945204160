import MessageSyntax

// What a message holds, read once, so that most checks need not look at most messages.
//
// Forty checks look at every text, and nearly always for something that is not there: a bracket, two spaces, a letter of
// another alphabet. One pass over the characters notes which kinds occur and which stand side by side, one pass over the
// parts which arguments there are; a check says by which clues it looks (`MessageCheck`) and is left out where there is
// none: one comparison of two numbers. Example:
//
//     Wait...     letters, periods; a small letter behind a capital, two periods side by side
//
// `three-dots` needs two periods and looks; `mixed-script` needs letters of two alphabets, `number-differs` digits,
// `argument-dropped` arguments: they do not. What a check needs may be more than it finds, never less: a test runs every
// check on every message that its needs leave out, and expects no finding.

/// What occurs in a message.
struct Signs: Sendable {
    private(set) var clues: Clues = []
    /// Flags of `CharacterInfo`, of the whole pattern: names and styles too.
    private(set) var flags: UInt16 = 0
    private(set) var digitCount = 0
    private(set) var hyphenCount = 0
    /// How far forms reach.
    fileprivate(set) var extent = Extent()

    init(_ message: Message) {
        var reader = SignReader()
        if message.parts.count == 1, case .literal(let literal) = message.parts[0], literal.removed.isEmpty {
            reader.signs.extent = reader.read(literal)
        } else {
            reader.signs.extent = reader.read(message.parts)
            reader.readPattern(message)
        }
        self = reader.signs
        if !message.isValid { clues.insert(.invalid) }
        if flags & CharacterInfo.isLookedAt != 0 { clues.insert(.remarkable) }
        // Without choices nothing stands between texts but values, and where something could not be read, nobody knows.
        if !has(.choices) { clues.remove(.joints) } else if !message.isValid { clues.insert(.joints) }
    }

    fileprivate init() {}

    func has(_ clues: Clues) -> Bool { self.clues.rawValue & clues.rawValue != 0 }
    func has(_ kinds: CharacterKinds) -> Bool { has(Clues(kinds)) }
    func has(_ kind: CharacterKind) -> Bool { has(Clues(kind)) }
    func has(_ neighbours: Neighbours) -> Bool { has(Clues(neighbours)) }
    func has(flags: UInt16) -> Bool { self.flags & flags != 0 }
}

/// Reads messages part by part.
private struct SignReader {
    var signs = Signs()
    /// Bytes of the texts that are not ASCII.
    private var wideBytes = 0
    private var runs = RunReader()

    mutating func read(_ parts: [Part]) -> Extent {
        var extent = Extent()
        var isBehindValue = false
        for part in parts {
            switch part {
            case .literal(let literal):
                let next = read(literal)
                if isBehindValue, literal.text.utf8.first.map({ $0.isASCIILetter || $0 >= 0x80 }) ?? false {
                    signs.add(.joinedText)
                }
                add(next, to: &extent)
                isBehindValue = false
            case .pound:
                extent.append(.number)
                isBehindValue = true
            case .argument(let argument):
                add(read(argument), to: &extent)
                isBehindValue = argument.cases.isEmpty
            }
        }
        return extent
    }

    private mutating func add(_ next: Extent, to extent: inout Extent) {
        if extent.joins(next) { signs.add(.joints) }
        extent.append(next)
    }

    private mutating func read(_ argument: Argument) -> Extent {
        if !argument.hasPlainName { signs.add(.oddNames) }
        switch argument.kind {
        case .none:
            signs.add(.arguments)
            return .value
        case .simple:
            signs.add([.arguments, .formats])
            return .value
        case .plural(let plural), .selectOrdinal(let plural):
            signs.add([.arguments, .plurals])
            return read(plural.cases)
        case .select(let select):
            signs.add([.arguments, .selects])
            return read(select.cases)
        case .choice(let choice):
            signs.add([.arguments, .formats])
            return choice.alternatives.reduce(.value) { $0.withWords(of: read($1.parts)) }
        }
    }

    private mutating func read(_ cases: [Case]) -> Extent {
        guard let first = cases.first else { return .value }
        return cases.dropFirst().reduce(read(first.parts)) { $0.union(read($1.parts)) }
    }

    mutating func read(_ literal: Literal) -> Extent {
        if !literal.quotes.isEmpty { signs.add(.quotes) }
        let run = runs.read(literal.text)
        if run.wideBytes > 0 { signs.add(.nonASCII) }
        wideBytes += run.wideBytes
        signs.add(run)
        return Extent(run)
    }

    /// Notes the flags of all characters of a pattern: names and styles may have some that the texts do not.
    mutating func readPattern(_ message: Message) {
        var text = message.text
        let wide = text.withUTF8 { bytes in
            var count = 0
            for byte in bytes { count &+= Int(byte >> 7) }
            return count
        }
        guard wide > wideBytes else { return }
        signs.add(.nonASCII)
        signs.add(flags: runs.read(text).flags)
    }
}

extension Signs {
    fileprivate mutating func add(_ clues: Clues) { self.clues.formUnion(clues) }
    fileprivate mutating func add(flags: UInt16) { self.flags |= flags }
    fileprivate mutating func add(_ run: RunOfText) {
        add(flags: run.flags)
        add(Clues(kinds: run.kinds, neighbours: run.neighbours))
        digitCount += run.digits
        hyphenCount += run.hyphens
    }
}
