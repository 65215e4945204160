import Compiler

extension CatalogFolder {
    /// Brings files up to date and says what it wrote and deleted. A file whose content would not change is left alone.
    func write(
        _ outputs: [OutputFile], removing leftover: [String] = [], for invocation: Invocation
    ) throws(Failure) {
        var count = 0
        do throws(FileSystemError) {
            for output in outputs where try files.update(output.path, to: output.bytes) {
                count += 1
                invocation.say("wrote \(prefix)\(output.path)")
            }
            for path in leftover {
                try files.remove(path)
                count += 1
                invocation.say("deleted \(prefix)\(path)")
            }
        } catch {
            throw Failure(error)
        }
        if count == 0 { invocation.say("everything is current; nothing was written") }
    }
}
