// Written by `placard-dev refresh-locale-data`; not edited by hand.

import PlacardRuntime

/// Cardinal rules as generated tables hold them.
enum CompiledPluralRules {
    @inline(never)
    static func en(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        return .other
    }
    @inline(never)
    static func de(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        return .other
    }
    @inline(never)
    static func fr(_ i: UInt64) -> PluralCategory {
        let i1000000 = i % 1000000
        if i <= 1 { return .one }
        if i != 0 && i1000000 == 0 { return .many }
        return .other
    }
    @inline(never)
    static func ru(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 1 && i100 != 11 { return .one }
        if i10 &- 2 <= 2 && i100 &- 12 > 2 { return .few }
        if i10 == 0 || i10 &- 5 <= 4 || i100 &- 11 <= 3 { return .many }
        return .other
    }
    @inline(never)
    static func pl(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i == 1 { return .one }
        if i10 &- 2 <= 2 && i100 &- 12 > 2 { return .few }
        if (i != 1 && i10 <= 1) || i10 &- 5 <= 4 || i100 &- 12 <= 2 { return .many }
        return .other
    }
    @inline(never)
    static func cs(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        if i &- 2 <= 2 { return .few }
        return .other
    }
    @inline(never)
    static func ar(_ i: UInt64) -> PluralCategory {
        let i100 = i % 100
        if i == 0 { return .zero }
        if i == 1 { return .one }
        if i == 2 { return .two }
        if i100 &- 3 <= 7 { return .few }
        if i100 &- 11 <= 88 { return .many }
        return .other
    }
    @inline(never)
    static func lt(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 1 && i100 &- 11 > 8 { return .one }
        if i10 &- 2 <= 7 && i100 &- 11 > 8 { return .few }
        return .other
    }
    @inline(never)
    static func lv(_ i: UInt64) -> PluralCategory {
        let i10 = i % 10
        let i100 = i % 100
        if i10 == 0 || i100 &- 11 <= 8 { return .zero }
        if i10 == 1 && i100 != 11 { return .one }
        return .other
    }
    @inline(never)
    static func cy(_ i: UInt64) -> PluralCategory {
        if i == 0 { return .zero }
        if i == 1 { return .one }
        if i == 2 { return .two }
        if i == 3 { return .few }
        if i == 6 { return .many }
        return .other
    }
    @inline(never)
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
    @inline(never)
    static func he(_ i: UInt64) -> PluralCategory {
        if i == 1 { return .one }
        if i == 2 { return .two }
        return .other
    }

    /// For each locale the sum of the categories of many numbers.
    static let all: [(locale: String, sum: @Sendable (Range<UInt64>) -> Int)] = [
        ("en", { $0.reduce(0) { $0 &+ Int(en($1).rawValue) } }),
        ("de", { $0.reduce(0) { $0 &+ Int(de($1).rawValue) } }),
        ("fr", { $0.reduce(0) { $0 &+ Int(fr($1).rawValue) } }),
        ("ru", { $0.reduce(0) { $0 &+ Int(ru($1).rawValue) } }),
        ("pl", { $0.reduce(0) { $0 &+ Int(pl($1).rawValue) } }),
        ("cs", { $0.reduce(0) { $0 &+ Int(cs($1).rawValue) } }),
        ("ar", { $0.reduce(0) { $0 &+ Int(ar($1).rawValue) } }),
        ("lt", { $0.reduce(0) { $0 &+ Int(lt($1).rawValue) } }),
        ("lv", { $0.reduce(0) { $0 &+ Int(lv($1).rawValue) } }),
        ("cy", { $0.reduce(0) { $0 &+ Int(cy($1).rawValue) } }),
        ("br", { $0.reduce(0) { $0 &+ Int(br($1).rawValue) } }),
        ("he", { $0.reduce(0) { $0 &+ Int(he($1).rawValue) } }),
    ]
}
