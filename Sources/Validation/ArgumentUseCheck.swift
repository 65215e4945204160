import CatalogModel
import Diagnostics
import MessageSyntax
import SourceText

extension MessageChecks {
    static let unknownArgument = Rule(
        "unknown-argument", .error, floor: .error, "A placeholder that no `[argument]` or `[axis]` declares")
    static let numberedArgument = Rule(
        "numbered-argument", .error, floor: .error, "A placeholder with a number instead of a name")
    static let privateArgument = Rule(
        "private-argument-in-text", .error, floor: .error, "A text uses an argument that is not of class D0")
    static let typeConflict = Rule(
        "argument-type-conflict", .error, floor: .error, "A placeholder uses an argument as what it is not")

    /// Whether every placeholder is declared, harmless and used as what it is.
    static let argumentUse = MessageCheck(
        [unknownArgument, numberedArgument, privateArgument, typeConflict],
        by: .arguments,
        when: { !$0.declarations.isOpen }
    ) { scene in
        scene.declarations.isOpen ? [] : scene.arguments.compactMap { check($0.argument, scene) }
    }

    private static func check(_ argument: Argument, _ scene: MessageScene) -> Diagnostic? {
        if argument.number != nil {
            return scene.finding(
                numberedArgument, "`{\(argument.name)}` has a number instead of a name", at: argument.nameRange,
                notes: [
                    "Declare an `[argument NAME]` and write its name: names survive translation, numbers get swapped."
                ])
        }
        if let axis = scene.declarations.axes[argument.name] { return checkAxis(axis, argument, scene) }
        guard let declaration = scene.declarations.arguments[argument.name] else {
            return argument.name.hasForeignSpace ? nil : unknown(argument, scene)
        }
        guard declaration.disclosure == .d0 else {
            return scene.finding(
                privateArgument,
                "`\(argument.name)` is of class \(declaration.disclosure.name): bystanders would read it",
                at: argument.nameRange,
                notes: [
                    declaration.disclosure == .d1
                        ? "Class D1 may be shown after an explicit opt-in, which this version does not have."
                        : "Values of this class never stand on a system surface.",
                    "Say it without the value, or use a D0 argument: a number with a range, or `one of` a closed list.",
                ])
        }
        return conflict(declaration, argument).map { reason in
            scene.finding(typeConflict, reason.0, at: argument.range, notes: [reason.1])
        }
    }

    private static func unknown(_ argument: Argument, _ scene: MessageScene) -> Diagnostic {
        let known = scene.declarations.names
        let nearest = Spelling.nearest(to: argument.name, among: known)
        let note =
            nearest.map { "did you mean `\($0)`?" }
            ?? (known.isEmpty
                ? "the catalog declares no arguments"
                : "declared are \(known.map { "`\($0)`" }.joined(separator: ", "))")
        return scene.finding(
            unknownArgument, "unknown argument `\(argument.name)`", at: argument.nameRange, notes: [note],
            fixes: nearest.map {
                [Fix("Write `\($0)`", .needsReview, [scene.edit(argument.nameRange, $0)])]
            } ?? [])
    }

    private static func checkAxis(_ axis: Axis, _ argument: Argument, _ scene: MessageScene) -> Diagnostic? {
        guard case .select = argument.kind else {
            return scene.finding(
                typeConflict, "`\(argument.name)` is an axis and can only be selected on", at: argument.range,
                notes: ["Write `{\(argument.name), select, \(axis.values[0].text.messageSpelling) {…} other {…}}`."])
        }
        guard scene.field != .redacted else {
            return scene.finding(
                typeConflict, "a redacted text selects on `\(argument.name)`", at: argument.range,
                notes: ["Under redaction nothing may tell one state from another; write one text for all."])
        }
        return nil
    }

    /// Why an argument cannot be used as it is, and what to do.
    private static func conflict(_ declaration: ArgumentDeclaration, _ argument: Argument) -> (String, String)? {
        let name = declaration.messageName
        let isNumber = declaration.range != nil
        switch argument.kind {
        case .plural, .selectOrdinal:
            return isNumber
                ? nil : ("`\(name)` is no number", "plural forms need an argument of type integer or decimal")
        case .select:
            return isNumber ? ("`\(name)` is a number", "write `plural` instead of `select`") : nil
        case .simple(let type, _, _) where type.lowercased() == "number":
            return isNumber ? nil : ("`\(name)` is no number", "write `{\(name)}` without a format")
        case .none, .simple, .choice: return nil
        }
    }
}
