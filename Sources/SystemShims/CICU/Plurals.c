#include "CICU.h"
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <stdlib.h>

struct placard_plural_rules {
    UPluralRules *rules;
};

placard_plural_rules *placard_plural_open(const char *locale, int ordinal) {
    UErrorCode status = U_ZERO_ERROR;
    placard_plural_rules *opened = malloc(sizeof *opened);
    if (opened == NULL) return NULL;
    opened->rules = uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
    return opened;
}

int32_t placard_plural_select(const placard_plural_rules *rules, double number, char *out) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[16];
    int32_t count = uplrules_select(rules->rules, number, keyword, 16, &status);
    if (out != NULL) {
        u_UCharsToChars(keyword, out, count);
        out[count] = 0;
    }
    return count;
}

void placard_plural_close(placard_plural_rules *rules) {
    if (rules != NULL) uplrules_close(rules->rules);
    free(rules);
}
