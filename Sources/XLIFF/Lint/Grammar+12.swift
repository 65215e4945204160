extension Grammar {
    /// XLIFF 1.2 as its transitional schema has it, which includes the strict one.
    static let v12 = Grammar(structure, units, inline)

    private static let structure = """
        xliff | version! xml:lang=language +any | any* file+ any*
        file | original! source-language=language! datatype=datatype! tool tool-id date=date xml:space=space ts \
        category target-language=language product-name product-version build-num +any | header? body
        header | | skl? phase-group? glossary/reference/count-group/prop-group/note/tool* any*
        skl | | internal-file/external-file
        internal-file | form crc=nmtoken | #text
        external-file | href! crc=nmtoken uid=nmtoken |
        glossary | | #text internal-file/external-file?
        reference | | #text internal-file/external-file?
        note | xml:lang=language priority=priority from annotates=annotation | #text
        phase-group | | phase+
        phase | phase-name! process-name! company-name tool tool-id date=date job-id contact-name contact-email \
        contact-phone | note*
        prop-group | name | prop+
        prop | prop-type! xml:lang=language | #text
        count-group | name! | count*
        count | count-type=countType phase-name unit=unit | #text
        context-group | name crc=nmtoken purpose=purposes | context+
        context | context-type=contextType! match-mandatory=yesNo crc=nmtoken | #text
        tool | tool-id! tool-name! tool-version tool-company +any | #text any*
        body | | group/trans-unit/bin-unit*
        """

    private static let units = """
        group | id datatype=datatype xml:space=space ts restype=restype resname extradata extype \
        help-id=nmtoken menu menu-option menu-name coord font css-style style=nmtoken exstyle=nmtoken \
        translate=yesNo reformat=reformats size-unit=sizeUnit maxwidth=count minwidth=count maxheight=count \
        minheight=count maxbytes=count minbytes=count charclass merged-trans=yesNo +any | context-group* \
        count-group* prop-group* note* any* group/trans-unit/bin-unit*
        trans-unit | id! approved=yesNo translate=yesNo reformat=reformats xml:space=space datatype=datatype ts \
        phase-name restype=restype resname extradata extype help-id=nmtoken menu menu-option menu-name coord \
        font css-style style=nmtoken exstyle=nmtoken size-unit=sizeUnit maxwidth=count minwidth=count \
        maxheight=count minheight=count maxbytes=count minbytes=count charclass merged-trans=yesNo +any | \
        source seg-source? target? context-group/count-group/prop-group/note/alt-trans* any*
        source | xml:lang=language ts xml:space=space +any | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        seg-source | xml:lang=language ts xml:space=space +any | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        target | state=oldState state-qualifier=qualifier phase-name=nmtoken xml:lang=language ts \
        restype=restype resname coord font css-style style=nmtoken exstyle=nmtoken equiv-trans=yesNo \
        xml:space=space +any | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        alt-trans | match-quality tool tool-id crc=nmtoken xml:lang=language origin datatype=datatype \
        xml:space=space ts restype=restype resname extradata extype help-id=nmtoken menu menu-option menu-name \
        mid=nmtoken coord font css-style style=nmtoken exstyle=nmtoken phase-name=nmtoken \
        alttranstype=alternative +any | source? seg-source? target+ context-group/prop-group/note* any*
        bin-unit | id! mime-type! approved=yesNo translate=yesNo reformat=reformats ts restype=restype resname \
        phase-name +any | bin-source bin-target? context-group/count-group/prop-group/note/trans-unit* any*
        bin-source | ts +any | internal-file/external-file
        bin-target | mime-type ts state=oldState state-qualifier=qualifier phase-name=nmtoken restype=restype \
        resname +any | internal-file/external-file
        """

    private static let inline = """
        g | ctype=delimiter ts clone=yesNo id! xid equiv-text +any | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        x | ctype=placeholder ts clone=yesNo id! xid equiv-text +any |
        bx | rid=nmtoken ctype=delimiter ts clone=yesNo id! xid equiv-text +any |
        ex | rid=nmtoken ts id! xid equiv-text +any |
        ph | ctype=placeholder ts crc assoc=association id! xid equiv-text +any | #text sub*
        bpt | rid=nmtoken ctype=delimiter ts crc id! xid equiv-text +any | #text sub*
        ept | rid=nmtoken ts crc id! xid equiv-text +any | #text sub*
        it | pos=position! rid=nmtoken ctype=delimiter ts crc id! xid equiv-text +any | #text sub*
        sub | datatype=datatype ctype=delimiter xid | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        mrk | mtype=mtype! mid=nmtoken comment ts +any | #text g/bpt/ept/ph/it/mrk/x/bx/ex*
        """
}
