import Diagnostics
import Testing

@Suite struct ExampleTests {
    @Test(arguments: Example.all)
    func badExampleIsReported(_ example: Example) throws {
        let findings = try example.bad.findings().filter { $0.rule == example.rule }
        let places = findings.map(\.place)
        #expect(places == [example.place], "\(findings)")
        for finding in findings {
            let hasWayOut = !finding.notes.isEmpty
            #expect(hasWayOut, "\(finding)")
        }
    }

    @Test(arguments: Example.all)
    func goodExampleIsNot(_ example: Example) throws {
        let findings = try example.good.findings()
        let known = Set(try example.bad.findings().map(\.rule))
        let errors = findings.filter { $0.rule == example.rule || $0.level == .error && !known.contains($0.rule) }
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func miniCatalogIsClean() {
        let findings = MiniCatalog().findings()
        #expect(findings.isEmpty, "\(findings)")
    }
}
