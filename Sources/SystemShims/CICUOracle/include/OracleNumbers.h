/// ICU's own number formatting and plural selection, as the measure of ours. Texts are UTF-8 and end with NUL.
#ifndef PLACARD_ORACLE_NUMBERS_H
#define PLACARD_ORACLE_NUMBERS_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// A formatter of one locale with its plural rules.
typedef struct placard_oracle_numbers placard_oracle_numbers;
/// `style` is a skeleton, or "=standard", "=integer", "=percent" for what MessageFormat makes of `{n, number}`,
/// `{n, number, integer}` and `{n, number, percent}`. NULL where ICU refuses it. ICU's fallback locale is set to root.
placard_oracle_numbers *placard_oracle_numbers_open(const char *locale, const char *style);
/// Writes the integer; returns the length in bytes, or -1 on failure or where `capacity` is short.
int32_t placard_oracle_format_integer(const placard_oracle_numbers *numbers, int64_t value, char *out, int32_t capacity);
/// Writes the double, likewise.
int32_t placard_oracle_format_double(const placard_oracle_numbers *numbers, double value, char *out, int32_t capacity);
/// Writes the plural keyword of the double as this formatter shows it; `out` holds 16 bytes. Returns 0 on failure.
int placard_oracle_category(const placard_oracle_numbers *numbers, int ordinal, double value, char *out);
void placard_oracle_numbers_close(placard_oracle_numbers *numbers);

#ifdef __cplusplus
}
#endif
#endif
