#include "MessagePatternOracle.h"
#include <new>
#include <unicode/messagepattern.h>
#include <unicode/umsg.h>
#include <vector>

using icu::MessagePattern;
using icu::UnicodeString;

struct PlacardPattern {
    UErrorCode status = U_ZERO_ERROR;
    MessagePattern pattern{status};
};

struct PlacardPatternSet {
    UErrorCode status = U_ZERO_ERROR;
    MessagePattern pattern{status};
    std::vector<UnicodeString> texts;
};

static UnicodeString unicodeString(const uint16_t *text, int32_t length) {
    return UnicodeString(reinterpret_cast<const char16_t *>(text), length);
}

PlacardPattern *placard_pattern_create(void) { return new (std::nothrow) PlacardPattern; }

void placard_pattern_destroy(PlacardPattern *pattern) { delete pattern; }

int32_t placard_pattern_parse(PlacardPattern *pattern, const uint16_t *text, int32_t length, int32_t *errorOffset) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError error;
    pattern->pattern.parse(unicodeString(text, length), &error, status);
    *errorOffset = error.offset;
    return status;
}

int32_t placard_pattern_count(const PlacardPattern *pattern) { return pattern->pattern.countParts(); }

void placard_pattern_copy_parts(const PlacardPattern *pattern, PlacardPatternPart *parts) {
    const int32_t count = pattern->pattern.countParts();
    for (int32_t i = 0; i < count; ++i) {
        const MessagePattern::Part &part = pattern->pattern.getPart(i);
        parts[i].type = part.getType();
        parts[i].index = part.getIndex();
        parts[i].length = part.getLength();
        parts[i].value = part.getValue();
        parts[i].limit = pattern->pattern.getLimitPartIndex(i);
        parts[i].number =
            MessagePattern::Part::hasNumericValue(part.getType()) ? pattern->pattern.getNumericValue(part) : 0;
    }
}

const char *placard_pattern_error_name(int32_t code) { return u_errorName(static_cast<UErrorCode>(code)); }

PlacardPatternSet *placard_pattern_set_create(void) { return new (std::nothrow) PlacardPatternSet; }

void placard_pattern_set_destroy(PlacardPatternSet *set) { delete set; }

void placard_pattern_set_add(PlacardPatternSet *set, const uint16_t *text, int32_t length) {
    set->texts.push_back(unicodeString(text, length));
}

int32_t placard_pattern_set_parse(PlacardPatternSet *set) {
    int32_t accepted = 0;
    for (const UnicodeString &text : set->texts) {
        UErrorCode status = U_ZERO_ERROR;
        set->pattern.parse(text, nullptr, status);
        accepted += U_SUCCESS(status) ? 1 : 0;
    }
    return accepted;
}

int32_t placard_pattern_set_open(PlacardPatternSet *set) {
    int32_t opened = 0;
    for (const UnicodeString &text : set->texts) {
        UErrorCode status = U_ZERO_ERROR;
        UMessageFormat *format = umsg_open(text.getBuffer(), text.length(), "en", nullptr, &status);
        opened += U_SUCCESS(status) ? 1 : 0;
        umsg_close(format);
    }
    return opened;
}
