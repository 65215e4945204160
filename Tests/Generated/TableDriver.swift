import CatalogModel
import Emission
import SourceText

/// The program that reads a catalog's generated table through its API and prints all that it shows.
struct TableDriver {
    let answer: CatalogModelAnswer

    /// One line a combination, locale and set of arguments, and one for the same under redaction.
    var source: String {
        let catalog = answer.catalog
        let names = SwiftNames(catalog)
        let axes = catalog.axes.map(\.name.text)
        let type = catalog.header.swiftType
        let loops = zip(names.axes, axes.indices).map { "        for v\($1) in \($0).allCases {\n" }.joined()
        let axisLabels = zip(axes, axes.indices).map { "\(SwiftNames.lowerCamel($0)): v\($1)" }
        let projections = (0..<answer.sampleCount).map { set in
            let arguments = answer.arguments(set).map { declaration, value in
                "\(SwiftNames.lowerCamel(declaration.name.text)): \(literal(value))"
            }
            return "show(copy.project(\((axisLabels + arguments).joined(separator: ", "))))\n"
        }
        return """
            func text(_ text: PublicText?) -> String { text?.string ?? "-" }
            func bytes(_ text: PublicText) -> String {
                unsafe text.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
            }
            func show(_ card: PublicProjection) {
                print(line(card))
                print(line(card.redacted))
                precondition(card.redacted.redacted == card.redacted)
            }
            func line(_ card: PublicProjection) -> String {
                var fields = [card.language, text(card.title), text(card.supportingText), bytes(card.accessibilityLabel)]
                fields.append(card.tone.map { "\\($0)" } ?? "-")
                fields.append(card.symbol ?? "-")
                if let action = card.action {
                    fields += ["\\(action.kind)", text(action.title), text(action.label), text(action.hint)]
                }
                return fields.joined(separator: "|")
            }
            @main struct Driver {
                static func main() {
                    precondition(MemoryLayout<PublicProjection>.size <= 24, "the handle is larger than promised")
                    precondition(_isPOD(PublicProjection.self), "the handle counts references")
            \(loops)
                    for locale in \(type).Locale.allCases {
                        let copy = \(type)(locale: locale)
                        \(projections.joined(separator: "            "))
                    }
            \(axes.map { _ in "        }\n" }.joined())
                }
            }

            """
    }

    private func literal(_ value: ICUMessage.Value) -> String {
        switch value {
        case .integer(let integer): "\(integer)"
        case .decimal(let decimal) where decimal.isNaN: ".nan"
        case .decimal(let decimal) where decimal.isInfinite: decimal < 0 ? "-.infinity" : ".infinity"
        case .decimal(let decimal): "\(decimal)"
        case .word(let word): "." + SwiftNames.member(word)
        }
    }
}
