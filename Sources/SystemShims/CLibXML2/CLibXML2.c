#include "CLibXML2.h"
#include "placard_guard.h"
#include "placard_names.h"
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>

const char *placard_xml_version(void) { return xmlParserVersion; }

// How much of the input libxml2 gets at a time.
static const long chunk_size = 1 << 16;

typedef struct {
    xmlParserCtxtPtr parser;
    const char *input;
    long length;
    const placard_xml_limits *limits;
    const placard_xml_handlers *handlers;
    void *context;
    placard_xml_problem *problem;
    placard_xml_attribute *attributes;
    placard_xml_names names;
    long depth;
    // Bytes of text since the last tag.
    long run;
    // Where the last event ended.
    long previous;
} reading;

// Offset of the byte that libxml2 reads next. The input is UTF-8, so its buffer holds the input's own bytes.
static long position(const reading *state) {
    xmlParserInputPtr input = state->parser->input;
    if (input == NULL) return state->previous;
    long offset = (long)input->consumed + (long)(input->cur - input->base);
    return offset < 0 ? 0 : offset > state->length ? state->length : offset;
}

static void stop(reading *state, int code) {
    placard_xml_fail(state->problem, code, position(state));
    xmlStopParser(state->parser);
}

// Offset of the last `mark` before `end`, not looking before the end of the last event.
static long last(const reading *state, char mark, long end) {
    for (long at = end - 1; at >= state->previous; at--) {
        if (state->input[at] == mark) return at;
    }
    return state->previous;
}

// The number of a name, or -1 where it cannot have one: the parse is stopped then.
static long number(reading *state, const xmlChar *uri, const xmlChar *prefix, const xmlChar *name) {
    long before = state->names.count;
    long number = placard_xml_number(&state->names, uri, name);
    if (number < 0 || number >= state->limits->names) {
        stop(state, number < 0 ? PLACARD_XML_OUT_OF_MEMORY : PLACARD_XML_TOO_MANY_NAMES);
        return -1;
    }
    placard_xml_text text = placard_xml_text_of(name);
    long limit = state->limits->name;
    if (number >= before) {
        if (text.length <= limit) state->handlers->name(state->context, placard_xml_text_of(uri), text);
    } else if (prefix == NULL) {
        return number;
    }
    if (text.length + placard_xml_text_of(prefix).length <= limit) return number;
    stop(state, PLACARD_XML_NAME_TOO_LONG);
    return -1;
}

// Where bytes that libxml2 hands over lie in the input, -1 where it says something else there: they were decoded.
static long place(const reading *state, const xmlChar *bytes, long count) {
    xmlParserInputPtr input = state->parser->input;
    if (input == NULL || bytes < input->base || bytes >= input->end) return -1;
    long offset = (long)input->consumed + (long)(bytes - input->base);
    int is_verbatim = offset >= 0 && offset + count <= state->length
                      && memcmp(state->input + offset, bytes, (size_t)count) == 0;
    return is_verbatim ? offset : -1;
}

// Offset of the `<` of the tag that is read up to `end`. It follows the last event but for comments and the like.
static long start_of_tag(const reading *state, long end) {
    long at = state->previous;
    if (at + 1 < end && state->input[at] == '<' && state->input[at + 1] != '!' && state->input[at + 1] != '?') return at;
    // No `<` can stand inside a tag.
    return last(state, '<', end);
}

static void start_element(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes
) {
    (void)namespace_count, (void)namespaces, (void)defaulted;
    reading *state = user;
    if (state->problem->code != PLACARD_XML_OK) return;
    if (++state->depth > state->limits->depth) return stop(state, PLACARD_XML_TOO_DEEP);
    if (attribute_count > state->limits->attributes) return stop(state, PLACARD_XML_TOO_MANY_ATTRIBUTES);
    long element = number(state, uri, prefix, name);
    if (element < 0) return;
    for (int index = 0; index < attribute_count; index++) {
        const xmlChar **fields = attributes + 5 * index;
        placard_xml_attribute *attribute = state->attributes + index;
        attribute->name = number(state, fields[2], fields[1], fields[0]);
        if (attribute->name < 0) return;
        attribute->value.bytes = (const char *)fields[3];
        attribute->value.length = (long)(fields[4] - fields[3]);
        attribute->offset = place(state, fields[3], attribute->value.length);
    }
    // The call comes before the closing `/` or `>` is read.
    long close = position(state);
    long lower = start_of_tag(state, close);
    long upper = close;
    while (upper < state->length && state->input[upper] != '>') upper++;
    if (upper < state->length) upper++;
    state->run = 0;
    state->previous = upper;
    state->handlers->start(state->context, element, state->attributes, attribute_count, lower, upper);
}

static void end_element(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)name, (void)prefix, (void)uri;
    reading *state = user;
    if (state->problem->code != PLACARD_XML_OK) return;
    state->depth--;
    state->run = 0;
    long upper = position(state);
    if (upper > state->previous) state->previous = upper;
    state->handlers->end(state->context, state->previous);
}

// Where a text begins that ends at `upper` of the input, which may hold CR LF or CR where the text has LF; -1 where the
// input says something else there.
static long start_of_lines(const reading *state, const xmlChar *bytes, int count, long upper) {
    long at = upper;
    for (int index = count - 1; index >= 0; index--) {
        if (at <= state->previous) return -1;
        char byte = state->input[--at];
        if (bytes[index] != '\n') {
            if (byte != (char)bytes[index]) return -1;
        } else if (byte == '\n') {
            if (at > state->previous && state->input[at - 1] == '\r') at--;
        } else if (byte != '\r') {
            return -1;
        }
    }
    return at;
}

