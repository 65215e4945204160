import CICU
import LocaleData
import Testing

@Suite struct DateStyleTests {
    @Test(arguments: [
        "short", " Full\u{200E}", "", "::yMMMd", "::jmm", "::EEEEjm", ":: GyMMMEd ", "dd.MM.yyyy", "h:mm a",
        "d 'de' MMMM", "''yy",
        "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "'Woche' w, Y", "::Yw", "y年M月d日",
    ])
    func soundStyles(_ style: String) {
        #expect(DateStyle.faults(in: style).isEmpty)
    }

    @Test func faultsAreNamedAtTheirPlace() {
        func kinds(_ style: String) -> [DateStyleFault] { DateStyle.faults(in: style) }
        #expect(kinds("::jjjjjjjj") == [DateStyleFault(kind: .count(allowed: "1 to 6 times"), range: 2..<10)])
        #expect(kinds("::yMMMdQQ!") == [DateStyleFault(kind: .notALetter, range: 9..<10)])
        #expect(kinds("::bogusXYZ").contains(DateStyleFault(kind: .unknownField, range: 3..<4)))
        #expect(kinds("bogusXYZ").contains(DateStyleFault(kind: .unknownField, range: 1..<2)))
        #expect(kinds("::yMMMdy") == [DateStyleFault(kind: .repeatedField, range: 7..<8)])
        #expect(kinds("YYYY-MM-dd") == [DateStyleFault(kind: .weekBasedYear, range: 0..<4)])
        #expect(kinds("::YMd") == [DateStyleFault(kind: .weekBasedYear, range: 2..<3)])
        #expect(kinds("d 'de MMMM") == [DateStyleFault(kind: .unterminatedQuote, range: 2..<3)])
        #expect(kinds("jmm") == [DateStyleFault(kind: .onlyForSkeletons, range: 0..<1)])
        #expect(kinds("::") == [DateStyleFault(kind: .empty, range: 0..<2)])
        #expect(kinds("::  ") == [DateStyleFault(kind: .empty, range: 0..<2)])
        #expect(kinds("MMMMMM") == [DateStyleFault(kind: .count(allowed: "1 to 5 times"), range: 0..<6)])
    }

    /// No skeleton and no pattern of any calendar in any of ICU's locales is refused there; what joins two patterns and
    /// what names fields (`appendItems`) is neither.
    @Test func nothingInICUsOwnDataIsRefused() throws {
        var skeletons: Set<String> = []
        var patterns: Set<String> = []
        for locale in ["root"] + Self.locales {
            let tag = Self.tag(locale)
            var own: Set<String> = []
            for (path, value) in Self.leaves(locale) where !value.contains("{0}") && path.count > 2 {
                let kind = path[1].prefix { $0 != "%" }
                if kind == "availableFormats" {
                    skeletons.insert(String(path[2].prefix { $0 != "%" && $0 != "-" }))
                } else if kind == "intervalFormats" {
                    skeletons.insert(String(path[2]))
                } else if kind != "DateTimePatterns" || path.count > 3 && path[3] != "0" {
                    continue
                }
                own.insert(value)
            }
            let refused = own.filter { !DateStyle.faults(in: " \($0)", locale: tag).isEmpty }
            #expect(refused.isEmpty, "\(locale): \(refused.sorted())")
            patterns.formUnion(own)
        }
        #expect(skeletons.count > 50)
        #expect(patterns.count > 2_000)
        for skeleton in skeletons.sorted() {
            #expect(DateStyle.skeletonFaults(in: skeleton).isEmpty, "\(skeleton)")
            #expect(DateStyle.faults(in: "::" + skeleton, locale: nil).isEmpty, "\(skeleton)")
        }
        let refused = patterns.filter { !DateStyle.patternFaults(in: $0).isEmpty }
        #expect(refused.sorted() == Self.slips)
    }

    /// Slips of CLDR 42 itself: the year of weeks without a week, `vv` and `hhh`, which mean nothing. They are found where
    /// the locale is another.
    private static let slips = [
        "E, d-M-Y GGGGG – E-d-M-y", "EEEE, d 'de' MMMM 'de' Y G", "GGGGG dd/MM/Y", "LLL Y", "MM/Y", "MMMM YYYY", "Y-MM",
        "YG – YG", "a h – h vv", "a h.mm – a hhh.mm v", "d-M-y GGGGG – d-M-Y GGGGG",
    ]

    private static func tag(_ locale: String) -> LocaleTag {
        switch LocaleTag.parse(locale.replacing("_", with: "-")) {
        case .success(let tag), .failure(.outdated(_, let tag)), .failure(.separators(let tag)): tag
        case .failure: .undetermined
        }
    }

    private static var locales: [String] {
        text(placard_available_locales()).split(separator: "\n").map(String.init)
    }

    private static func leaves(_ locale: String) -> [([Substring], String)] {
        text(placard_locale_resource_lines(locale, "calendar")).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", maxSplits: 1)
            return fields.count == 2 ? (fields[0].split(separator: "/"), String(fields[1])) : nil
        }
    }

    private static func text(_ lines: UnsafeMutablePointer<CChar>?) -> String {
        guard let lines else { return "" }
        defer { placard_free(lines) }
        return String(cString: lines)
    }
}
