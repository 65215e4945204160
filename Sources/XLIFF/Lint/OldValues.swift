/// The closed and open lists of XLIFF 1.2's attributes, a line each: the name of the list, `+` where a tool may add values
/// that begin with `x-`, the values.
enum OldValues {
    /// Whether a list has a value; every list knows at least one.
    static func accepts(_ value: String, in list: String) -> Bool {
        guard let entry = table[list] else { return false }
        return entry.values.contains(value) || (entry.isOpen && value.hasPrefix("x-") && value.utf8.count > 2)
    }

    /// The values of a list, as far as a message can show them.
    static func words(of list: String) -> String {
        let values = table[list]?.values.sorted() ?? []
        let more = (table[list]?.isOpen ?? false) || values.count > 12
        return values.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (more ? " …" : "")
    }

    private static let table: [String: (values: Set<String>, isOpen: Bool)] = Dictionary(
        uniqueKeysWithValues: lines.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            let isOpen = words.count > 1 && words[1] == "+"
            return (words[0], (Set(words.dropFirst(isOpen ? 2 : 1)), isOpen))
        })

    private static let lines = """
        datatype + asp c cdf cfm cpp csharp cstring csv database documentfooter documentheader filedialog form html \
        htmlbody ini interleaf javaclass javapropertyresourcebundle javalistresourcebundle javascript jscript layout \
        lisp margin menufile messagefile mif mimetype mo msglib pagefooter pageheader parameters pascal php \
        plaintext po report resources resx rtf sgml sgmldtd svg vbscript warning winres xhtml xml xmldtd xsl xul
        restype + auto3state autocheckbox autoradiobutton bedit bitmap button caption cell checkbox checkboxmenuitem \
        checkedlistbox colorchooser combobox comboboxexitem comboboxitem component contextmenu ctext cursor \
        datetimepicker defpushbutton dialog dlginit edit file filechooser fn font footer frame grid groupbox header \
        heading hedit hscrollbar icon iedit keywords label linklabel list listbox listitem ltext menu menubar \
        menuitem menuseparator message monthcalendar numericupdown panel popupmenu pushbox pushbutton radio \
        radiobuttonmenuitem rcdata row rtext scrollpane separator shortcut spinner splitter state3 statusbar string \
        tabcontrol table textbox togglebutton toolbar tooltip trackbar tree uri userbutton usercontrol var \
        versioninfo vscrollbar window
        mtype + abbrev abbreviated-form abbreviation acronym appellation collocation common-name datetime equation \
        expanded-form formula head-term initialism international-scientific-term internationalism logical-expression \
        materials-management-unit name near-synonym part-number phrase phraseological-unit protected romanized-form \
        seg set-phrase short-form sku standard-text symbol synonym synonymous-phrase term transcribed-form \
        transliterated-form truncated-term variant
        sizeUnit + byte char col cm dlgunit em ex glyph in mm percent pixel point row
        qualifier + exact-match fuzzy-match id-match leveraged-glossary leveraged-inherited leveraged-mt \
        leveraged-repository leveraged-tm mt-suggestion rejected-grammar rejected-inaccurate rejected-length \
        rejected-spelling tm-suggestion
        alternative proposal previous-version rejected reference accepted
        contextType + database element elementtitle linenumber numparams paramnotes record recordtitle sourcefile
        countType + num-usages repetition total
        purpose + information location match
        unit + word page trans-unit bin-unit glyph item instance character line sentence paragraph segment placeable
        delimiter + bold italic underlined link
        placeholder + image pb lb
        position open close
        association preceding following both
        annotation source target general
        reformat + coord coord-x coord-y coord-cx coord-cy font font-name font-size font-weight css-style style \
        ex-style
        """
}
