/// A file of very many units as a tool returns it: one placeholder in four sentences, an escape in eight, a note each.
struct XLIFFBenchmarkFile {
    let version: String
    let units: Int

    var bytes: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(units * 350)
        text += head.utf8
        for index in 0..<units { text += (version == "1.2" ? oldUnit(index) : newUnit(index)).utf8 }
        text += tail.utf8
        return text
    }

    private var head: String {
        version == "1.2"
            ? """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="large" source-language="en" target-language="de" datatype="plaintext">
                <body>

            """
            : """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
              <file id="large">

            """
    }

    private var tail: String {
        version == "1.2" ? "    </body>\n  </file>\n</xliff>\n" : "  </file>\n</xliff>\n"
    }

    private func oldUnit(_ index: Int) -> String {
        let code = index % 4 == 0 ? "<x id=\"count\" equiv-text=\"{count}\"/>" : "\(index)"
        return """
                  <trans-unit id="tasks.number-\(index).title" xml:space="preserve" size-unit="char" maxwidth="60">
                    <source>Task \(code) is in progress\(escape(index))</source>
                    <target state="translated">Aufgabe \(code) ist in Bearbeitung\(escape(index))</target>
                    <note from="developer">Lock Screen, Always-On; tasks</note>
                  </trans-unit>

            """
    }

    private func newUnit(_ index: Int) -> String {
        let code = index % 4 == 0 ? "<ph id=\"count\" equiv=\"count\" disp=\"{count}\"/>" : "\(index)"
        return """
                <unit id="tasks.number-\(index).title">
                  <notes>
                    <note category="developer">Lock Screen, Always-On; tasks</note>
                  </notes>
                  <segment state="translated">
                    <source>Task \(code) is in progress\(escape(index))</source>
                    <target>Aufgabe \(code) ist in Bearbeitung\(escape(index))</target>
                  </segment>
                </unit>

            """
    }

    private func escape(_ index: Int) -> String { index % 8 == 0 ? " &amp; well" : "" }
}
