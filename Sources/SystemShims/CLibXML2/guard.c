// libxml2's push parser collects a whole tag, comment or instruction before it calls a handler, and compares every
// attribute of a tag with every other. So a tag of a hundred megabytes costs its size in memory and its square in time
// before any cap in a handler could act. This pass over the bytes, which knows just enough of XML to find where markup
// begins and ends, refuses such documents first. It is no parser: what it lets pass may still be malformed.
//
//     <a b=">">text<!-- > -->   ->   tag of 9 bytes, text of 4, comment of 10
#include "placard_guard.h"
#include <string.h>

int placard_xml_fail(placard_xml_problem *problem, int code, long offset) {
    if (problem->code == PLACARD_XML_OK) {
        problem->code = code;
        problem->offset = offset;
    }
    return problem->code;
}

// Offset behind the first `mark` at or after `from`, or `length` where there is none.
static long behind(const char *input, long length, long from, const char *mark) {
    size_t size = strlen(mark);
    while (from + (long)size <= length) {
        const char *found = memchr(input + from, mark[0], (size_t)(length - from));
        if (found == NULL || found - input + (long)size > length) return length;
        if (memcmp(found, mark, size) == 0) return found - input + (long)size;
        from = found - input + 1;
    }
    return length;
}

// Offset behind the tag that begins at `from`: a `>` inside quotes does not end it.
static long behind_tag(const char *input, long length, long from) {
    for (long at = from; at < length; at++) {
        char byte = input[at];
        if (byte == '>') return at + 1;
        if (byte != '"' && byte != '\'') continue;
        const char *end = memchr(input + at + 1, byte, (size_t)(length - at - 1));
        if (end == NULL) return length;
        at = end - input;
    }
    return length;
}

static int begins(const char *input, long length, long at, const char *mark) {
    size_t size = strlen(mark);
    return at + (long)size <= length && memcmp(input + at, mark, size) == 0;
}

int placard_xml_guard(
    const char *input, long length, const placard_xml_limits *limits, placard_xml_problem *problem
) {
    const char *nul = length > 0 ? memchr(input, 0, (size_t)length) : NULL;
    if (nul != NULL) return placard_xml_fail(problem, PLACARD_XML_NUL, nul - input);
    long at = 0;
    while (at < length) {
        const char *found = memchr(input + at, '<', (size_t)(length - at));
        long markup = found == NULL ? length : found - input;
        if (markup - at > limits->text) return placard_xml_fail(problem, PLACARD_XML_TEXT_TOO_LONG, at);
        if (markup == length) break;
        long limit = limits->markup;
        int code = PLACARD_XML_MARKUP_TOO_LONG;
        if (begins(input, length, markup, "<!--")) {
            at = behind(input, length, markup + 4, "-->");
        } else if (begins(input, length, markup, "<![CDATA[")) {
            at = behind(input, length, markup + 9, "]]>");
            limit = limits->text;
            code = PLACARD_XML_TEXT_TOO_LONG;
        } else if (begins(input, length, markup, "<?")) {
            at = behind(input, length, markup + 2, "?>");
        } else if (begins(input, length, markup, "<!D")) {
            return placard_xml_fail(problem, PLACARD_XML_DOCTYPE, markup);
        } else {
            at = behind_tag(input, length, markup + 1);
        }
        if (at - markup > limit) return placard_xml_fail(problem, code, markup);
    }
    return PLACARD_XML_OK;
}
