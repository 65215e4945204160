import LocaleData

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The tool. Nothing on the way to `--version` and `--help` imports Foundation or reads a file.
@main
enum Placard {
    static let version = "0.1.0"

    static func main() {
        CrashReport.install()
        signal(SIGPIPE, SIG_IGN)
        let console = Console()
        let status = run(Array(CommandLine.arguments.dropFirst()), console)
        exit(console.finish(status).rawValue)
    }

    private static func run(_ words: [String], _ console: Console) -> ExitStatus {
        do throws(Failure) {
            let parsed = try ArgumentParser.parse(words)
            if parsed.values[Flag.help.name] != nil {
                console.results.write(parsed.command.map { Help.page(of: $0) } ?? Help.overview())
                return .success
            }
            if parsed.values[Flag.version.name] == [""] {
                console.results.write(
                    "placard \(version) (CLDR \(CLDRVersion.snapshot), ICU \(CLDRVersion.linkedICU))\n")
                return .success
            }
            guard let command = parsed.command else {
                console.errors.write(Help.overview())
                return .unable
            }
            return try command.run(
                Invocation(command: command, values: parsed.values, operands: parsed.operands, console: console))
        } catch {
            console.errors.write("error: \(error.message)\n" + (error.hint.map { "  \($0)\n" } ?? ""))
            return .unable
        }
    }
}
