#ifndef PLACARD_CLIBXML2_H
#define PLACARD_CLIBXML2_H

/// Version of the libxml2 library that is linked, for example "20914".
const char *placard_xml_version(void);

/// UTF-8 bytes; not terminated by NUL. `bytes` is NULL where there is nothing.
typedef struct {
    const char *bytes;
    long length;
} placard_xml_text;

/// An attribute of an element.
typedef struct {
    /// The number of its name.
    long name;
    placard_xml_text value;
    /// Where the value lies in the input; -1 where it was decoded.
    long offset;
} placard_xml_attribute;

/// What a parse reports, in the order of the document. All memory is valid during the call only; offsets count bytes of
/// the input.
typedef struct {
    /// A name of elements or attributes with its namespace, empty where it has none: told once, before its number is
    /// used. Numbers count from 0.
    void (*name)(void *context, placard_xml_text space, placard_xml_text name);
    /// A start tag and where it lies.
    void (*start)(
        void *context, long name, const placard_xml_attribute *attributes, long attribute_count, long lower,
        long upper);
    /// An end tag; for `<x/>` directly after its start. `upper` is the offset behind it.
    void (*end)(void *context, long upper);
    /// A run of text. `verbatim` is 1 where the bytes of the input are the text, 0 where it was decoded.
    void (*text)(void *context, placard_xml_text text, long lower, long upper, int verbatim);
} placard_xml_handlers;

/// The most that a document may hold; what exceeds one of them ends the parse.
typedef struct {
    long depth;
    /// Bytes of text between two tags.
    long text;
    /// Bytes of an element's or attribute's name, prefix included.
    long name;
    /// Attributes of one element.
    long attributes;
    /// Different names of elements and attributes.
    long names;
    /// Bytes of one tag, comment or processing instruction.
    long markup;
} placard_xml_limits;

/// Why a parse ended early.
enum {
    PLACARD_XML_OK = 0,
    PLACARD_XML_MALFORMED = 1,
    PLACARD_XML_DOCTYPE = 2,
    PLACARD_XML_TOO_DEEP = 3,
    PLACARD_XML_TEXT_TOO_LONG = 4,
    PLACARD_XML_NAME_TOO_LONG = 5,
    PLACARD_XML_TOO_MANY_ATTRIBUTES = 6,
    PLACARD_XML_MARKUP_TOO_LONG = 7,
    PLACARD_XML_NUL = 8,
    PLACARD_XML_OUT_OF_MEMORY = 9,
    PLACARD_XML_TOO_MANY_NAMES = 10,
};

typedef struct {
    int code;
    /// Byte of the input at which the parse ended.
    long offset;
    /// libxml2's own words for a malformed document, ended by NUL.
    char message[256];
} placard_xml_problem;

/// Parses a document of UTF-8 bytes (a declared encoding is ignored). Never loads anything, never expands an entity that
/// the document declares: a DOCTYPE ends the parse. Returns the problem's code.
int placard_xml_parse(
    const char *input, long length, const placard_xml_limits *limits, const placard_xml_handlers *handlers,
    void *context, placard_xml_problem *problem);

/// Parses a document with handlers that do nothing and without limits: what benchmarks compare with. Returns whether it
/// is well-formed.
int placard_xml_bare_parse(const char *input, long length);

#endif
