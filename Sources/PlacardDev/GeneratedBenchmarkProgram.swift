import CatalogModel
import Emission
import SourceText

/// The programs that `GeneratedBenchmark` compiles and runs.
struct GeneratedBenchmarkProgram {
    let catalog: ResolvedCatalog

    /// Counts calls of `malloc` in the whole process.
    let allocationCounter = """
        #include <stddef.h>
        static long allocations;
        extern void *__libc_malloc(size_t);
        void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
        long allocation_count(void) { return allocations; }

        """

    /// Looks every combination up in every locale: title, label and the action's title. Times are processor time.
    var lookUps: String {
        let names = SwiftNames(catalog)
        let axes = catalog.axes.map { SwiftNames.lowerCamel($0.name.text) }
        let loops = zip(names.axes, axes.indices).map { "for v\($1) in \($0).allCases { " }.joined()
        let values = axes.indices.map { "v\($0)" }.joined(separator: ", ")
        let passed = axes.enumerated().map { "\($1): input.\($0)" } + arguments
        let action = catalog.actions.isEmpty ? "" : "+ (card.action?.title.string.utf8.count ?? 0)"
        return """
            @_silgen_name("allocation_count") func allocationCount() -> Int
            @_silgen_name("clock") func microseconds() -> Int
            func benchmark() {
            var inputs: [(\(names.axes.joined(separator: ", ")))] = []
            \(loops)inputs.append((\(values)))\(String(repeating: " }", count: axes.count))
            @inline(never) func lookUp(_ copy: \(catalog.header.swiftType), _ input: (\(names.axes.joined(separator: ", ")))) -> Int {
                let card = copy.project(\(passed.joined(separator: ", ")))
                return card.title.string.utf8.count + card.accessibilityLabel.string.utf8.count \(action)
            }
            let copies = \(catalog.header.swiftType).Locale.allCases.map { \(catalog.header.swiftType)(locale: $0) }
            var (plain, others) = ([(Int, Int)](), [(Int, Int)]())
            var checksum = 0
            for copy in copies.indices {
                for input in inputs.indices {
                    let before = allocationCount()
                    checksum += lookUp(copies[copy], inputs[input])
                    if allocationCount() == before { plain.append((copy, input)) } else { others.append((copy, input)) }
                }
            }
            func measure(_ name: String, _ cases: [(Int, Int)]) {
                guard !cases.isEmpty else { return }
                let rounds = max(1, 2_000_000 / cases.count)
                let before = allocationCount()
                var best = Int.max
                for _ in 0..<5 {
                    let start = microseconds()
                    for _ in 0..<rounds { for (copy, input) in cases { checksum += lookUp(copies[copy], inputs[input]) } }
                    best = min(best, microseconds() - start)
                }
                let count = Double(rounds * cases.count)
                let nanoseconds = Double(best) * 1000
                let allocations = Double(allocationCount() - before) / count / 5
                print("look-up of title, label and action, \\(name): \\(Double(Int(nanoseconds / count * 10)) / 10) ns, "
                    + "\\(Double(Int(allocations * 100 + 0.5)) / 100) allocations, \\(cases.count) of \\(copies.count * inputs.count) cases")
            }
            measure("plain", plain)
            measure("with arguments", others)
            print("handle: \\(MemoryLayout<PublicProjection>.size) bytes; checksum \\(checksum % 1000)")
            }
            benchmark()

            """
    }

    /// Asks a Foundation bundle for three texts, as code in the manner of SwiftGen does.
    func bundleLookUps(_ path: String) -> String {
        """
        import Foundation
        @_silgen_name("allocation_count") func allocationCount() -> Int
        @_silgen_name("clock") func microseconds() -> Int
        guard let root = Bundle(path: \(String(reflecting: path))),
            let folder = root.path(forResource: "en", ofType: "lproj"), let bundle = Bundle(path: folder)
        else { fatalError("no bundle") }
        nonisolated(unsafe) let texts = bundle
        @inline(never) func tr(_ key: String, _ arguments: any CVarArg...) -> String {
            let format = texts.localizedString(forKey: key, value: nil, table: nil)
            return String(format: format, locale: Locale(identifier: "en"), arguments: arguments)
        }
        precondition(tr("key") == "Calendar change needs review")
        func benchmark() {
        var checksum = 0
        let before = allocationCount()
        let start = microseconds()
        for _ in 0..<20_000 { checksum += tr("key").utf8.count + tr("key").utf8.count + tr("key").utf8.count }
        let nanoseconds = Double(microseconds() - start) * 1000
        print("the same through a Foundation bundle: \\(Int(nanoseconds / 20_000)) ns, "
            + "\\(Double(allocationCount() - before) / 20_000) allocations")
        }
        benchmark()

        """
    }

    /// A value for each parameter.
    private var arguments: [String] {
        catalog.arguments.filter { $0.disclosure == .d0 }.compactMap { argument in
            let label = SwiftNames.lowerCamel(argument.name.text)
            switch argument.type {
            case .integer: return "\(label): 2"
            case .decimal, .percent: return "\(label): 0.5"
            case .oneOf(let values): return values.first.map { "\(label): .\(SwiftNames.member($0.text))" }
            case .text, .date, .time: return nil
            }
        }
    }
}
