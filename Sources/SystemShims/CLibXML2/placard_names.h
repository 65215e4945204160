// Numbers for the names of a document: see names.c.
#ifndef PLACARD_NAMES_H
#define PLACARD_NAMES_H

#include "CLibXML2.h"

typedef struct {
    const void *uri;
    const void *name;
    long number;
} placard_xml_name;

// All zero where it is empty.
typedef struct {
    placard_xml_name *slots;
    // A power of two, or 0.
    long capacity;
    long count;
} placard_xml_names;

// The number of a name: `count` as it was before where the name is new, -1 where memory is out.
long placard_xml_number(placard_xml_names *names, const void *uri, const void *name);

void placard_xml_forget(placard_xml_names *names);

placard_xml_text placard_xml_text_of(const unsigned char *string);

#endif
