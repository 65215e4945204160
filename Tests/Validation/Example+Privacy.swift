import CatalogModel

extension Example {
    /// Private data and fixtures.
    static let privacy: [Example] =
        [
            ("write to ana@host.example now", "ana@host.example"),
            ("see https://host.example/a?b", "https://host.example/a?b"),
            ("see www.host.io.", "www.host.io"), ("see host.com", "host.com"),
            ("call +49 30 1234567", "+49 30 1234567"),
            ("call (202) 555-0143 now", "(202) 555-0143"), ("call 020 7946 0958", "020 7946 0958"),
            ("拨打138 0013 8000", "138 0013 8000"),
            ("id 123e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-426614174000"),
            ("pay GB82 WEST 1234 5698 7654 32 now", "GB82 WEST 1234 5698 7654 32"),
            ("at 52.5200, 13.4050", "52.5200, 13.4050"),
            ("on 2024-10-12", "2024-10-12"), ("on 12.10.2024.", "12.10.2024"), ("at 17:45", "17:45"),
            ("ask @ana.lindqvist now", "@ana.lindqvist"), ("from @janedoe42", "@janedoe42"),
            ("at 221B Baker Street", "221B Baker Street"), ("Hauptstraße 5 in Berlin", "Hauptstraße 5"),
            ("au 10 rue de Rivoli", "10 rue de Rivoli"), ("Palo Alto, CA 94025", "CA 94025"),
            ("London SW1A 1AA", "SW1A 1AA"),
        ].map { text, place in
            Example("possible-private-data", .text(text), at: place, good: .text("write, see, call, pay, at, on"))
        } + [
            Example(
                "possible-private-data",
                .catalog { $0.entries = "note = Ask ana@host.example\n       about it" }, at: "ana@host.example",
                good: .catalog { $0.entries = "note = Ask us about it" }),
            Example(
                "fixture-in-catalog",
                .catalog {
                    $0.sections = fixture
                    $0.title = "Lunch with\n  Ines BRANDVOLD"
                }, at: "Ines BRANDVOLD",
                good: .catalog { $0.sections = fixture }),
            Example(
                "fixture-in-catalog",
                .catalog {
                    $0.sections = fixture
                    $0.entries = "note.title = As for ines brandvold."
                }, at: "ines brandvold",
                good: .catalog {
                    $0.sections = fixture
                    $0.entries = "note.title = As for Ines."
                }),
        ]

    private static let fixture = "[fixture people]\nclass = D2\nvalues = Ines Brandvold, Marlo\n"
}
