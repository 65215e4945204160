#include "CICUOracle.h"
#include <unicode/messagepattern.h>

int placard_oracle_accepts(const unsigned short *text, int length) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessagePattern pattern(status);
    pattern.parse(icu::UnicodeString(reinterpret_cast<const char16_t *>(text), length), nullptr, status);
    return U_SUCCESS(status) ? 1 : 0;
}
