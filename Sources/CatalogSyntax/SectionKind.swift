/// The kinds of section; the raw value is the word in the head.
package enum SectionKind: String, Sendable, Hashable, CaseIterable {
    case catalog
    case locale
    case axis
    case argument
    case action
    case impossible
    case copy
    case fallback
    case budget
    case claim
    case term
    case fixture
    case level
    case allow
}
