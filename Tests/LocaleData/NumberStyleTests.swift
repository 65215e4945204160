import Foundation
import LocaleData
import TestSupport
import Testing

@Suite struct NumberStyleTests {
    private func fault(_ style: String) -> NumberStyleFault? {
        guard case .failure(let fault) = NumberStyle.parse(style) else { return nil }
        return fault
    }

    @Test func allowedStylesAreRead() throws {
        #expect(try NumberStyle.parse(nil).get() == .standard)
        #expect(try NumberStyle.parse("  integer ").get() == .integer)
        #expect(try NumberStyle.parse("percent").get() == .percent)
        #expect(try NumberStyle.parse("\u{2028}Percent").get() == .percent)
        #expect(try NumberStyle.parse(":: .0#").get() == NumberFormatSpec(minimumFraction: 1, maximumFraction: 2))
        #expect(
            try NumberStyle.parse("::precision-integer ,_").get()
                == NumberFormatSpec(maximumFraction: 0, grouping: .off))
        #expect(
            try NumberStyle.parse(" ::%x100 . +!").get()
                == NumberFormatSpec(kind: .percent, maximumFraction: 0, sign: .always))
        #expect(
            try NumberStyle.parse("::percent scale/100 group-min2").get()
                == NumberFormatSpec(kind: .percent, maximumFraction: 6, grouping: .minimumTwo))
        #expect(
            try NumberStyle.parse("::measure-unit/duration-day unit-width-narrow").get()
                == NumberFormatSpec(kind: .unit(.day, .narrow), maximumFraction: 6))
    }

    @Test func whatICURefusesCarriesItsPlace() {
        #expect(fault("::bogus") == .invalid(offset: 2, code: "U_NUMBER_SKELETON_SYNTAX_ERROR"))
        #expect(fault(":: .0 ::") == .invalid(offset: 6, code: "U_NUMBER_SKELETON_SYNTAX_ERROR"))
        #expect(fault("::.00 ü") == .invalid(offset: 6, code: "U_NUMBER_SKELETON_SYNTAX_ERROR"))
    }

    @Test(arguments: [
        "::compact-short", "::K", "::currency/EUR", "::permille", "::@@@", "::.00+", "::.00/w", "::unit/meter",
        "::unit-width-short", "::scale/100", "::integer-width/+00", "::000", "::latin", "::precision-increment/0.5",
        "::rounding-mode-up", "::unit/second unit-width-iso-code", "::group-thousands", "::.################",
        "::percent unit-width-full-name scale/100", "::scientific", "currency", "#,##0.00", "integer percent", "::",
        "::  ",
    ])
    func validButNotSupported(_ style: String) {
        guard case .notSupported(let range, let token, let reason)? = fault(style) else {
            Issue.record("\(style): \(String(describing: fault(style)))")
            return
        }
        #expect(Array(style.utf8)[range].elementsEqual(token.utf8))
        #expect(!reason.isEmpty)
    }

    /// ICU's own list of wrong skeletons: refused where ICU refuses them.
    @Test(.enabled(if: SharedData.isExpected("messages/known-invalid.jsonl")))
    func skeletonsKnownToBeInvalidAreRefusedAtTheirPlace() throws {
        let lines = try String(contentsOf: SharedData.url("messages/known-invalid.jsonl"), encoding: .utf8)
        var count = 0
        for line in lines.split(separator: "\n") {
            let known = try JSONDecoder().decode(KnownInvalid.self, from: Data(line.utf8))
            guard known.kind == "number-skeleton", let code = known.icu72, let offset = known.offset else {
                continue
            }
            let wide = Array(known.text.utf16)
            let place = String(decoding: wide[..<min(offset, wide.count)], as: UTF16.self).utf8.count + 2
            #expect(fault("::" + known.text) == .invalid(offset: place, code: code), "\(known.text)")
            count += 1
        }
        #expect(count > 100)
    }

    private struct KnownInvalid: Decodable {
        let kind: String
        let text: String
        let icu72: String?
        let offset: Int?

        enum CodingKeys: String, CodingKey {
            case kind, text, icu72
            case offset = "icu72_offset"
        }
    }

    @Test func barePercentIsRefusedForWhatItWouldShow() {
        #expect(
            fault("::percent")
                == .notSupported(
                    range: 2..<9, token: "percent",
                    reason: "shows 0.5 as 0.5 %: add `scale/100`, or write `%x100`, to show it as 50 %"))
        #expect(fault("::% .0")?.reason.hasPrefix("`%` shows 0.5 as 0.5 %") == true)
    }
}
