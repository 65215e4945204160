/// Why a text is not the tag of a known locale.
package enum LocaleTagFault: Error, Sendable, Hashable {
    /// Not of the shape language, script, region, variants; extensions (`-u-…`, `-x-…`) are none of a catalog's business.
    case malformed
    /// Right but for its separators: `pt_BR`.
    case separators(right: LocaleTag)
    /// An old or overlong code: `iw`, `deu`, `en-UK`.
    case outdated(code: String, right: LocaleTag)
    /// CLDR has no plural rules for the language.
    case unknownLanguage(String)
    /// No such script.
    case unknownScript(String)
    /// No such region.
    case unknownRegion(String)

    /// The tag to write instead, where one is certain.
    package var right: LocaleTag? {
        switch self {
        case .separators(let right), .outdated(_, let right): right
        case .malformed, .unknownLanguage, .unknownScript, .unknownRegion: nil
        }
    }

    /// A clause that follows the tag in a diagnostic: "is the old code of `he`".
    package var reason: String {
        switch self {
        case .malformed: "is not a language tag of the form `language`, `language-Script` or `language-REGION`"
        case .separators(let right): "is written with hyphens: `\(right)`"
        case .outdated(let code, let right): "uses the old code `\(code)`; write `\(right)`"
        case .unknownLanguage(let code): "names a language, `\(code)`, that CLDR has no plural rules for"
        case .unknownScript(let code): "names an unknown script, `\(code)`"
        case .unknownRegion(let code): "names an unknown region, `\(code)`"
        }
    }
}
