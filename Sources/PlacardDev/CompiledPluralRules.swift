// Written by `placard-dev refresh-locale-data`; not edited by hand.

import PlacardRuntime

/// Cardinal rules as generated tables hold them.
enum CompiledPluralRules {
    static func en(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        return .other
    }
    static func de(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        return .other
    }
    static func fr(_ i: UInt64) -> PluralCategory {
        let i1000000 = i % 1000000
        if i <= 1 { return .one }
        if i != 0 && i1000000 == 0 { return .many }
        return .other
    }
    static func ru(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 1 && i100 != 11 { return .one }
        if i10 &- 2 <= 2 && i100 &- 12 > 2 { return .few }
        if i10 == 0 || i10 &- 5 <= 4 || i100 &- 11 <= 3 { return .many }
        return .other
    }
    static func pl(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i == 1 { return .one }
        if i10 &- 2 <= 2 && i100 &- 12 > 2 { return .few }
        if (i != 1 && i10 <= 1) || i10 &- 5 <= 4 || i100 &- 12 <= 2 { return .many }
        return .other
    }
    static func cs(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        if i &- 2 <= 2 { return .few }
        return .other
    }
    static func ar(_ i: UInt64) -> PluralCategory {
        let i100 = i % 100
        if i == 0 { return .zero }
        if i == 1 { return .one }
        if i == 2 { return .two }
        if i100 &- 3 <= 7 { return .few }
        if i100 &- 11 <= 88 { return .many }
        return .other
    }
    static func lt(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 1 && i100 &- 11 > 8 { return .one }
        if i10 &- 2 <= 7 && i100 &- 11 > 8 { return .few }
        return .other
    }
    static func lv(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 0 || i100 &- 11 <= 8 { return .zero }
        if i10 == 1 && i100 != 11 { return .one }
        return .other
    }
    static func cy(_ i: UInt64) -> PluralCategory {
        if i == 0 { return .zero }
        if i == 1 { return .one }
        if i == 2 { return .two }
        if i == 3 { return .few }
        if i == 6 { return .many }
        return .other
    }
    static func br(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        let i1000000 = i % 1000000
        if i10 == 1 && (i100 != 11 && i100 != 71 && i100 != 91) { return .one }
        if i10 == 2 && (i100 != 12 && i100 != 72 && i100 != 92) { return .two }
        if (i10 &- 3 <= 1 || i10 == 9) && (i100 &- 10 > 9 && i100 &- 70 > 9 && i100 &- 90 > 9) { return .few }
        if i != 0 && i1000000 == 0 { return .many }
        return .other
    }
    static func he(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        if i == 2 { return .two }
        return .other
    }

    static let all: [(locale: String, category: @Sendable (UInt64) -> PluralCategory)] = [
        ("en", en),
        ("de", de),
        ("fr", fr),
        ("ru", ru),
        ("pl", pl),
        ("cs", cs),
        ("ar", ar),
        ("lt", lt),
        ("lv", lv),
        ("cy", cy),
        ("br", br),
        ("he", he),
    ]
}
