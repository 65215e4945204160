// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target shares: the strictest the toolchain offers.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A library room under `Sources/`.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(name)", swiftSettings: strict)
}

/// A test target under `Tests/`.
func tests(_ name: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)",
        exclude: data, swiftSettings: strict)
}

let package = Package(
    name: "Placard",
    products: [
        .executable(name: "placard", targets: ["PlacardTool"]),
        .executable(name: "placard-dev", targets: ["PlacardDev"]),
        .library(name: "PlacardRuntime", targets: ["PlacardRuntime"]),
    ],
    targets: [
        // C libraries, each behind a target whose header has plain C types only.
        .systemLibrary(
            name: "ICULibrary", path: "Sources/SystemShims/ICULibrary", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .systemLibrary(
            name: "LibXML2Library", path: "Sources/SystemShims/LibXML2Library", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]),
        .target(
            name: "CICU", dependencies: ["ICULibrary"], path: "Sources/SystemShims/CICU",
            linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CLibXML2", dependencies: ["LibXML2Library"], path: "Sources/SystemShims/CLibXML2"),
        // ICU's C++ classes as oracles: linked by tests and benchmarks, never by the tool.
        .target(name: "CICUOracle", dependencies: ["ICULibrary"], path: "Sources/SystemShims/CICUOracle"),

        room("SourceText"),
        room("Diagnostics", ["SourceText"]),
        room("Regions"),
        room("MessageFiles", ["SourceText", "Diagnostics"]),
        // Checks certificates: shares no code with the prover, and so imports nothing.
        room("ProofCheck"),
        room("LocaleData", ["CICU", "PlacardRuntime"]),
        room("CatalogSyntax", ["SourceText", "Diagnostics", "LocaleData"]),
        room("MessageSyntax"),
        room("CatalogModel", ["SourceText", "MessageSyntax", "Regions"]),
        room("Resolution", ["SourceText", "Diagnostics", "CatalogSyntax", "MessageSyntax", "CatalogModel", "Regions"]),
        room("Rendering", ["SourceText", "Regions", "CatalogModel", "MessageSyntax", "LocaleData", "PlacardRuntime"]),
        room(
            "Validation",
            [
                "SourceText", "Diagnostics", "CatalogModel", "MessageSyntax", "LocaleData", "Regions", "Rendering",
            ]),
        room(
            "Translation",
            ["SourceText", "Diagnostics", "CatalogModel", "MessageSyntax", "LocaleData", "Regions", "Rendering"]),
        room("XLIFF", ["SourceText", "Diagnostics", "Translation", "CLibXML2"]),
        room(
            "Emission",
            [
                "CatalogModel", "MessageSyntax", "LocaleData", "Regions", "Rendering", "Translation", "PlacardRuntime",
            ]),
        room(
            "Compiler",
            [
                "SourceText", "Diagnostics", "Regions", "LocaleData", "CatalogSyntax", "MessageSyntax",
                "CatalogModel", "Resolution", "Rendering", "Validation", "Translation", "XLIFF", "Emission",
                "MessageFiles",
                "ProofCheck",
            ]),
        .target(
            name: "PlacardRuntime", path: "Sources/PlacardRuntime",
            swiftSettings: strict + [.strictMemorySafety()]),
        .executableTarget(
            name: "PlacardTool",
            dependencies: [
                "Compiler", "Diagnostics", "LocaleData", "MessageFiles", "ProofCheck", "Regions", "SourceText",
                "Translation", "XLIFF",
            ],
            path: "Sources/PlacardTool", swiftSettings: strict),
        .executableTarget(
            name: "PlacardDev",
            dependencies: [
                "CatalogModel", "Compiler", "Diagnostics", "Emission", "LocaleData", "MessageSyntax", "PlacardRuntime",
                "Regions", "Rendering", "ScaleInputs", "SourceText", "TestSupport", "Translation", "Validation",
                "XLIFF", "CICU",
                "CICUOracle", "CLibXML2",
            ],
            path: "Sources/PlacardDev", swiftSettings: strict),

        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        // Contests of full size, for tests and benchmarks alike.
        .target(
            name: "ScaleInputs", dependencies: ["Regions", "TestSupport"], path: "Tests/Scale", swiftSettings: strict),
        // What must hold for any bytes: run by libFuzzer, see Tests/Fuzz/run, and replayed by ordinary tests.
        .target(
            name: "FuzzCases",
            dependencies: [
                "CatalogSyntax", "Compiler", "Diagnostics", "MessageFiles", "MessageSyntax", "SourceText", "XLIFF",
                "CICUOracle",
            ],
            path: "Tests/Fuzz/Cases", swiftSettings: strict),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzCases", "TestSupport"], path: "Tests/Fuzz/Replay",
            swiftSettings: strict),
        tests("SourceText", ["SourceText"]),
        tests("Diagnostics", ["Diagnostics", "SourceText"]),
        tests("MessageFiles", ["MessageFiles", "Diagnostics", "SourceText"]),
        tests("Regions", ["Regions", "ScaleInputs"]),
        tests(
            "ProofCheck",
            [
                "ProofCheck", "Compiler", "CatalogModel", "CatalogSyntax", "Diagnostics", "Emission", "Regions",
                "Resolution", "SourceText", "Validation",
            ]),
        tests("LocaleData", ["LocaleData", "CICU", "CICUOracle", "PlacardRuntime"]),
        tests("CatalogSyntax", ["CatalogSyntax", "SourceText", "Diagnostics"]),
        tests("MessageSyntax", ["MessageSyntax", "CICUOracle"]),
        tests("Resolution", ["Resolution", "CatalogModel", "CatalogSyntax", "Diagnostics", "SourceText", "Regions"]),
        tests(
            "Rendering",
            ["Rendering", "CatalogModel", "MessageSyntax", "LocaleData", "CICUOracle", "PlacardRuntime"]),
        tests(
            "Validation",
            [
                "Validation", "Compiler", "CatalogModel", "MessageSyntax", "LocaleData", "Regions", "Rendering",
                "Diagnostics", "SourceText", "PlacardRuntime", "MessageFiles",
            ]),
        tests(
            "Translation",
            [
                "Translation", "XLIFF", "Compiler", "CatalogModel", "MessageSyntax", "LocaleData", "Diagnostics",
                "SourceText", "CICUOracle",
            ]),
        tests("XLIFF", ["XLIFF", "Translation", "Compiler", "Diagnostics", "SourceText", "CLibXML2"]),
        tests("Runtime", ["PlacardRuntime"]),
        tests(
            "Compiler",
            [
                "Compiler", "Validation", "Rendering", "Resolution", "Diagnostics", "SourceText", "CatalogModel",
                "Regions",
            ]),
        tests(
            "Golden", ["Compiler", "Diagnostics", "LocaleData", "SourceText"],
            data: ["Base", "check", "junit.xsd", "report", "validate_reports.py"]),
        tests(
            "Catalog",
            [
                "Compiler", "MessageSyntax", "SourceText", "CatalogModel", "Rendering", "Regions", "Validation",
                "Diagnostics",
            ],
            data: ["meaning.tsv"]),
        tests(
            "Property",
            ["Compiler", "Regions", "Validation", "CatalogModel", "Diagnostics", "SourceText", "ProofCheck"]),
        tests(
            "Generated",
            [
                "Compiler", "Emission", "Rendering", "CatalogModel", "LocaleData", "MessageSyntax", "SourceText",
                "CICUOracle", "Regions", "ScaleInputs",
            ]),
        tests("Tool", ["Compiler", "SourceText"]),
        tests(
            "Peers", ["Compiler", "Diagnostics", "SourceText", "Translation", "XLIFF"],
            data: [
                "by-hand", "by_hand.py", "moz_l10n.py", "omegat.py", "peers.copy", "po.py", "translate_toolkit.py",
                "translations.py", "translations.tsv",
            ]),
    ],
    cxxLanguageStandard: .cxx17
)

// An executable without `main`, which libFuzzer brings: it cannot be linked in any other build.
if Context.environment["PLACARD_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "PlacardFuzz", dependencies: ["FuzzCases"], path: "Tests/Fuzz/Engine",
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
