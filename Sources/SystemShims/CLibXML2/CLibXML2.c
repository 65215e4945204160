#include "CLibXML2.h"
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>

const char *placard_xml_version(void) { return xmlParserVersion; }
