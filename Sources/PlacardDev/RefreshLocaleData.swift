import Foundation
import LocaleData

/// Writes the snapshot of CLDR from the linked ICU, and the rules that the benchmark compiles, and says what changed.
/// `root` is the folder of the package.
///
/// Number data are taken for the parents, aliases and plural rules of the snapshot that was built in: after an update of
/// ICU, build and run again until nothing is written.
func refreshLocaleData(root: URL) throws {
    print("CLDR data of ICU \(CLDRVersion.linkedICU)")
    for file in SnapshotBuilder().files() {
        try write(file.text, to: root.appending(path: "Sources/LocaleData/Snapshot").appending(path: file.name))
    }
    try write(CompiledPluralFile.text, to: root.appending(path: "Sources/PlacardDev/CompiledPluralRules.swift"))
}

/// Writes a file that has changed, and says so.
func write(_ text: String, to url: URL) throws {
    if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
    try text.write(to: url, atomically: true, encoding: .utf8)
    print("wrote \(url.lastPathComponent)")
}
