import Compiler

extension Flag {
    static let locale = Flag("locale", takes: .list("TAG"), "only these locales; an unknown one is a failure")
    static let release = Flag("release", "hold translations to what a release demands")
    static let allWitnesses = Flag("all-witnesses", "list every region without a winner, not the three largest")
}

extension Command {
    static let check = Command(
        name: "check",
        summary: "prove the catalog and apply every rule, in all locales",
        details: [
            "Findings go to standard error, with `--format json` to standard output. Unfinished translations are",
            "warnings; with `--release` they are errors.",
        ],
        flags: [.locale, .release, .allWitnesses] + Flag.reporting
    ) { invocation throws(Failure) in
        try CatalogRun(invocation, in: .locate(invocation.operands.first), CheckOptions(invocation)).report()
    }
}

extension CheckOptions {
    /// The options that flags ask for.
    init(_ invocation: Invocation) {
        self.init()
        isRelease = invocation.has(.release)
        allWitnesses = invocation.has(.allWitnesses)
        locales = invocation.has(.locale) ? invocation.values(of: .locale) : nil
    }
}
