/// Version of the ICU library that is linked, for example "72.1"; `out` holds at least 20 bytes.
#ifndef PLACARD_CICU_H
#define PLACARD_CICU_H
void placard_icu_version(char *out);
#endif
