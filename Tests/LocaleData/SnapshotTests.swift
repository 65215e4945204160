import Foundation
import LocaleData
import TestSupport
import Testing

@Suite struct SnapshotTests {
    @Test func versionsAreKnown() {
        #expect(CLDRVersion.snapshot == "42")
        #expect(CLDRVersion.snapshotICU == "72.1")
        #expect(!CLDRVersion.linkedICU.isEmpty)
    }

    /// Where ICU is the version that the snapshot was taken from, taking it again changes no byte.
    @Test(.enabled(if: CLDRVersion.linkedICU == CLDRVersion.snapshotICU)) func theSnapshotIsICUs() throws {
        let folder = SharedData.packageRoot.appending(path: "Sources/LocaleData/Snapshot")
        let files = SnapshotBuilder().files()
        for file in files {
            let checkedIn = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
            let lines = (checkedIn.split(separator: "\n"), file.text.split(separator: "\n"))
            let difference = zip(lines.0, lines.1).first { $0 != $1 }
            #expect(difference == nil, "\(file.name): run `placard-dev refresh-locale-data`")
            #expect(lines.0.count == lines.1.count, "\(file.name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("+") }
        #expect(names.sorted() == files.map(\.name).sorted())
    }

    @Test func theBenchmarkMeasuresTodaysRules() throws {
        let file = SharedData.packageRoot.appending(path: "Sources/PlacardDev/CompiledPluralRules.swift")
        #expect(try String(contentsOf: file, encoding: .utf8) == CompiledPluralFile.text)
    }
}
