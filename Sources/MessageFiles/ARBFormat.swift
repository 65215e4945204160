import Diagnostics
import SourceText

extension MessageFileFormat {
    /// Application Resource Bundle: an object of texts, `@@locale`, and `@key` with what is said about a message.
    static let arb = MessageFileFormat("arb", extensions: ["arb"], dialect: .flutter) { file in
        switch JSONReader.read(file.bytes, file: file.id) {
        case .failure(let fault): return Staged([], [report(fault, in: file)])
        case .success(let node):
            guard let members = node.members else { return Staged([], [notAnObject(file)]) }
            let given = file.locale.map { MappedText($0, placedAt: 0, file: file.id) }
            guard let locale = node["@@locale"]?.text ?? given else { return Staged([], [withoutLocale(file)]) }
            var reader = MemberReader(file: file, locale: locale)
            for member in members where !member.key.text.hasPrefix("@") {
                if let text = member.value.text { reader.add(member.key.text, text, at: member.key) }
            }
            return reader.result
        }
    }
}
