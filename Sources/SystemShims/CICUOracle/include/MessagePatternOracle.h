#ifndef PLACARD_MESSAGEPATTERNORACLE_H
#define PLACARD_MESSAGEPATTERNORACLE_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// One `icu::MessagePattern::Part`; offsets count UTF-16 units.
typedef struct {
    /// A `UMessagePatternPartType`.
    int32_t type;
    int32_t index;
    int32_t length;
    int32_t value;
    /// The index of the part that closes this one, this part's own index if none does.
    int32_t limit;
    /// The value of a part that has one as a number, else 0.
    double number;
} PlacardPatternPart;

/// A `icu::MessagePattern` in its default mode, used again for each pattern.
typedef struct PlacardPattern PlacardPattern;

/// A new pattern object; null without memory.
PlacardPattern *placard_pattern_create(void);
void placard_pattern_destroy(PlacardPattern *pattern);
/// Parses `length` UTF-16 units and returns the `UErrorCode`, and by reference the offset that ICU reports with it.
int32_t placard_pattern_parse(PlacardPattern *pattern, const uint16_t *text, int32_t length, int32_t *errorOffset);
/// How many parts the last parse left, an unfinished list after an error.
int32_t placard_pattern_count(const PlacardPattern *pattern);
/// Copies the parts of the last parse; `parts` has room for all of them.
void placard_pattern_copy_parts(const PlacardPattern *pattern, PlacardPatternPart *parts);
/// The name of a `UErrorCode`.
const char *placard_pattern_error_name(int32_t code);

/// Texts converted to `icu::UnicodeString` beforehand, so that timing sees ICU's work only.
typedef struct PlacardPatternSet PlacardPatternSet;

PlacardPatternSet *placard_pattern_set_create(void);
void placard_pattern_set_destroy(PlacardPatternSet *set);
void placard_pattern_set_add(PlacardPatternSet *set, const uint16_t *text, int32_t length);
/// Parses every text of the set once with one `icu::MessagePattern`; returns how many it accepted.
int32_t placard_pattern_set_parse(PlacardPatternSet *set);
/// Opens and closes a `UMessageFormat` of locale `en` for every text of the set; returns how many could be opened.
int32_t placard_pattern_set_open(PlacardPatternSet *set);

#ifdef __cplusplus
}
#endif
#endif
