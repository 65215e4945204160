#include "MessageFormatOracle.h"

#include <cstring>
#include <string>
#include <vector>

#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

struct PlacardMessageFormat {
    icu::MessageFormat format;
};

PlacardMessageFormat *placard_format_create(const char *locale, const char *pattern) {
    UErrorCode status = U_ZERO_ERROR;
    // ICU keeps what it makes for a locale without data of its own, which is the default's: that must be root's always.
    icu::Locale::setDefault(icu::Locale::getRoot(), status);
    icu::MessageFormat format(
        icu::UnicodeString::fromUTF8(pattern), icu::Locale::forLanguageTag(locale, status), status);
    if (U_FAILURE(status)) return nullptr;
    return new PlacardMessageFormat{format};
}

void placard_format_destroy(PlacardMessageFormat *format) { delete format; }

int32_t placard_format_apply(
    const PlacardMessageFormat *format, const PlacardFormatArgument *arguments, int32_t count, char *buffer,
    int32_t capacity) {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (int32_t index = 0; index < count; index++) {
        const PlacardFormatArgument &argument = arguments[index];
        names.push_back(icu::UnicodeString::fromUTF8(argument.name));
        if (argument.kind == 0) {
            values.push_back(icu::Formattable(argument.integer));
        } else if (argument.kind == 1) {
            values.push_back(icu::Formattable(argument.decimal));
        } else {
            values.push_back(icu::Formattable(icu::UnicodeString::fromUTF8(argument.word)));
        }
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    format->format.format(names.data(), values.data(), count, result, status);
    if (U_FAILURE(status)) return -1;
    std::string text;
    result.toUTF8String(text);
    if (text.size() + 1 > static_cast<size_t>(capacity)) return -1;
    std::memcpy(buffer, text.c_str(), text.size() + 1);
    return static_cast<int32_t>(text.size());
}