// Hands over such a text in pieces, so that only its line ends are not verbatim.
static void lines(reading *state, const xmlChar *bytes, int count, long lower) {
    long at = lower;
    for (int index = 0; index < count;) {
        placard_xml_text text = {(const char *)bytes + index, 0};
        long start = at;
        while (index < count && state->input[at] != '\r') index++, at++;
        text.length = at - start;
        if (text.length > 0) state->handlers->text(state->context, text, start, at, 1);
        if (index == count) break;
        placard_xml_text end = {(const char *)bytes + index++, 1};
        start = at;
        at += at + 1 < state->length && state->input[at + 1] == '\n' ? 2 : 1;
        state->handlers->text(state->context, end, start, at, 0);
    }
    state->previous = at;
}

static void characters(void *user, const xmlChar *bytes, int count) {
    reading *state = user;
    if (state->problem->code != PLACARD_XML_OK || count <= 0) return;
    state->run += count;
    if (state->run > state->limits->text) return stop(state, PLACARD_XML_TEXT_TOO_LONG);
    xmlParserInputPtr input = state->parser->input;
    long lower, upper;
    if (input != NULL && bytes >= input->base && bytes < input->end) {
        lower = (long)input->consumed + (long)(bytes - input->base);
        upper = lower + count;
    } else {
        upper = position(state);
        lower = upper - count;
    }
    int verbatim = lower >= state->previous && upper <= state->length
                   && memcmp(state->input + lower, bytes, (size_t)count) == 0;
    if (!verbatim) {
        // Where a line ends behind the text, its CR is read already.
        int isAhead = upper > state->previous && state->input[upper - 1] == '\r' && bytes[count - 1] != '\n';
        long start = start_of_lines(state, bytes, count, isAhead ? upper - 1 : upper);
        if (start >= 0) return lines(state, bytes, count, start);
        if (upper < state->previous) upper = state->previous;
        // A reference such as `&amp;` has just been read; anything else begins where the last event ended.
        int reference = upper > state->previous && state->input[upper - 1] == ';';
        lower = reference ? last(state, '&', upper) : state->previous;
    }
    state->previous = upper;
    placard_xml_text text = {(const char *)bytes, count};
    state->handlers->text(state->context, text, lower, upper, verbatim);
}

// libxml2 calls this where it meets a DOCTYPE; the guard has refused it before.
static void internal_subset(void *user, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    (void)name, (void)external, (void)system;
    stop(user, PLACARD_XML_DOCTYPE);
}

static void structured_error(void *user, xmlErrorPtr error) {
    reading *state = user;
    if (error == NULL || error->level < XML_ERR_FATAL || state->problem->code != PLACARD_XML_OK) return;
    int code = error->code == XML_ERR_NO_MEMORY ? PLACARD_XML_OUT_OF_MEMORY : PLACARD_XML_MALFORMED;
    if (error->message != NULL) {
        strncpy(state->problem->message, error->message, sizeof state->problem->message - 1);
    }
    stop(state, code);
}

static xmlSAXHandler handler(void) {
    xmlSAXHandler sax;
    memset(&sax, 0, sizeof sax);
    sax.initialized = XML_SAX2_MAGIC;
    sax.internalSubset = internal_subset;
    sax.startElementNs = start_element;
    sax.endElementNs = end_element;
    sax.characters = characters;
    sax.ignorableWhitespace = characters;
    sax.cdataBlock = characters;
    sax.serror = structured_error;
    return sax;
}

static void feed(reading *state) {
    for (long at = 0; at < state->length && state->problem->code == PLACARD_XML_OK; at += chunk_size) {
        long count = state->length - at < chunk_size ? state->length - at : chunk_size;
        xmlParseChunk(state->parser, state->input + at, (int)count, 0);
    }
    if (state->problem->code == PLACARD_XML_OK) xmlParseChunk(state->parser, "", 0, 1);
    if (state->problem->code == PLACARD_XML_OK && !state->parser->wellFormed) {
        placard_xml_fail(state->problem, PLACARD_XML_MALFORMED, position(state));
    }
}

int placard_xml_parse(
    const char *input, long length, const placard_xml_limits *limits, const placard_xml_handlers *handlers,
    void *context, placard_xml_problem *problem
) {
    memset(problem, 0, sizeof *problem);
    if (placard_xml_guard(input, length, limits, problem) != PLACARD_XML_OK) return problem->code;
    xmlInitParser();
    reading state = {
        .input = input, .length = length, .limits = limits, .handlers = handlers, .context = context,
        .problem = problem,
    };
    state.attributes = calloc((size_t)limits->attributes + 1, sizeof *state.attributes);
    xmlSAXHandler sax = handler();
    state.parser = xmlCreatePushParserCtxt(&sax, &state, NULL, 0, NULL);
    if (state.attributes == NULL || state.parser == NULL) {
        placard_xml_fail(problem, PLACARD_XML_OUT_OF_MEMORY, 0);
    } else {
        xmlCtxtUseOptions(state.parser, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
        feed(&state);
    }
    if (state.parser != NULL) xmlFreeParserCtxt(state.parser);
    free(state.attributes);
    placard_xml_forget(&state.names);
    return problem->code;
}
