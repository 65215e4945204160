import Foundation
import FuzzCases
import TestSupport
import Testing

/// Every input that once broke a parser, and some that never should.
@Suite struct ReplayTests {
    private static let folder = SharedData.packageRoot.appending(path: "Tests/Fuzz/Failures")

    @Test(arguments: FuzzCase.all.map(\.name))
    func failuresStayMended(name: String) throws {
        let fuzz = try #require(FuzzCase.named(name))
        let folder = Self.folder.appending(path: name)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files.sorted(by: { $0.path < $1.path }) {
            let fault = fuzz.fault(Array(try Data(contentsOf: file)))
            #expect(fault == nil, "\(file.lastPathComponent)")
        }
    }

    /// A fault must be seen, else a run of the fuzzer proves nothing.
    @Test(arguments: FuzzCase.all.map(\.name))
    func awkwardBytesAreNoFault(name: String) throws {
        let fuzz = try #require(FuzzCase.named(name))
        let inputs: [[UInt8]] = [
            [], [0], [0xFF], Array("{a, plural, other {#".utf8), Array("[copy a]\nwhen = *\n".utf8),
            Array("<?xml version='1.0'?><xliff version='1.2'".utf8), Array("{\"@@locale\": \"de\", \"a\": \"\\".utf8),
        ]
        for input in inputs {
            let fault = fuzz.fault(input)
            #expect(fault == nil)
        }
    }

    @Test func foldersAreThoseOfCases() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
        #expect(Set(names).isSubset(of: FuzzCase.all.map(\.name)))
    }
}
