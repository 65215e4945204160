import Foundation
import LocaleData

/// Writes the snapshot of CLDR from the linked ICU into `folder`, and says what changed.
func refreshLocaleData(into folder: URL) throws {
    print("CLDR data of ICU \(CLDRVersion.linkedICU)")
    for file in SnapshotBuilder().files() {
        let url = folder.appending(path: file.name)
        if let old = try? String(contentsOf: url, encoding: .utf8), old == file.text { continue }
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        print("wrote \(file.name)")
    }
}
