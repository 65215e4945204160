import Compiler
import Regions

extension Flag {
    static let locale = Flag("locale", takes: .list("TAG"), "only these locales; an unknown one is a failure")
    static let release = Flag("release", "hold translations to what a release demands")
    static let allWitnesses = Flag("all-witnesses", "list every region without a winner, not the three largest")
    static let budget = Flag("budget", takes: .value("STEPS"), "how many steps each walk of the proof may take")

    /// Flags of every command that proves a catalog and says what it found.
    static let proving: [Flag] = [.allWitnesses, .budget] + Flag.reporting
}

extension Command {
    static let check = Command(
        name: "check",
        summary: "prove the catalog and apply every rule, in all locales",
        details: [
            "Findings go to standard error, in formats for programs (`json`, `sarif`, `github`, `junit`, `gitlab`) to",
            "standard output. Unfinished translations are warnings; with `--release` they are errors.",
            "A baseline accepts findings by their rule, what they are about and the locale, never by line or text. `--fix`",
            "changes texts only where the meaning stays, in several turns where fixes overlap, and writes whole files.",
        ],
        flags: [.locale, .release, .only, .baseline, .writeBaseline, .fix, .fixDryRun] + Flag.proving
    ) { invocation throws(Failure) in
        try CheckRun(invocation).run()
    }
}

extension CheckOptions {
    /// The options that flags ask for.
    init(_ invocation: Invocation) throws(Failure) {
        self.init()
        if let text = invocation.value(of: .budget) {
            guard let steps = Int(text), steps > 0 else {
                throw Failure("`--budget` cannot be `\(text)`", hint: "it is a number of steps, such as 1000000")
            }
            budget = Budget(diagram: steps, coverage: steps, ambiguity: steps, reachability: steps)
        }
        isRelease = invocation.has(.release)
        allWitnesses = invocation.has(.allWitnesses)
        locales = invocation.has(.locale) ? invocation.values(of: .locale) : nil
    }
}
