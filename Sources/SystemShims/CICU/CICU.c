#include "CICU.h"
#include <unicode/uversion.h>

void placard_icu_version(char *out) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, out);
}
