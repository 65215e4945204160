package import Diagnostics

/// The rules that parsing reports.
package enum CatalogSyntaxRules {
    package static let all: [Rule] = []
}
