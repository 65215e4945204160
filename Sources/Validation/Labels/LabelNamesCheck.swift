import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let labelNamesControl = Rule(
        "label-names-control", .warning, "A label that ends in the kind of its control: button, link")
    static let labelNamesGesture = Rule(
        "label-names-gesture", .warning, "A label or hint that says how to touch the screen")

    /// Whether a label says what VoiceOver says anyway.
    static let labelNames = MessageCheck(
        [labelNamesControl, labelNamesGesture], by: .special, when: { $0.field == .label || $0.field == .hint }
    ) { scene in
        guard scene.field == .label || scene.field == .hint else { return [] }
        let words = ControlWords.all[scene.locale.language]
        return scene.forms.flatMap { form -> [Diagnostic] in
            let folded = form.folded
            return [control(form, folded, words, scene), gesture(form, folded, words, scene)].compactMap { $0 }
        }.firstOfEachPlace
    }

    private static func control(
        _ form: MessageForm, _ folded: FoldedText, _ words: ControlWords, _ scene: MessageScene
    ) -> Diagnostic? {
        guard scene.field == .label, words.controls.firstRange(in: folded) != nil,
            let last = folded.scalars.lastIndex(where: \.isWordScalar)
        else { return nil }
        let hit = words.controls.lazy.flatMap { $0.ranges(in: folded) }.first {
            $0.upperBound == last + 1 && $0.lowerBound > 0
        }
        guard let hit else { return nil }
        let bytes = folded.origin(of: hit)
        let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
        return scene.finding(
            labelNamesControl, "the label ends in “\(word)”", at: form.patternRange(of: bytes),
            notes: ["VoiceOver adds the kind of control itself, so it would be heard twice.", "Leave the word out."])
    }

    private static func gesture(
        _ form: MessageForm, _ folded: FoldedText, _ words: ControlWords, _ scene: MessageScene
    ) -> Diagnostic? {
        guard words.gestures.firstRange(in: folded) != nil else { return nil }
        let hits = words.gestures.compactMap { $0.firstRange(in: folded) }
        guard let hit = hits.min(by: { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }) else { return nil }
        let bytes = folded.origin(of: hit)
        let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
        return scene.finding(
            labelNamesGesture, "“\(word)” says how to touch the screen", at: form.patternRange(of: bytes),
            notes: [
                "Not everybody touches: some use a switch, a keyboard or their voice, and VoiceOver has gestures of its own.",
                "Say what the thing is, or what happens.",
            ])
    }
}

extension [Diagnostic] {
    /// Without those that point where an earlier one of the same rule does: forms share their words.
    var firstOfEachPlace: [Diagnostic] {
        var kept: [Diagnostic] = []
        for finding in self where !kept.contains(where: { $0.rule == finding.rule && $0.range == finding.range }) {
            kept.append(finding)
        }
        return kept
    }
}

/// Words for controls and gestures in a language; empty where there is no list.
private struct ControlWords {
    let controls: [Phrase]
    let gestures: [Phrase]

    static let all = OncePerLanguage { ControlWords(language: $0) }

    private init(language: String) {
        let line = Self.lists.split(separator: "\n").first { $0.hasPrefix(language + ":") }
        let halves = (line ?? ":|").dropFirst(language.utf8.count + (line == nil ? -language.utf8.count : 1))
            .split(separator: "|", omittingEmptySubsequences: false)
        func phrases(_ text: Substring?) -> [Phrase] { (text ?? "").split(separator: ",").map { Phrase(String($0)) } }
        controls = phrases(halves.first)
        gestures = phrases(halves.dropFirst().first)
    }

    /// A line a language: controls, a bar, gestures.
    private static let lists = """
        en:button,link,icon,checkbox,toggle,slider|tap,taps,double-tap,double tap,swipe,click,long-press,long press,\
        touch and hold,press and hold,pinch
        de:taste,schaltfläche,knopf,link,symbol|tippen,tippe,doppeltippen,wischen,wische,klicken,klicke,antippen
        fr:bouton,lien,icône|touchez deux fois,tapotez,balayez,cliquez,appuyez longuement
        es:botón,enlace,icono|toca dos veces,pulsa dos veces,desliza,haz clic
        it:pulsante,bottone,icona|tocca due volte,scorri,fai clic
        pt:botão,ícone|toque duas vezes,deslize,clique
        nl:knop,koppeling,symbool|dubbeltik,tik,veeg,klik
        pl:przycisk,łącze|stuknij,kliknij,przesuń palcem
        ru:кнопка,ссылка,значок|коснитесь,нажмите,смахните
        uk:кнопка,посилання|торкніться,натисніть,змахніть
        cs:tlačítko,odkaz|klepněte,klikněte,přejeďte
        ja:ボタン,リンク,アイコン|タップ,スワイプ,クリック
        zh:按钮,按鈕,链接,連結,图标,圖像|轻点,輕點,点按,點按,点击,點擊,轻扫,輕掃
        ko:버튼,링크,아이콘|탭하*,두 번 탭*,쓸어*,클릭*
        ar:زر,رابط|اضغط,انقر,المس
        he:כפתור,לחצן,קישור|הקש,הקישו,לחץ,לחצו,החלק,החליקו
        hi:बटन,लिंक|टैप करें,स्वाइप करें,क्लिक करें
        th:ปุ่ม,ลิงก์|แตะ,คลิก
        vi:nút,liên kết|chạm,nhấn,nhấp,vuốt
        tr:düğmesi,düğme,bağlantısı|dokunun,çift dokunun,tıklayın,kaydırın
        """
}
