#ifndef PLACARD_MESSAGEFORMATORACLE_H
#define PLACARD_MESSAGEFORMATORACLE_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// The value of a named argument: an integer (kind 0), a decimal (1) or a word (2).
typedef struct {
    const char *name;
    int32_t kind;
    int64_t integer;
    double decimal;
    const char *word;
} PlacardFormatArgument;

/// A `icu::MessageFormat` of a pattern in UTF-8; null where ICU refuses it.
typedef struct PlacardMessageFormat PlacardMessageFormat;

PlacardMessageFormat *placard_format_create(const char *locale, const char *pattern);
void placard_format_destroy(PlacardMessageFormat *format);
/// Formats into `buffer`, ended by NUL, and returns the length in bytes; −1 where ICU fails or the buffer is too small.
int32_t placard_format_apply(
    const PlacardMessageFormat *format, const PlacardFormatArgument *arguments, int32_t count, char *buffer,
    int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
