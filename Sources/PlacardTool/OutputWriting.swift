import Compiler

extension CatalogFolder {
    /// Brings files up to date and says which it wrote. One whose content would not change is left alone.
    func write(_ outputs: [OutputFile], for invocation: Invocation) throws(Failure) {
        var written = 0
        do throws(FileSystemError) {
            for output in outputs where try files.update(output.path, to: output.bytes) {
                written += 1
                invocation.say("wrote \(prefix)\(output.path)")
            }
        } catch {
            throw Failure(error)
        }
        if written == 0 { invocation.say("everything is current; nothing was written") }
    }
}
