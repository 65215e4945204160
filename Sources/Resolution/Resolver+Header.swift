import CatalogModel
import CatalogSyntax
import Diagnostics
import SourceText

extension Resolver {
    /// Reads `[catalog]`: locales, precedence, routes, tones. Parsing reports a missing one and names listed twice.
    mutating func readHeader() {
        guard let section = parsed.sections(.catalog).first else {
            catalog.header.precedence = Array(catalog.axes.indices)
            return
        }
        catalog.locales = (section.value("locales")?.value.list ?? []).map { LocaleSetting(tag: $0) }
        catalog.header.tones = section.value("tones")?.value.list ?? []
        catalog.header.routes = section.value("routes")?.value.list ?? []
        for route in catalog.header.routes { checkRoute(route) }
        readPrecedence(section)
    }

    private mutating func readPrecedence(_ section: SectionSyntax) {
        let listed = section.value("precedence")?.value.list ?? []
        var order: [Int] = []
        for name in listed {
            guard
                let axis = index(of: name, in: catalog.axes.map(\.name), kind: "axis", where: "the catalog")
            else { continue }
            if !order.contains(axis) { order.append(axis) }
        }
        let missing = catalog.axes.indices.filter { !order.contains($0) }
        if !missing.isEmpty {
            let names = missing.map { catalog.axes[$0].name.text }
            let entry = section.value("precedence")
            report(
                ResolutionRules.incompletePrecedence,
                "`precedence` does not list \(Resolver.listing(names))", at: entry?.value.range ?? section.headRange,
                notes: ["Every axis stands there once, the strongest first: it decides which of two sections wins."],
                fixes: entry.map {
                    [
                        Fix(
                            "List it last", .needsReview,
                            [Fix.Edit($0.value.range.end, names.map { ", \($0)" }.joined())])
                    ]
                } ?? [])
        }
        catalog.header.precedence = order + missing
    }

    /// A route is an opaque name of a place in the app: no scheme, no host, no query, no fragment.
    mutating func checkRoute(_ route: Name) {
        guard let offender = route.text.first(where: { ":?&=#%@\\ ".contains($0) }) ?? route.text.doubleSlash else {
            return
        }
        report(
            ResolutionRules.openRoute, "the route `\(route.text)` holds `\(offender)`", at: route.range,
            notes: [
                "A route is the name of a place in the app, such as `review`: a scheme, host or query could carry "
                    + "private data or authority to a surface that bystanders see.",
                "Write the plain name and let the app turn it into its deep link.",
            ])
    }

    /// Reads `[locale TAG]`.
    mutating func readLocale(_ section: SectionSyntax) {
        guard let tag = section.name else { return }
        guard
            let index = index(
                of: tag, in: catalog.locales.map(\.tag), kind: "locale", where: "`locales` of the catalog")
        else { return }
        if let status = section.value("status")?.value.text { catalog.locales[index].isRequired = status != "partial" }
        if let state = section.value("minimum-state")?.value.text {
            catalog.locales[index].minimumState = LocaleSetting.MinimumState(rawValue: state) ?? .translated
        }
        guard let fallback = section.value("fallback")?.value.word else { return }
        let known = [catalog.header.sourceLocale] + catalog.locales.map(\.tag)
        guard self.index(of: fallback, in: known, kind: "locale", where: "the catalog") != nil else { return }
        catalog.locales[index].fallback = fallback
        if let cycle = fallbackCycle(from: index) {
            report(
                ResolutionRules.unknownName, "the fallback of `\(tag.text)` leads back to itself", at: fallback.range,
                notes: ["The chain is \(cycle.map { "`\($0)`" }.joined(separator: " → ")); let it end at the source."])
            catalog.locales[index].fallback = nil
        }
    }

    private func fallbackCycle(from start: Int) -> [String]? {
        var chain = [catalog.locales[start].tag.text]
        var next = catalog.locales[start].fallback?.text
        while let tag = next {
            if chain.contains(tag) { return chain + [tag] }
            chain.append(tag)
            next = catalog.locales.first { $0.tag.text == tag }?.fallback?.text
        }
        return nil
    }
}

extension String {
    /// The first of two slashes in a row, if there are any.
    var doubleSlash: Character? {
        var previous: Character?
        for character in self {
            if character == "/", previous == "/" { return character }
            previous = character
        }
        return nil
    }
}
