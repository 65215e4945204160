extension Grammar {
    /// XLIFF 2.0 and 2.1.
    static let v21 = Grammar(core, codes, modules)
    /// XLIFF 2.2: notes of the whole document, references of notes, cases of segments.
    static let v22 = Grammar(core, codes, modules, additions)

    private static let core = """
        xliff | version! srcLang=language! trgLang=language xml:space=space +any | file+
        file | id=nmtoken! canResegment=yesNo original translate=yesNo srcDir=direction trgDir=direction \
        xml:space=space +any | skeleton? any* notes? unit/group+
        skeleton | href | #text any*
        group | id=nmtoken! name canResegment=yesNo translate=yesNo srcDir=direction trgDir=direction \
        type=userDefined xml:space=space +any | any* notes? unit/group*
        unit | id=nmtoken! name canResegment=yesNo translate=yesNo srcDir=direction trgDir=direction \
        xml:space=space type=userDefined +any | any* notes? originalData? segment/ignorable+
        segment | id=nmtoken canResegment=yesNo state=state subState=userDefined | source target?
        ignorable | id=nmtoken | source target?
        notes | | note+
        note | id=nmtoken appliesTo=appliesTo category priority=priority +any | #text
        originalData | | data+
        data | id=nmtoken! dir=direction xml:space=preserve | #text cp*
        source | xml:lang=language xml:space=space | #text cp/ph/pc/sc/ec/mrk/sm/em*
        target | xml:lang=language xml:space=space order=positive | #text cp/ph/pc/sc/ec/mrk/sm/em*
        """

    private static let codes = """
        cp | hex=hex! |
        ph | canCopy=yesNo canDelete=yesNo canReorder=yesNoFirstNo copyOf=nmtoken disp equiv id=nmtoken! \
        dataRef=nmtoken subFlows=nmtokens subType=userDefined type=codeType +modules |
        pc | canCopy=yesNo canDelete=yesNo canOverlap=yesNo canReorder=yesNoFirstNo copyOf=nmtoken dispEnd \
        dispStart equivEnd equivStart id=nmtoken! dataRefEnd=nmtoken dataRefStart=nmtoken subFlowsEnd=nmtokens \
        subFlowsStart=nmtokens subType=userDefined type=codeType dir=direction +modules | #text \
        cp/ph/pc/sc/ec/mrk/sm/em*
        sc | canCopy=yesNo canDelete=yesNo canOverlap=yesNo canReorder=yesNoFirstNo copyOf=nmtoken \
        dataRef=nmtoken dir=direction disp equiv id=nmtoken! isolated=yesNo subFlows=nmtokens \
        subType=userDefined type=codeType +modules |
        ec | canCopy=yesNo canDelete=yesNo canOverlap=yesNo canReorder=yesNoFirstNo copyOf=nmtoken \
        dataRef=nmtoken dir=direction disp equiv id=nmtoken isolated=yesNo startRef=nmtoken subFlows=nmtokens \
        subType=userDefined type=codeType +modules |
        mrk | id=nmtoken! translate=yesNo type=markType ref value +any | #text cp/ph/pc/sc/ec/mrk/sm/em*
        sm | id=nmtoken! translate=yesNo type=markType ref value +any |
        em | startRef=nmtoken! |
        """

    private static let modules = """
        mtc:matches < unit | | mtc:match+
        mtc:match | id=nmtoken matchQuality=percentage matchSuitability=percentage origin ref! reference=yesNo \
        similarity=percentage subType=userDefined type=matchType +any | mda:metadata? originalData? source \
        target any*
        gls:glossary < unit | | gls:glossEntry+
        gls:glossEntry | id=nmtoken ref +any | gls:term gls:translation* gls:definition? any*
        gls:term | source +any | #text
        gls:translation | id=nmtoken ref source +any | #text
        gls:definition | source +any | #text
        mda:metadata < file group unit mtc:match | id=nmtoken | mda:metaGroup+
        mda:metaGroup | id=nmtoken category appliesTo=metaTarget | mda:metaGroup/mda:meta+
        mda:meta | type! | #text
        res:resourceData < file unit group | | res:resourceItemRef* res:resourceItem*
        res:resourceItemRef | id=nmtoken ref=nmtoken! +any |
        res:resourceItem | mimeType id=nmtoken context=yesNo +any | res:source? res:target? res:reference*
        res:source | href xml:lang=language +any | any*
        res:target | href xml:lang=language +any | any*
        res:reference | href! xml:lang=language +any |
        slr:profiles < file | generalProfile storageProfile | slr:normalization? any*
        slr:normalization | general=normalization storage=normalization |
        slr:data < file group unit | profile! +any | any*
        val:validation < file group unit | +any | val:rule+
        val:rule | isPresent occurs=positive isNotPresent startsWith endsWith existsInSource=yesNo \
        caseSensitive=yesNo normalization=normalization disabled=yesNo +any |
        ctr:changeTrack < file group unit | | ctr:revisions+
        ctr:revisions | appliesTo=nmtoken! ref=nmtoken currentVersion=nmtoken +any | ctr:revision+
        ctr:revision | author datetime version=nmtoken +any | ctr:item+
        ctr:item | property! +any | #text any*
        """

    private static let additions = """
        xliff | version! srcLang=language! trgLang=language xml:space=space +any | notes? mda:metadata? file+
        note | id=nmtoken appliesTo=appliesTo category priority=priority ref +any | #text
        segment | id=nmtoken canResegment=yesNo state=state subState=userDefined pgs:case | source target?
        """
}
