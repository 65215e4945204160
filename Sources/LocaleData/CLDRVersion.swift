import CICU

/// The versions of the locale data that a build rests on, as `--version` prints them.
package enum CLDRVersion {
    /// CLDR version of the checked-in snapshot.
    package static var snapshot: String { Snapshot.fields(of: "cldr", in: Snapshot.versions)?.first ?? "" }

    /// ICU version that the snapshot was taken from.
    package static var snapshotICU: String { Snapshot.fields(of: "icu", in: Snapshot.versions)?.first ?? "" }

    /// Version of the ICU that is linked, which serves normalisation, character properties and skeleton checks.
    package static var linkedICU: String {
        var buffer = [CChar](repeating: 0, count: 20)
        placard_icu_version(&buffer)
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
