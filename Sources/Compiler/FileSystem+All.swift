extension FileSystem {
    /// Replaces several files, or none: where one cannot be written, those before it get their old bytes back. Each by
    /// itself is whole at any moment, as with `replace`.
    package func replaceAll(_ outputs: [OutputFile]) throws(FileSystemError) {
        var old: [(path: String, bytes: [UInt8]?)] = []
        do throws(FileSystemError) {
            for output in outputs {
                old.append((output.path, try readIfPresent(output.path)))
                try replace(output.path, with: output.bytes)
            }
        } catch {
            for (path, bytes) in old.reversed() {
                if let bytes { _ = try? update(path, to: bytes) } else { try? remove(path) }
            }
            throw error
        }
    }
}
