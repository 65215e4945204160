// swift-format-ignore-file
// Written by `placard-dev refresh-locale-data`; not edited by hand.

extension Snapshot {
    /// What | version.
    static var versions: StaticString {
        """
        cldr|42
        icu|72.1
        """
    }
}
