/// Why the style of a number argument cannot be used.
package enum NumberStyleFault: Error, Sendable, Hashable {
    /// ICU refuses the skeleton. `offset` counts bytes from the style's start, nil where ICU names no place; `code` is
    /// ICU's name of the error.
    case invalid(offset: Int?, code: String)
    /// ICU takes it, the runtime does not. `range` holds the token in bytes from the style's start.
    case notSupported(range: Range<Int>, token: String, reason: String)

    /// A sentence for a diagnostic.
    package var reason: String {
        switch self {
        case .invalid(_, let code): "ICU refuses this number skeleton (\(code))"
        case .notSupported(_, let token, let reason): "`\(token)` \(reason)"
        }
    }
}
