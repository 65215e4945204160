package import SourceText

/// A value that is no message: a note, a reason, a sample, a name. What people wrote beside the words, kept so that
/// nothing private hides there.
package struct CatalogValue: Sendable {
    /// The section's name; absent in `[fallback]`.
    package var section: Name?
    /// The whole key: `note.label`.
    package var key: String
    package var value: MappedText

    package init(section: Name?, key: String, value: MappedText) {
        self.section = section
        self.key = key
        self.value = value
    }
}
