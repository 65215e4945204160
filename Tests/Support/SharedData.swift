package import Foundation

/// Finds the data that lies beside the repository and is never copied into it.
package enum SharedData {
    /// The root of this package.
    package static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether the data is there, or must be: in CI a missing file is a failure, elsewhere its tests are skipped.
    package static func isExpected(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path) || ProcessInfo.processInfo.environment["CI"] == "true"
    }

    /// A file or folder below the shared folder, for example `messages/real-messages.jsonl`.
    package static func url(_ path: String) -> URL {
        packageRoot.deletingLastPathComponent().appending(path: "shared").appending(path: path)
    }
}
