import SourceText
import Translation

/// The inline elements of a sentence.
extension Reader2 {
    /// Takes the start tag of one. Codes that pair and annotations only surround text, which our sentences have none of:
    /// their content is text like any other.
    mutating func inline(_ tag: XMLStart, _ name: Name?) -> Element {
        switch name {
        case .ph:
            let placeholder = placeholder(tag)
            if match == nil { unit?.spellings[placeholder.id] = placeholder.spelling }
            sentence.append(placeholder, at: range(tag))
            return .skipped
        case .cp:
            if let scalar = codePoint(tag) {
                var mapped = MappedText(file: file, origin: tag.range.lowerBound)
                mapped.append(String(Character(scalar)), from: tag.range, isVerbatim: false)
                sentence.append(mapped)
            } else {
                // A character that XML cannot hold stays a code of its own: the merge refuses it by name.
                let hex = tag["hex"] ?? ""
                sentence.append(Placeholder(id: "cp-" + hex, spelling: "U+" + hex), at: range(tag))
            }
            return .skipped
        case .mrk, .sm:
            // A mark changes nothing; what somebody says in it is a remark.
            if isInTarget, let comment = tag["value"], tag["type"] == "comment" {
                let reference = segment?.id.map { "#" + $0 }
                unit?.notes.append((InterchangeNote(from: InterchangeNote.mark, text: comment), reference))
            }
            return name == .mrk ? .transparent : .skipped
        case .em: return .skipped
        default:
            if isInTarget, segment?.formatting == nil {
                let formatting = Formatting(element: tag.name.local, range: range(tag))
                segment?.formatting = formatting
            }
            return name == .sc || name == .ec ? .skipped : .transparent
        }
    }

    /// Whether what is open belongs to the target of a segment.
    private var isInTarget: Bool { match == nil && segment?.targetRange != nil }

    /// The id without the case that makes it unique over the unit, and the text that it stands for.
    private func placeholder(_ tag: XMLStart) -> Placeholder {
        let id = tag["id"] ?? ""
        let data = match?.data ?? unit?.data ?? [:]
        let copied = tag["copyOf"].flatMap { original in unit?.spellings[String(original.prefix { $0 != ":" })] }
        let spelling = tag["dataRef"].flatMap { data[$0] } ?? tag["disp"] ?? copied ?? tag["equiv"] ?? ""
        return Placeholder(id: String(id.prefix { $0 != ":" }), spelling: spelling)
    }

    /// The character that `<cp hex>` names, where a text can hold it.
    func codePoint(_ tag: XMLStart) -> Unicode.Scalar? {
        guard let value = tag["hex"].flatMap({ UInt32($0, radix: 16) }), let scalar = Unicode.Scalar(value),
            scalar.properties.generalCategory != .control || scalar == "\t" || scalar == "\n", value & 0xFFFE != 0xFFFE
        else { return nil }
        return scalar
    }
}
