import Diagnostics
import SourceText

extension Merger {
    /// Decides on one unit of the catalog.
    mutating func judge(
        _ unit: InterchangeUnit, _ form: inout StoredForm, _ message: FlattenedMessage, _ planned: FlatForm
    ) -> MergeReport.Outcome {
        form.add(unit.remarks)
        guard let target = unit.target, !target.isBlank else { return judgeEmpty(unit, form) }
        let current = unit.source.saysTheSame(as: form.source) ? unit : unit.restored(for: form.source)
        let unit = current ?? unit
        let absorbed = (unit.target ?? target).absorbed(for: planned.source)
        var text = absorbed.text.respelled(as: message)
        reportFormatting(in: unit)
        guard current != nil else { return judgeOutdated(unit, text, &form) }
        // A tool that has changed the white space of the source has done the same to the target.
        if unit.source != form.source, let current = form.target?.text, current.isEqualApartFromCodes(to: text) {
            text = current
        }
        if let target = form.target, target.text == text {
            return mergeState(unit, &form, target) ? .taken : .unchanged
        }
        if let base = unit.base?.target, base == ContentHash.letters(of: text) { return .unchanged }
        if let place = absorbed.lineBreak {
            add(TranslationRules.lineBreakInTarget, "a line break in the target of `\(unit.id)`", unit, at: place)
        }
        let faults = (unit.isIncomplete ? [Fault.incomplete] : []) + placeholderFaults(text, message, planned)
        guard faults.isEmpty else {
            for fault in faults { add(fault.rule, "\(fault.message) in `\(unit.id)`", unit, at: fault.place) }
            form.keep(Alternative(kind: .faulty, source: form.source, target: text))
            return .faulty
        }
        return replace(unit, text, &form)
    }

    /// A unit without a target is only wrong where it claims to be translated.
    private mutating func judgeEmpty(_ unit: InterchangeUnit, _ form: StoredForm) -> MergeReport.Outcome {
        guard let state = unit.claim, state >= .translated else { return .unchanged }
        add(
            TranslationRules.emptyTranslation, "`\(unit.id)` is called \(state.name) but its target is empty", unit,
            notes: form.target == nil ? [] : ["The store keeps the target that it has."])
        return .faulty
    }

    private mutating func judgeOutdated(
        _ unit: InterchangeUnit, _ text: FormText, _ form: inout StoredForm
    ) -> MergeReport.Outcome {
        let known = [form.target?.text, form.previous?.target.text].compactMap(\.self).contains(text)
        let kept = Alternative(kind: .outdated, source: unit.source, target: text)
        guard !known, !form.alternatives.contains(kept) else { return .unchanged }
        form.keep(kept)
        add(
            TranslationRules.outdatedReturn, "`\(unit.id)` was translated from an older source", unit,
            notes: [
                "It was made from “\(unit.source.readable)”; the catalog now says “\(form.source.readable)”.",
                "Its words are kept beside the current ones.",
            ])
        return .outdated
    }

    /// Takes a target that differs from the store's, unless it was made without sight of that one.
    private mutating func replace(
        _ unit: InterchangeUnit, _ text: FormText, _ form: inout StoredForm
    ) -> MergeReport.Outcome {
        let isEarlier = form.alternatives.contains { $0.isEarlier && $0.target == text }
        if let current = form.target {
            let isBlind = unit.base.map { $0.target != ContentHash.letters(of: current.text) } ?? false
            // Only a file that was written when the store already kept these words can mean to have them back.
            if isEarlier, !isBlind, unit.base?.kept != form.earlierTargets || changed.contains(form.id) {
                return judgeEarlier(unit, text, current.text)
            }
            if isBlind || changed.contains(form.id) {
                if !isEarlier { form.keep(Alternative(kind: .conflict, source: form.source, target: text)) }
                add(
                    TranslationRules.conflictingReturn, "`\(unit.id)` was changed by another return first", unit,
                    notes: [
                        "The store has “\(current.text.readable)”, this file “\(text.readable)”, "
                            + "which is kept beside it.", Self.wayBack,
                    ])
                return .conflict
            }
        }
        let state = newState(unit, form)
        let old = form.target
        let oldSource = form.previous?.source ?? form.source
        form.target = TargetText(text, state: state, isMachine: unit.isMachine)
        form.range = unit.range
        form.previous = nil
        form.alternatives.removeAll { $0.target == text }
        if unit.base == nil || isEarlier, let old {
            form.keep(Alternative(kind: .replaced(old.state), source: oldSource, target: old.text))
        }
        changed.insert(form.id)
        return .taken
    }

