import Foundation
import TestSupport

/// A page of `Documentation/`, whose commands the tests run.
enum DocumentationPage {
    /// The text of a file of the repository.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: SharedData.packageRoot.appending(path: path), encoding: .utf8)
    }

    /// The fenced blocks of a page in one language.
    static func blocks(_ language: String, of page: String) throws -> [String] {
        try text("Documentation/\(page)").components(separatedBy: "\n```\(language)\n").dropFirst()
            .map { $0.components(separatedBy: "\n```\n")[0] }
    }
}
