import Foundation

/// Validates XML against the OASIS schemas beside the repository, with `xmllint`.
package enum SchemaValidator {
    /// What `xmllint` has to say, nothing where the document is valid. `schema` lies below `xliff/xsd`.
    package static func validate(_ bytes: [UInt8], schema: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("file.xlf", String(decoding: bytes, as: UTF8.self))
        let path = SharedData.url("xliff/xsd").appending(path: schema)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xmllint", "--nonet", "--noout", "--schema", path.path, folder.path + "/file.xlf"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["XML_CATALOG_FILES": path.deletingLastPathComponent().appending(path: "offline-catalog.xml").path],
            uniquingKeysWith: { _, new in new })
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : text
    }
}