    /// Leaves the target as it is where a file brings back an earlier one and may just be late.
    private mutating func judgeEarlier(
        _ unit: InterchangeUnit, _ text: FormText, _ current: FormText
    ) -> MergeReport.Outcome {
        add(
            TranslationRules.outdatedReturn, "`\(unit.id)` comes back as it was before", unit,
            notes: ["The store has “\(current.readable)” instead of “\(text.readable)” since.", Self.wayBack])
        return .outdated
    }

    private static let wayBack =
        "To have this file’s words, run `placard export`, put them into the new file and import that."

    /// Says that what gives a target's words a look is not taken.
    private mutating func reportFormatting(in unit: InterchangeUnit) {
        guard let code = unit.formatting else { return }
        add(
            TranslationRules.formattingInTarget, "`\(unit.id)` has `<\(code.element)>` in its target", unit,
            at: code.range, notes: ["Only its words are taken: a catalog's texts have no formatting."])
    }

    /// The state of a changed target: what the file says, unless it says nothing or just what it was sent with.
    private func newState(_ unit: InterchangeUnit, _ form: StoredForm) -> TranslationState {
        let sent = unit.base?.state ?? form.state
        guard let state = unit.claim, state != .initial, state != sent else { return .translated }
        return state
    }

    /// Takes over the state of a target that the store has already; whether anything changed.
    private mutating func mergeState(
        _ unit: InterchangeUnit, _ form: inout StoredForm, _ target: TargetText
    ) -> Bool {
        // A target that was typed anew says what it would have said had it come first, but never less than is known.
        let isTyped = unit.base.map { $0.target != ContentHash.letters(of: target.text) } ?? false
        guard let state = isTyped ? newState(unit, form) : unit.flag else { return false }
        // What a file without a base said when it replaced a target it says again when it comes twice.
        if unit.base == nil, form.alternatives.contains(where: { $0.kind == .replaced(state) }) { return false }
        if form.isStale || target.isMachine {
            guard state >= .translated, !unit.isMachine else { return false }
            form.previous = nil
            form.target = TargetText(target.text, state: state)
            return true
        }
        // Without a base, or when the state has moved on meanwhile, the higher of the two holds in any order.
        let isDirect = !isTyped && unit.base?.state == target.state
        let next = isDirect ? state : max(state, target.state)
        guard next != target.state else { return false }
        form.target = TargetText(target.text, state: next)
        return true
    }

    /// A unit that the catalog no longer has, but the store remembers.
    mutating func judgeRetired(_ unit: InterchangeUnit, _ form: inout StoredForm) -> MergeReport.Outcome {
        form.add(unit.remarks)
        guard let text = unit.target, !text.isBlank, text != form.target?.text else { return .unchanged }
        if let base = unit.base?.target, base == ContentHash.letters(of: text) { return .unchanged }
        let kept = Alternative(kind: .outdated, source: unit.source, target: text)
        guard !form.alternatives.contains(kept) else { return .unchanged }
        form.keep(kept)
        add(
            TranslationRules.unknownUnit, "the catalog no longer has the unit `\(unit.id)`", unit,
            notes: ["Its words are kept in the group `\(StoreGroup.retired)` of the store."])
        return .rejected
    }
}

