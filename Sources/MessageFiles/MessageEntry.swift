package import SourceText

/// A message of somebody else's catalog.
package struct MessageEntry: Sendable {
    /// As the file has it: `pt_BR`; with the place to point at.
    package let locale: MappedText
    /// Its name; where objects are nested, the names on the way joined by dots.
    package let key: String
    package let value: MappedText
    /// The text that it translates, where the file has that.
    package let source: MappedText?

    package init(locale: MappedText, key: String, value: MappedText, source: MappedText? = nil) {
        self.locale = locale
        self.key = key
        self.value = value
        self.source = source
    }
}

/// A file that is to be read.
package struct MessageFile: Sendable {
    package let id: FileID
    /// UTF-8, without a byte order mark.
    package let bytes: [UInt8]
    /// The locale of messages that name none.
    package let locale: String?

    package init(id: FileID, bytes: [UInt8], locale: String?) {
        self.id = id
        self.bytes = bytes
        self.locale = locale
    }
}
