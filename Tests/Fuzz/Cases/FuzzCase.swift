/// What must hold for any bytes that a parser is given. One file a parser, one line in `all`.
package struct FuzzCase: Sendable {
    /// As the environment's `PLACARD_FUZZ` has it, and the name of the folder with its failures.
    package let name: String
    /// What is wrong, or nil: the parser ended, kept every byte, and pointed into the file.
    package let fault: @Sendable (_ bytes: [UInt8]) -> String?

    package static let all: [FuzzCase] = [message, catalog, compilation, xliff, messageFiles]

    package static func named(_ name: String) -> FuzzCase? { all.first { $0.name == name } }
}
