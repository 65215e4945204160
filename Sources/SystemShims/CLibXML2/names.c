// libxml2 keeps each name of a document once, in one place, until the parse ends. So the addresses of a name and of its
// namespace stand for them, and this table gives each pair a number by which handlers know it without reading it again.
// A slot is found from the hash of the addresses on; the first free one ends the search.
#include "placard_names.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static placard_xml_name *slot(const placard_xml_names *names, const void *uri, const void *name) {
    uint64_t hash = ((uint64_t)(uintptr_t)name ^ (uint64_t)(uintptr_t)uri << 17) * UINT64_C(0x9E3779B97F4A7C15);
    long mask = names->capacity - 1;
    for (long at = (long)(hash >> 32) & mask;; at = (at + 1) & mask) {
        placard_xml_name *found = names->slots + at;
        if (found->name == NULL || (found->name == name && found->uri == uri)) return found;
    }
}

static int grow(placard_xml_names *names) {
    placard_xml_names larger = {NULL, names->capacity == 0 ? 256 : 2 * names->capacity, names->count};
    larger.slots = calloc((size_t)larger.capacity, sizeof *larger.slots);
    if (larger.slots == NULL) return 0;
    for (long at = 0; at < names->capacity; at++) {
        const placard_xml_name *old = names->slots + at;
        if (old->name != NULL) *slot(&larger, old->uri, old->name) = *old;
    }
    free(names->slots);
    *names = larger;
    return 1;
}

long placard_xml_number(placard_xml_names *names, const void *uri, const void *name) {
    if (2 * names->count >= names->capacity && !grow(names)) return -1;
    placard_xml_name *found = slot(names, uri, name);
    if (found->name == NULL) *found = (placard_xml_name){uri, name, names->count++};
    return found->number;
}

void placard_xml_forget(placard_xml_names *names) { free(names->slots); }

placard_xml_text placard_xml_text_of(const unsigned char *string) {
    placard_xml_text text = {(const char *)string, string == NULL ? 0 : (long)strlen((const char *)string)};
    return text;
}
