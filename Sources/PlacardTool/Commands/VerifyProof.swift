import Compiler
import ProofCheck

extension Command {
    static let verifyProof = Command(
        name: "verify-proof",
        summary: "check a written proof against the catalog",
        details: [
            "The check shares no code with the prover: it takes the regions from the catalog and the winners from FILE. It",
            "certifies that one section wins each group at each possible combination; which regions are never read it does",
            "not. The catalog is the nearest at or above the working directory.",
        ],
        operands: [
            Operand(
                name: "FILE", count: .optional, help: "a proof; without it `Output/proof.json`. `-` is standard input")
        ],
        flags: Flag.reporting
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(nil)
        let run = try CatalogRun(invocation, in: folder, CheckOptions())
        let (name, bytes) = try certificate(invocation.operands.first, in: folder)
        guard run.compilation.isTranslatable else { return run.report() }
        let refusals = run.compilation.refusals(of: bytes)
        for refusal in refusals { invocation.console.errors.write("error: \(name): \(refusal)\n") }
        guard refusals.isEmpty else { return .findings }
        invocation.say("\(name) proves the catalog: at each possible combination one section wins each group")
        return .success
    }

    private static func certificate(
        _ operand: String?, in folder: CatalogFolder
    ) throws(Failure) -> (name: String, bytes: [UInt8]) {
        do {
            guard let operand else {
                let path = Compilation.certificatePath
                return (folder.prefix + path, try folder.files.read(path))
            }
            if operand == "-" { return ("standard input", try StandardInput.read()) }
            return (operand, try RealFileSystem(root: "").read(operand))
        } catch {
            throw Failure(error)
        }
    }
}
