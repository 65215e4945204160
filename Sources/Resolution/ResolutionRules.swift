package import Diagnostics

/// The rules that resolution reports.
package enum ResolutionRules {
    package static let unknownName = Rule(
        "unknown-name", .error, floor: .error, "A name that nothing declares")
    package static let incompletePrecedence = Rule(
        "incomplete-precedence", .error, floor: .error, "`precedence` does not list every axis once")
    package static let unknownValue = Rule(
        "unknown-value", .error, floor: .error, "A selector names a value that no axis has")
    package static let unclearAxis = Rule(
        "unclear-axis", .error, floor: .error, "The values of a selector's clause do not belong to exactly one axis")
    package static let axisTwice = Rule(
        "axis-twice", .error, floor: .error, "A selector restricts one axis twice")
    package static let emptySelector = Rule(
        "empty-selector", .error, floor: .error, "A selector that nothing can satisfy")
    package static let missingUnknown = Rule(
        "missing-unknown", .error, floor: .error, "A payload axis does not name its `unknown` value")
    package static let duplicateWire = Rule(
        "duplicate-wire", .error, floor: .error, "Two values of an axis have one wire spelling")
    package static let missingRange = Rule(
        "missing-range", .error, floor: .error, "A number has no `range`")
    package static let invalidRange = Rule(
        "invalid-range", .error, floor: .error, "A `range` or `sample` that the argument's type does not allow")
    package static let missingWhy = Rule(
        "missing-why", .error, floor: .error, "An enumeration of class D0 does not say why its values are harmless")
    package static let privateArgument = Rule(
        "private-argument", .error, floor: .error, "An argument of a type that is never harmless claims class D0")
    package static let openRoute = Rule(
        "open-route", .error, floor: .error, "A route with a scheme, a host or a query")
    package static let missingRoute = Rule(
        "missing-route", .error, floor: .error, "An action that opens does not say where")
    package static let incompleteCopy = Rule(
        "incomplete-copy", .error, floor: .error, "A section gives one of `title` and `label` without the other")
    package static let strayCopy = Rule(
        "stray-copy", .error, floor: .error, "`short`, `tiny`, `support`, `tone` or `symbol` without a `title`")
    package static let emptySection = Rule(
        "empty-section", .warning, "A `[copy]` section that defines no group")
    package static let formerID = Rule(
        "former-id-in-use", .error, floor: .error, "`was` names an id that still exists or is claimed twice")

    package static let all = [
        unknownName, incompletePrecedence, unknownValue, unclearAxis, axisTwice, emptySelector,
        missingUnknown, duplicateWire, missingRange, invalidRange, missingWhy, privateArgument, openRoute,
        missingRoute, incompleteCopy, strayCopy, emptySection, formerID,
    ]
}
