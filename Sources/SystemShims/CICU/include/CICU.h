/// ICU behind plain C types: texts are UTF-8 with a length in bytes, positions are byte offsets.
#ifndef PLACARD_CICU_H
#define PLACARD_CICU_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// Version of the ICU library that is linked, for example "72.1"; `out` holds at least 20 bytes.
void placard_icu_version(char *out);

/// The byte offset of the first place where the text leaves NFC, or -1 if it is NFC throughout.
int32_t placard_nfc_fault(const char *text, int32_t length);
/// Whether NFC leaves the scalar as it is whatever stands beside it, and its combining class is 0.
int placard_is_settled(uint32_t scalar);
/// Whether nothing before the scalar can change it, nor be changed by it, in NFC.
int placard_starts_nfc(uint32_t scalar);
/// Writes the NFC form; returns its length, which may exceed `capacity` (then call again), or -1 on failure.
int32_t placard_nfc(const char *text, int32_t length, char *out, int32_t capacity);
/// The first scalar of a scalar's full canonical decomposition: the letter without its accents, or the scalar itself.
uint32_t placard_base_scalar(uint32_t scalar);

/// Writes the text with case folded, for comparison without case; returns its length, which may exceed `capacity`, or -1.
int32_t placard_fold_case(const char *text, int32_t length, char *out, int32_t capacity);

/// ICU's word breaks of a locale, opened for many texts; for one thread at a time.
typedef struct placard_words placard_words;
/// NULL on failure.
placard_words *placard_words_open(const char *locale);
/// Writes where each word or number starts and ends, two offsets a word; returns the count of words, which may exceed
/// `capacity`.
int32_t placard_words_find(placard_words *words, const char *text, int32_t length, int32_t *bounds, int32_t capacity);
void placard_words_close(placard_words *words);

/// A property of Unicode scalars that is true or false.
enum placard_property {
    PLACARD_DEFAULT_IGNORABLE = 0,
    PLACARD_EMOJI,
    PLACARD_EMOJI_PRESENTATION,
    PLACARD_EXTENDED_PICTOGRAPHIC,
    PLACARD_EMOJI_MODIFIER,
    PLACARD_REGIONAL_INDICATOR,
    PLACARD_ALPHABETIC,
    PLACARD_UPPERCASE,
    PLACARD_LOWERCASE,
    PLACARD_BIDI_CONTROL,
    PLACARD_JOIN_CONTROL,
    PLACARD_NONCHARACTER,
    PLACARD_WHITE_SPACE,
    PLACARD_PATTERN_SYNTAX,
    PLACARD_PATTERN_WHITE_SPACE,
};
/// Whether the scalar has the property.
int placard_has_property(uint32_t scalar, enum placard_property property);
/// General category as ICU numbers it: `UCharCategory`.
int placard_general_category(uint32_t scalar);
/// East Asian Width as ICU numbers it: `UEastAsianWidth`.
int placard_east_asian_width(uint32_t scalar);
/// Four-letter code of the scalar's script in `out`, which holds 5 bytes ("Zyyy" for common).
void placard_script(uint32_t scalar, char *out);
/// Whether the script's letters run from right to left.
int placard_script_is_right_to_left(const char *script);

/// 0 if ICU accepts the number skeleton, else its error code; `offset` gets ICU's offset in bytes, or -1 for none.
int placard_check_number_skeleton(const char *skeleton, int32_t length, int32_t *offset);
/// Name of an ICU error code, for example "U_NUMBER_SKELETON_SYNTAX_ERROR".
const char *placard_error_name(int code);

// What follows reads ICU's locale data for `placard-dev refresh-locale-data` and its test; nothing else calls it.

/// A resource flattened to lines "key/key<TAB>value", without inheritance; NULL if absent. Free with `placard_free`.
/// `package` is NULL, "unit" or another of ICU's trees; `key` is a top-level key or NULL for all.
char *placard_resource_lines(const char *package, const char *bundle, const char *key);
/// The same of a locale. Apart, because a locale that was once opened without inheritance (`ures_openDirect`) may lose its
/// parent for the rest of the process: `nb` then no longer inherits from `no`.
char *placard_locale_resource_lines(const char *locale, const char *key);
/// Makes ICU fall back to its root where it has no data for a locale, and not to the user's language.
void placard_fall_back_to_root(void);
/// ICU's available locales, one a line. Free with `placard_free`.
char *placard_available_locales(void);
/// Number data of a locale as ICU resolves it, in lines "key<TAB>value". Free with `placard_free`.
char *placard_number_lines(const char *locale);
/// A number formatted by a skeleton, as "before<LF>digits<LF>after", or the text alone where it shows no digit; NULL on
/// failure. Free with `placard_free`.
char *placard_formatted_parts(const char *locale, const char *skeleton, const char *number);
/// A locale's exemplar characters in lines "main", "auxiliary", "punctuation", each with a tab and ranges in hexadecimal
/// (`61-7A E4`), letters of sequences among them; and its quotation marks in lines "quote<TAB>…", outer then inner. Free
/// with `placard_free`.
char *placard_writing_lines(const char *locale);
/// Frees what the functions above returned.
void placard_free(char *lines);

/// ICU's plural rules opened for repeated selection: the yardstick of the benchmark.
typedef struct placard_plural_rules placard_plural_rules;
placard_plural_rules *placard_plural_open(const char *locale, int ordinal);
/// `uplrules_select`: returns the length of the keyword, which it writes with a NUL to `out` (16 bytes) unless that is NULL.
int32_t placard_plural_select(const placard_plural_rules *rules, double number, char *out);
void placard_plural_close(placard_plural_rules *rules);

#ifdef __cplusplus
}
#endif
#endif
