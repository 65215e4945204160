#ifndef PLACARD_CLIBXML2_H
#define PLACARD_CLIBXML2_H
/// Version of the libxml2 library that is linked, for example "20914".
const char *placard_xml_version(void);
#endif
