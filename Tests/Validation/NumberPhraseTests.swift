import MessageSyntax
import Testing
import Validation

/// Which words around a plural change with its number.
@Suite struct NumberPhraseTests {
    @Test(arguments: [
        "every {n, plural, one {minute} other {{n} minutes}} until they reply",
        "{n} new {n, plural, one {message} other {messages}}",
        "Hi. There are {n} {n, plural, one {task} other {tasks}}",
        "The {names} connected {n, plural, one {team} other {teams}}. Go on?",
        "{n, plural, one {Invitation} other {Invitations}} could not be sent",
        "**{a}** of **{n}** {n, plural, one {task} other {tasks}} checked",
        "<b>{who} {n, plural, other {+# more }}</b>raised a hand",
        "You have {n} {n, plural, one {attempt} other {attempts}} remaining.",
        "{n, plural, one {1 file} other {{n} files}} too large",
    ])
    func bends(text: String) throws {
        #expect(try phrase(text).bends(in: "en"))
        #expect(try !phrase(text).bends(in: "da"))
    }

    @Test(arguments: [
        "Shared with {n, plural, one {# team} other {# teams}}",
        "You have {n, plural, one {# task} other {# tasks}}",
        "{who} to you and {n, plural, one {1 other} other {{n} others}}",
        "{n, plural, one {1 price} other {{n} prices}} for {product}",
        "Active {n, plural, one {1 day} other {{n} days}} ago",
        "Refreshing {n, plural, one {item} other {items}} in your history",
        "Sent to {n} {n, plural, one {person} other {people}}. Are you sure?",
        "<b>{who}</b> is calling with <b>{n, plural, one {# other} other {# others}}</b>",
        "All done: {n, plural, one {# file} other {# files}} (old)",
    ])
    func doesNot(text: String) throws {
        #expect(try !phrase(text).bends(in: "en"))
    }

    private func phrase(_ text: String) throws -> NumberPhrase {
        let parts = parseMessage(text).parts
        let place = try #require(
            parts.firstIndex { if case .argument(let argument) = $0 { !argument.cases.isEmpty } else { false } })
        return NumberPhrase(parts, around: place)
    }
}
