import Foundation

/// What developers run beside the tool: `placard-dev COMMAND`.
@main
enum PlacardDev {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "refresh-locale-data":
            try refreshLocaleData(root: URL(filePath: FileManager.default.currentDirectoryPath))
        case "refresh-rule-pages":
            try refreshRulePages(root: URL(filePath: FileManager.default.currentDirectoryPath))
        case "bench":
            try bench(Array(arguments.dropFirst()))
        default:
            print(usage)
            exit(arguments.isEmpty || arguments == ["--help"] ? 0 : 2)
        }
    }

    private static var usage: String {
        let rows = Benchmark.all.map { "  \($0.name)\(String(repeating: " ", count: 12 - $0.name.count))\($0.summary)" }
        return """
            usage: placard-dev refresh-locale-data     take the CLDR snapshot from the linked ICU anew
                   placard-dev refresh-rule-pages      put the pages of the rules into the tool
                   placard-dev bench [NAME…]           run these benchmarks, or all

            benchmarks (build with `swift build -c release`; run them in the package's folder on a quiet machine)
            \(rows.joined(separator: "\n"))
            """
    }

    private static func bench(_ names: [String]) throws {
        for name in names where !Benchmark.all.contains(where: { $0.name == name }) {
            print("there is no benchmark `\(name)`\n\(usage)")
            exit(2)
        }
        for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
            print("== \(benchmark.name): \(benchmark.summary)")
            try benchmark.run()
            print("")
        }
    }
}
