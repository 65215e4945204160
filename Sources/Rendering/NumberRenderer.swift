package import LocaleData
package import PlacardRuntime

/// Shows numbers as a locale does, from the CLDR snapshot.
package struct NumberRenderer: Sendable {
    /// A number's text and what plural rules see of it.
    package struct Shown: Sendable {
        package let text: String
        package let operands: PluralOperands
    }
    package init(locale: LocaleTag) {}
    package func show(_ value: ArgumentValue, type: String? = nil, style: String? = nil) -> Shown? { nil }
}
