import Foundation

/// The catalog that this repository ships.
package enum ShippedCatalog {
    /// A file with its path below the package's root.
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]
    }

    /// The files of a folder below the package's root that end so, sorted by name.
    package static func files(in folder: String, ending: String) throws -> [File] {
        let root = SharedData.packageRoot.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(ending) }.sorted()
            .map { File(path: "\(folder)/\($0)", bytes: Array(try Data(contentsOf: root.appending(path: $0)))) }
    }
}
