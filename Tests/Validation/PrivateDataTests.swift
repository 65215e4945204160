import Testing

@Suite struct PrivateDataTests {
    @Test(arguments: [
        "10,000,000 tasks", "1 000 000 tasks", "+10 000 000", "version 1.2.3.4", "v2.10", "10–99", "100-200",
        "2000-2024",
        "16:9", "1:2:3:4", "25:70", "#123456", "5 of 10", "1,234.56", "192.168.100.200", "Node.js", "e.g. done.",
        "3 for 2", "50 %", "7 days, 24 hours", "ISO 8601-1:2019", "+1", "+49", "555-0143", "12/24", "and/or",
        "100.000.000",
        "a@b", "@ home", "12345678", "2 x 19 less 4", "371 x 84", "2024", "0.5", "00 11 22",
        "Notify @channel or @everyone", "ID 94025", "15 Google Drive files", "Task 5 of 7", "2 Main tasks",
        "5 Road works",
        "10 avenue", "Use @media",
    ])
    func harmlessNumbersAreNoPrivateData(_ text: String) throws {
        let findings = try MiniTranslation(locale: "en", text: text).findings().filter {
            $0.rule == "possible-private-data"
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func fixtureValuesMayLookPrivate() {
        var catalog = MiniCatalog()
        catalog.sections = "[fixture mail]\nclass = D3\nvalues = ana@host.example, +1 202 555 0143\n"
        let findings = catalog.findings()
        #expect(findings.isEmpty, "\(findings)")
    }
}
