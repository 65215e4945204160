import Compiler

extension CatalogFolder {
    /// Brings files up to date and says what it wrote and deleted. A file whose content would not change is left alone.
    ///
    /// `handoffs`: a folder, as seen from the working directory, for what goes to translators.
    func write(
        _ outputs: [OutputFile], removing leftover: [String] = [], handoffsTo handoffs: String? = nil,
        for invocation: Invocation
    ) throws(Failure) {
        var count = 0
        do throws(FileSystemError) {
            for output in outputs {
                let elsewhere = output.isHandoff ? handoffs : nil
                let target = elsewhere.map { RealFileSystem(root: $0) } ?? files
                let path = elsewhere == nil ? output.path : output.name
                guard try target.update(path, to: output.bytes) else { continue }
                count += 1
                invocation.say("wrote \(elsewhere.map { $0 + "/" } ?? prefix)\(path)")
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
