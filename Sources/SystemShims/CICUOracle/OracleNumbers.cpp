#include "OracleNumbers.h"
#include <unicode/numberformatter.h>
#include <unicode/numfmt.h>
#include <unicode/plurrule.h>
#include <cstring>
#include <memory>
#include <string>

struct placard_oracle_numbers {
    icu::number::LocalizedNumberFormatter formatter;
    std::unique_ptr<icu::NumberFormat> classic;
    std::unique_ptr<icu::PluralRules> cardinal, ordinal;
};

placard_oracle_numbers *placard_oracle_numbers_open(const char *locale, const char *style) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale::setDefault(icu::Locale::getRoot(), status);
    icu::Locale place = icu::Locale::createCanonical(locale);
    auto numbers = std::make_unique<placard_oracle_numbers>();
    if (!strcmp(style, "=percent")) {
        numbers->classic.reset(icu::NumberFormat::createPercentInstance(place, status));
    } else if (style[0] == '=') {
        numbers->classic.reset(icu::NumberFormat::createInstance(place, status));
        if (U_SUCCESS(status) && !strcmp(style, "=integer")) numbers->classic->setMaximumFractionDigits(0);
    } else {
        auto skeleton = icu::UnicodeString::fromUTF8(style);
        numbers->formatter = icu::number::NumberFormatter::forSkeleton(skeleton, status).locale(place);
    }
    numbers->cardinal.reset(icu::PluralRules::forLocale(place, UPLURAL_TYPE_CARDINAL, status));
    numbers->ordinal.reset(icu::PluralRules::forLocale(place, UPLURAL_TYPE_ORDINAL, status));
    return U_SUCCESS(status) ? numbers.release() : nullptr;
}

static int32_t copy(const icu::UnicodeString &text, UErrorCode status, char *out, int32_t capacity) {
    std::string narrow;
    text.toUTF8String(narrow);
    if (U_FAILURE(status) || narrow.size() >= static_cast<size_t>(capacity)) return -1;
    memcpy(out, narrow.c_str(), narrow.size() + 1);
    return static_cast<int32_t>(narrow.size());
}

int32_t placard_oracle_format_integer(
    const placard_oracle_numbers *numbers, int64_t value, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    if (numbers->classic) {
        numbers->classic->format(value, text, nullptr, status);
    } else {
        text = numbers->formatter.formatInt(value, status).toString(status);
    }
    return copy(text, status, out, capacity);
}

int32_t placard_oracle_format_double(
    const placard_oracle_numbers *numbers, double value, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    if (numbers->classic) {
        numbers->classic->format(value, text, nullptr, status);
    } else {
        text = numbers->formatter.formatDouble(value, status).toString(status);
    }
    return copy(text, status, out, capacity);
}

int placard_oracle_category(const placard_oracle_numbers *numbers, int ordinal, double value, char *out) {
    UErrorCode status = U_ZERO_ERROR;
    if (numbers->classic) return 0;
    auto shown = numbers->formatter.formatDouble(value, status);
    auto keyword = (ordinal ? numbers->ordinal : numbers->cardinal)->select(shown, status);
    return copy(keyword, status, out, 16) >= 0;
}

void placard_oracle_numbers_close(placard_oracle_numbers *numbers) { delete numbers; }
