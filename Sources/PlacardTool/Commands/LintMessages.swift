import Compiler
import Diagnostics
import MessageFiles

extension Flag {
    static let messageLocale = Flag("locale", takes: .value("TAG"), "the locale of messages that name none")
    static let messageSource = Flag(
        "source", takes: .value("TAG"), "compare with the messages of the same keys in this locale")
    static let input = Flag(
        "input", takes: .choice(MessageFileFormat.all.map(\.name)), "the format, where the file's name does not say it")
    static let dialect = Flag(
        "dialect", takes: .choice(MessageDialect.allCases.map(\.rawValue)),
        "what apostrophes and tags mean to the library that reads the messages")
    static let ignore = Flag("ignore", takes: .list("RULE"), "rules that are not applied")
}

/// `1 finding`, `2 findings`
private func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

extension Command {
    static let lintMessages = Command(
        name: "lint-messages",
        summary: "apply the rules of texts to ICU messages from elsewhere",
        details: [
            "Reads JSON Lines (an object a line: `locale`, `key`, `message` and, where it is a translation, `source`),",
            "ARB, and flat or nested JSON. Needs no catalog. Nothing is known of arguments there: plural categories are",
            "asked for as whole numbers below a million take them.",
        ],
        operands: [Operand(name: "FILE", count: .oneOrMore, help: "a file of messages, or `-`")],
        flags: [.messageLocale, .messageSource, .input, .dialect, .ignore] + Flag.reporting
    ) { invocation throws(Failure) in
        var options = MessageLintOptions()
        options.locale = invocation.value(of: .messageLocale)
        options.source = invocation.value(of: .messageSource)
        options.format = MessageFileFormat.all.first { $0.name == invocation.value(of: .input) }
        options.dialect = invocation.value(of: .dialect).flatMap(MessageDialect.init)
        for rule in invocation.has(.ignore) ? invocation.values(of: .ignore) : [] {
            guard RuleBook.rule(rule) != nil else {
                throw Failure("there is no rule `\(rule)`", hint: "`placard rules` lists them")
            }
            options.ignored.insert(rule)
        }
        var files: [CatalogInputs.File] = []
        for path in invocation.operands { files.append(try .named(path)) }
        let lint = Compiler.lintMessages(files, options)
        invocation.write(lint.diagnostics, in: lint.files, pathPrefix: "")
        invocation.say(
            "\(counted(lint.diagnostics.count, "finding")) in \(counted(lint.messageCount, "message")) in "
                + counted(lint.localeCount, "locale"))
        return invocation.status(for: lint.diagnostics)
    }
}
