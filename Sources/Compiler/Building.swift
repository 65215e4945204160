import CatalogModel
package import Diagnostics
import Emission
import SourceText

/// What `build` would write, and why it cannot.
package struct Build: Sendable {
    /// By path; empty where the catalog is not sound.
    package var outputs: [OutputFile] = []
    package var diagnostics: [Diagnostic] = []
}

extension Compilation {
    static let notEmitted = Rule(
        "not-emitted", .error, floor: .error, "A sound catalog whose Swift table cannot be generated")

    /// The folder that holds the generated Swift; everything in it is generated.
    package static let swiftFolder = "Output/Swift"

    /// The generated files. `only`: what serves this locale and the parts that all share. Nothing where the catalog is not
    /// sound: what was not proved is not generated.
    package func build(only tag: String? = nil) -> Build {
        guard isSound else { return Build() }
        let emitted = SwiftEmitter.emit(ProjectionTable(projector))
        var build = Build()
        build.diagnostics = emitted.problems.map {
            Diagnostic(Self.notEmitted, $0.message, at: catalog.header.name.range)
        }
        build.outputs = emitted.files.map { OutputFile(path: "Output/\($0.path)", bytes: Array($0.contents.utf8)) }
        if let tag {
            let ending = "+\(tag).swift"
            build.outputs = build.outputs.filter { $0.path.hasSuffix(ending) }
        } else {
            let proof = certificate()
            build.outputs.append(proof.file)
            build.diagnostics += proof.diagnostics
        }
        return build
    }
}
