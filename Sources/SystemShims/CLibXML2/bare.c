#include "CLibXML2.h"
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <string.h>

static void start(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes
) {
    (void)user, (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)attribute_count;
    (void)defaulted, (void)attributes;
}

static void end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)user, (void)name, (void)prefix, (void)uri;
}

static void characters(void *user, const xmlChar *bytes, int count) { (void)user, (void)bytes, (void)count; }

int placard_xml_bare_parse(const char *input, long length) {
    static const long chunk_size = 1 << 16;
    xmlSAXHandler sax;
    memset(&sax, 0, sizeof sax);
    sax.initialized = XML_SAX2_MAGIC;
    sax.startElementNs = start;
    sax.endElementNs = end;
    sax.characters = characters;
    sax.ignorableWhitespace = characters;
    sax.cdataBlock = characters;
    xmlInitParser();
    xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&sax, NULL, NULL, 0, NULL);
    if (parser == NULL) return 0;
    xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
    for (long at = 0; at < length; at += chunk_size) {
        xmlParseChunk(parser, input + at, (int)(length - at < chunk_size ? length - at : chunk_size), 0);
    }
    xmlParseChunk(parser, "", 0, 1);
    int is_well_formed = parser->wellFormed;
    xmlFreeParserCtxt(parser);
    return is_well_formed;
}