extension Merger {
    private struct Fault {
        let rule: Rule
        let message: String
        /// Absent: the target.
        var place: SourceRange?

        static let incomplete = Fault(
            rule: TranslationRules.incompleteTarget, message: "only some of the segments are translated")
    }

    /// Placeholders that the target lacks or that no form of its message has. The number of a plural may be left out
    /// where the form stands for one number.
    private func placeholderFaults(
        _ text: FormText, _ message: FlattenedMessage, _ planned: FlatForm
    ) -> [Fault] {
        let found = text.placeholders
        var faults: [Fault] = []
        for placeholder in planned.required where !found.contains(where: { $0.kind == placeholder.kind }) {
            faults.append(
                Fault(
                    rule: TranslationRules.argumentDropped, message: "the placeholder `\(placeholder.id)` is missing"
                )
            )
        }
        var seen: Set<String> = []
        for case .placeholder(let placeholder, let place) in text.parts {
            let isKnown =
                message.meanings[placeholder.id] != nil || message.meanings[String(placeholder.kind)] != nil
            guard !isKnown, seen.insert(placeholder.id).inserted else { continue }
            faults.append(
                Fault(
                    rule: TranslationRules.argumentAdded,
                    message: "the source has no placeholder `\(placeholder.id)`", place: place))
        }
        return faults
    }

    /// Names the forms that a message still lacks where the file has translated others.
    mutating func reportMissingForms(
        of messages: Set<Int>, in file: InterchangeDocument.File, _ units: [String: Int]
    ) {
        for index in messages.sorted() {
            let message = store.messages[index]
            let missing = message.forms.indices.filter { message.forms[$0].target == nil }
            guard !missing.isEmpty, missing.count < message.forms.count else { continue }
            let names = missing.map { plan.entries[index].flattened.forms[$0].name }
            let places = message.forms.compactMap { units[$0.id] }
            guard let unit = places.map({ file.units[$0] }).first(where: { !($0.target?.isBlank ?? true) }) else {
                continue
            }
            add(
                TranslationRules.missingForm, "`\(message.key)` lacks the form \(names.joined(separator: ", "))", unit,
                at: unit.range)
        }
    }
}

extension InterchangeUnit {
    /// Whether the target is still the source that the hand-off was prefilled with.
    var isAsPrefilled: Bool {
        guard base?.isPrefilled == true, (claim ?? .initial) == .initial, let target else { return false }
        return target.absorbed(for: source).text.saysTheSame(as: source)
    }

    /// What the file says of a target that it has not changed; nil where it says nothing new. A target that has become
    /// untranslated is one that somebody doubts.
    fileprivate var flag: TranslationState? {
        guard let state = claim, state != base?.state else { return nil }
        if state == .initial { return base == nil ? nil : .needsReview }
        return state
    }
}

extension FlatForm {
    /// The placeholders that a target must have: the first of each value that the source shows.
    var required: [Placeholder] {
        let all = source.placeholders
        return all.enumerated().filter { index, placeholder in
            !all[..<index].contains { $0.kind == placeholder.kind } && !mayOmit(placeholder)
        }.map(\.element)
    }

    /// Whether a placeholder is the number of a plural that is one number here.
    private func mayOmit(_ placeholder: Placeholder) -> Bool {
        let name = placeholder.kind.hasSuffix(".hash") ? placeholder.kind.dropLast(5) : placeholder.kind
        let numbers = cases.filter { $0.selection.kind != .select && $0.selection.argument == name }
        return !numbers.isEmpty && numbers.allSatisfy(\.needed.isSingle)
    }

    /// The form by its cases, with numbers that take it: "`few` (2, 3, 4 …)".
    package var name: String {
        cases.map { entry in
            "`\(entry.needed.choice.id)`" + (entry.needed.examples.isEmpty ? "" : " (\(entry.needed.list))")
        }.joined(separator: " with ")
    }
}
