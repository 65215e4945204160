extension SwiftEmitter {
    /// `<SwiftType>+Codable.swift`.
    var codableFile: String { header(importsRuntime: false) }
}
