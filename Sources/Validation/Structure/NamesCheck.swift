import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let mixedCaseKeyword = Rule(
        "mixed-case-keyword", .warning, "A keyword of messages in capitals: `Plural`")
    static let oddArgumentName = Rule(
        "odd-argument-name", .warning, "An argument name with signs that other programs do not take")

    /// Whether names and keywords are written as every program takes them.
    static let spellings = MessageCheck(
        [mixedCaseKeyword, oddArgumentName], by: [.oddNames, .formats, .choices]
    ) { scene in
        let bytes = ContiguousArray(scene.message.text.utf8)
        var findings: [Diagnostic] = []
        for nested in scene.arguments {
            if let finding = keyword(nested.argument, bytes, scene) { findings.append(finding) }
            if let finding = name(nested.argument, scene) { findings.append(finding) }
        }
        return findings
    }

    private static func keyword(
        _ argument: Argument, _ bytes: ContiguousArray<UInt8>, _ scene: MessageScene
    ) -> Diagnostic? {
        if argument.kind.isNone { return nil }
        var start = argument.nameRange.upperBound
        while start < bytes.count, !bytes[start].isASCIILetter, bytes[start] != UInt8(ascii: "}") { start += 1 }
        var end = start
        while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
        guard bytes[start..<end].contains(where: { $0 < UInt8(ascii: "a") }) else { return nil }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        guard !argument.cases.isEmpty || word.lowercased() == "number", word != word.lowercased() else { return nil }
        return scene.finding(
            mixedCaseKeyword, "`\(word)` is written `\(word.lowercased())`", at: start..<end,
            notes: ["ICU takes it; other programs that translators use do not.", "Write small letters."],
            fixes: [Fix("Write `\(word.lowercased())`", .safe, [scene.edit(start..<end, word.lowercased())])])
    }

    private static func name(_ argument: Argument, _ scene: MessageScene) -> Diagnostic? {
        guard !argument.hasPlainName, argument.number == nil, scene.declarations.arguments[argument.name] == nil else {
            return nil
        }
        return scene.finding(
            oddArgumentName, "`\(argument.name)` is an odd name", at: argument.nameRange,
            notes: ["ICU takes it; other programs, and Swift, do not.", "Use letters, digits and `_`."])
    }
}

extension Argument.Kind {
    fileprivate var isNone: Bool {
        if case .none = self { true } else { false }
    }
}

extension Argument {
    /// Whether the name has letters, digits and `_` only.
    var hasPlainName: Bool { name.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: "_") } }
}
