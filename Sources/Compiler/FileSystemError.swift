/// Why a file could not be used.
package struct FileSystemError: Error, Hashable {
    /// What was tried, in the infinitive: "read".
    package let operation: String
    package let path: String
    package let reason: String
    /// Whether the reason is that nothing exists there.
    package let isMissing: Bool

    package init(_ operation: String, _ path: String, _ reason: String, isMissing: Bool = false) {
        self.operation = operation
        self.path = path
        self.reason = reason
        self.isMissing = isMissing
    }

    /// "cannot read `Catalog/a.copy`: Permission denied"
    package var message: String { "cannot \(operation) `\(path)`: \(reason)" }
}
