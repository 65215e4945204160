import Diagnostics

/// Explanations for programs: one object. Numbers of combinations are strings, since they may exceed what a reader of
/// JSON can hold.
extension Explanation {
    /// The object on a line of its own.
    package var json: String {
        var object = JSONObject()
        object.add("version", 1)
        switch self {
        case .combination(let combination): combination.add(to: &object)
        case .selector(let selector): selector.add(to: &object)
        case .section(let section): section.add(to: &object)
        }
        return object.text + "\n"
    }
}

extension JSONObject {
    /// An object made of what `body` adds.
    fileprivate init(_ body: (inout JSONObject) -> Void) {
        self.init()
        body(&self)
    }

    fileprivate mutating func add(_ outcome: ExplainedOutcome) {
        switch outcome {
        case .section(let id):
            add("outcome", "won")
            add("by", id)
        case .ambiguous: add("outcome", "ambiguous")
        case .uncovered: add("outcome", "uncovered")
        case .impossible: add("outcome", "impossible")
        }
    }

    fileprivate mutating func add(_ region: ExplainedRegion) {
        add("section", region.section)
        add("path", region.path)
        add("line", region.line)
        add("when", region.selector)
    }
}

extension ExplainedCombination {
    fileprivate func add(to object: inout JSONObject) {
        object.add("kind", "combination")
        object.add("combination", words)
        object.add(
            "impossible",
            impossible.map { section in
                JSONObject {
                    $0.add("section", section.name)
                    $0.add("why", section.why)
                }
            })
        object.add("groups", groups.map(\.object))
        object.add(
            "texts",
            texts.map { part in
                JSONObject { locale in
                    locale.add("locale", part.tag)
                    locale.add("language", part.language)
                    for (name, text) in part.rows { locale.add(name, text) }
                }
            })
    }
}

extension ExplainedCombination.GroupPart {
    fileprivate var object: JSONObject {
        JSONObject { object in
            object.add("group", group)
            object.add(outcome)
            object.add(
                "matches",
                matches.map { match in
                    JSONObject { item in
                        item.add(match.region)
                        item.add(
                            "beaten",
                            match.defeats.map { defeat in
                                JSONObject {
                                    $0.add("by", defeat.section)
                                    $0.add("axis", defeat.axis)
                                    $0.add("inner", defeat.inner)
                                    $0.add("outer", defeat.outer)
                                }
                            })
                    }
                })
        }
    }
}

extension ExplainedSelector {
    fileprivate func add(to object: inout JSONObject) {
        object.add("kind", "selector")
        object.add("selector", words)
        object.add("combinations", "\(count)")
        object.add(
            "groups",
            groups.map { part in
                JSONObject { group in
                    group.add("group", part.group)
                    guard let outcomes = part.outcomes else { return }
                    group.add(
                        "outcomes",
                        outcomes.map { item in
                            JSONObject {
                                $0.add(item.outcome)
                                $0.add("combinations", "\(item.count)")
                            }
                        })
                }
            })
    }
}

extension ExplainedSection {
    fileprivate func add(to object: inout JSONObject) {
        object.add("kind", "section")
        object.add("section", id)
        object.add("path", path)
        object.add("line", line)
        object.add("groups", groups.map(\.object))
    }
}

extension ExplainedSection.GroupPart {
    fileprivate var object: JSONObject {
        JSONObject { object in
            object.add("group", group)
            if let shown {
                object.add("combinations", "\(shown.count)")
                object.add("possible", "\(shown.possible)")
            }
            object.add(
                "regions",
                regions.map { part in
                    JSONObject { item in
                        item.add(part.region)
                        if let places = part.places { item.add("places", places.map(\.object)) }
                    }
                })
        }
    }
}

extension ExplainedSection.Place {
    fileprivate var object: JSONObject {
        JSONObject { object in
            object.add(outcome)
            if let axis { object.add("axis", axis) }
            object.add("combinations", "\(count)")
            object.add(
                "regions",
                regions.map { region in
                    JSONObject {
                        $0.add("words", region.words)
                        $0.add("combinations", "\(region.count)")
                    }
                })
        }
    }
}
