/// A fault in the style of `{when, date, STYLE}` or `{when, time, STYLE}`.
package struct DateStyleFault: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// No field of CLDR.
        case unknownField
        /// Repeated more often than means anything.
        case count(allowed: String)
        /// A field of a kind that the skeleton names already.
        case repeatedField
        /// In a skeleton there is nothing but letters.
        case notALetter
        /// A letter for skeletons in a pattern.
        case onlyForSkeletons
        /// A quote without its end.
        case unterminatedQuote
        /// Nothing at all.
        case empty
        /// The year of weeks, `Y`, beside no week: wrong in the days around New Year.
        case weekBasedYear
    }

    package let kind: Kind
    /// Bytes from the style's start.
    package let range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// A clause that follows the characters at `range`.
    package var reason: String {
        switch kind {
        case .unknownField: "is no field of a date or time"
        case .count(let allowed): "may be written \(allowed)"
        case .repeatedField: "names a field that the skeleton names already"
        case .notALetter: "cannot stand in a skeleton, which holds fields alone"
        case .onlyForSkeletons: "stands for the locale's own hours, which only a skeleton after `::` can ask for"
        case .unterminatedQuote: "opens a quote that does not end"
        case .empty: "is an empty skeleton"
        case .weekBasedYear: "is the year that a week belongs to, which differs around New Year; write `y`"
        }
    }
}

/// Checks styles of dates and times by CLDR's table of fields.
package enum DateStyle {
    /// Faults in the order of the text. A style is a word (`short`, `medium`, `long`, `full`, in any case), a skeleton after `::`, or a
    /// pattern. One that is CLDR's own in the locale has none.
    package static func faults(in style: String, locale: LocaleTag? = nil) -> [DateStyleFault] {
        let words = style.unicodeScalars.split { $0.isPatternWhiteSpace }
        guard let first = words.first else { return [] }
        if words.count == 1, ["short", "medium", "long", "full"].contains(String(first).lowercased()) { return [] }
        guard first.starts(with: "::".unicodeScalars) else {
            if let locale, isSlip(style, of: locale) { return [] }
            return patternFaults(in: style)
        }
        let skip = style.utf8.distance(from: style.startIndex, to: first.startIndex) + 2
        return skeletonFaults(in: String(style.utf8.dropFirst(skip)) ?? "", from: skip)
    }

    /// Faults of a skeleton without its `::`, in bytes counted from `base`.
    package static func skeletonFaults(in skeleton: String, from base: Int = 0) -> [DateStyleFault] {
        var check = DateFieldCheck(isSkeleton: true)
        let runs = DateFieldRun.runs(of: skeleton, quoting: false, from: base)
        for run in runs where !run.isBlank { check.read(run) }
        if runs.allSatisfy(\.isBlank) {
            check.faults.append(DateStyleFault(kind: .empty, range: max(0, base - 2)..<base))
        }
        return check.finish()
    }

    /// Faults of a pattern.
    package static func patternFaults(in pattern: String) -> [DateStyleFault] {
        var check = DateFieldCheck(isSkeleton: false)
        for run in DateFieldRun.runs(of: pattern, quoting: true, from: 0) { check.read(run) }
        return check.finish()
    }
}

/// Equal letters in a row, or one other character, of a pattern or skeleton.
private struct DateFieldRun {
    let scalar: Unicode.Scalar
    let count: Int
    let range: Range<Int>

    var isLetter: Bool { scalar.value < 0x80 && scalar.properties.isAlphabetic }
    var isBlank: Bool { scalar.isPatternWhiteSpace }

    /// The runs outside quotes; a quote that does not end is a run of its own.
    static func runs(of text: String, quoting: Bool, from base: Int) -> [DateFieldRun] {
        var runs: [DateFieldRun] = []
        var position = base
        var quote: Int?
        for scalar in text.unicodeScalars {
            let end = position + UTF8.width(scalar)
            if quoting, scalar == "'" {
                quote = quote == nil ? position : nil
            } else if quote == nil {
                if let last = runs.last, last.scalar == scalar, last.isLetter, last.range.upperBound == position {
                    runs[runs.count - 1] = DateFieldRun(
                        scalar: scalar, count: last.count + 1, range: last.range.lowerBound..<end)
                } else {
                    runs.append(DateFieldRun(scalar: scalar, count: 1, range: position..<end))
                }
            }
            position = end
        }
        if let quote { runs.append(DateFieldRun(scalar: "'", count: 1, range: quote..<quote + 1)) }
        return runs
    }
}

/// Judges the runs one by one.
private struct DateFieldCheck {
    let isSkeleton: Bool
    var faults: [DateStyleFault] = []
    private var kinds: [DateField.Kind] = []
    private var weekYear: DateFieldRun?

    init(isSkeleton: Bool) { self.isSkeleton = isSkeleton }

    mutating func read(_ run: DateFieldRun) {
        guard run.isLetter else {
            if isSkeleton { return report(.notALetter, run) }
            if run.scalar == "'" { report(.unterminatedQuote, run) }
            return
        }
        guard let field = DateField.field(run.scalar) else { return report(.unknownField, run) }
        if field.isForSkeletons, !isSkeleton { return report(.onlyForSkeletons, run) }
        if !field.counts.allow(run.count) { report(.count(allowed: field.counts.name), run) }
        if isSkeleton, kinds.contains(field.kind) { report(.repeatedField, run) }
        if run.scalar == "Y" { weekYear = weekYear ?? run }
        kinds.append(field.kind)
    }

    func finish() -> [DateStyleFault] {
        var faults = faults
        if let weekYear, !kinds.contains(.weekOfYear) {
            faults.append(DateStyleFault(kind: .weekBasedYear, range: weekYear.range))
        }
        return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func report(_ kind: DateStyleFault.Kind, _ run: DateFieldRun) {
        faults.append(DateStyleFault(kind: kind, range: run.range))
    }
}
