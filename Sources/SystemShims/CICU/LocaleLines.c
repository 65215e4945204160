#include "CICU.h"
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// A growing text; `text` is NULL once memory ran out.
typedef struct {
    char *text;
    size_t length, capacity;
} buffer;

static void append(buffer *out, const char *text, size_t length) {
    if (out->text == NULL) return;
    if (out->length + length + 1 > out->capacity) {
        size_t capacity = (out->length + length + 1) * 2;
        char *grown = realloc(out->text, capacity);
        if (grown == NULL) {
            free(out->text);
            out->text = NULL;
            return;
        }
        out->text = grown;
        out->capacity = capacity;
    }
    memcpy(out->text + out->length, text, length);
    out->length += length;
    out->text[out->length] = 0;
}

static void append_string(buffer *out, const char *text) { append(out, text, strlen(text)); }

static void append_wide(buffer *out, const UChar *text, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    char *narrow = malloc((size_t)count * 3 + 1);
    if (narrow == NULL) return;
    u_strToUTF8(narrow, count * 3 + 1, &length, text, count, &status);
    if (U_SUCCESS(status)) append(out, narrow, (size_t)length);
    free(narrow);
}

static buffer new_buffer(void) {
    buffer out = {malloc(256), 0, 256};
    if (out.text != NULL) out.text[0] = 0;
    return out;
}

static void append_resource(buffer *out, UResourceBundle *resource, const char *path) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    char number[32];
    switch (ures_getType(resource)) {
    case URES_STRING: {
        const UChar *text = ures_getString(resource, &count, &status);
        append_string(out, path);
        append_string(out, "\t");
        append_wide(out, text, count);
        append_string(out, "\n");
        break;
    }
    case URES_INT:
        snprintf(number, sizeof number, "\t%d\n", ures_getInt(resource, &status));
        append_string(out, path);
        append_string(out, number);
        break;
    case URES_TABLE:
    case URES_ARRAY:
        for (int32_t index = 0; index < ures_getSize(resource); index++) {
            UResourceBundle *child = ures_getByIndex(resource, index, NULL, &status);
            char key[256];
            if (U_SUCCESS(status)) {
                const char *name = ures_getKey(child);
                snprintf(number, sizeof number, "%d", index);
                snprintf(key, sizeof key, "%s%s%s", path, *path ? "/" : "", name ? name : number);
                append_resource(out, child, key);
            }
            ures_close(child);
            status = U_ZERO_ERROR;
        }
        break;
    default:
        break;
    }
}

/// The lines below `key` of an opened bundle, which is closed.
static char *resource_lines(UResourceBundle *root, const char *key, UErrorCode status) {
    if (U_SUCCESS(status) && key != NULL) root = ures_getByKey(root, key, root, &status);
    buffer out = {NULL, 0, 0};
    if (U_SUCCESS(status)) {
        out = new_buffer();
        append_resource(&out, root, "");
    }
    ures_close(root);
    return out.text;
}

char *placard_resource_lines(const char *package, const char *bundle, const char *key) {
    UErrorCode status = U_ZERO_ERROR;
    char tree[64];
    snprintf(tree, sizeof tree, U_ICUDATA_NAME "-%s", package ? package : "");
    UResourceBundle *root = ures_openDirect(package ? tree : NULL, bundle, &status);
    return resource_lines(root, key, status);
}

char *placard_locale_resource_lines(const char *locale, const char *key) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *root = ures_open(NULL, locale, &status);
    return resource_lines(root, key, status);
}

void placard_fall_back_to_root(void) {
    UErrorCode status = U_ZERO_ERROR;
    uloc_setDefault("root", &status);
}

char *placard_available_locales(void) {
    buffer out = new_buffer();
    for (int32_t index = 0; index < uloc_countAvailable(); index++) {
        append_string(&out, uloc_getAvailable(index));
        append_string(&out, "\n");
    }
    return out.text;
}

static void append_pattern(buffer *out, const char *key, const char *locale, UNumberFormatStyle style) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[128];
    UNumberFormat *format = unum_open(style, NULL, 0, locale, NULL, &status);
    int32_t count = unum_toPattern(format, 0, text, 128, &status);
    if (U_SUCCESS(status)) {
        append_string(out, key);
        append_wide(out, text, count);
        append_string(out, "\n");
    }
    unum_close(format);
}

char *placard_number_lines(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    static const struct {
        const char *key;
        UNumberFormatSymbol symbol;
    } symbols[] = {
        {"decimal\t", UNUM_DECIMAL_SEPARATOR_SYMBOL}, {"group\t", UNUM_GROUPING_SEPARATOR_SYMBOL},
        {"minus\t", UNUM_MINUS_SIGN_SYMBOL},          {"plus\t", UNUM_PLUS_SIGN_SYMBOL},
        {"percent\t", UNUM_PERCENT_SYMBOL},           {"zero\t", UNUM_ZERO_DIGIT_SYMBOL},
    };
    buffer out = new_buffer();
    UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        UChar text[64];
        int32_t count = unum_getSymbol(format, symbols[index].symbol, text, 64, &status);
        append_string(&out, symbols[index].key);
        append_wide(&out, text, U_SUCCESS(status) ? count : 0);
        append_string(&out, "\n");
    }
    unum_close(format);
    append_pattern(&out, "decimal-pattern\t", locale, UNUM_DECIMAL);
    append_pattern(&out, "percent-pattern\t", locale, UNUM_PERCENT);
    UNumberingSystem *system = unumsys_open(locale, &status);
    UChar digits[64];
    int32_t count = unumsys_getDescription(system, digits, 64, &status);
    append_string(&out, "digits\t");
    append_wide(&out, digits, U_SUCCESS(status) ? count : 0);
    append_string(&out, "\n");
    unumsys_close(system);
    return out.text;
}

/// Bounds of the digits with their separators inside a formatted number; 0 where it shows none.
static int number_bounds(const UFormattedNumber *number, int32_t *begin, int32_t *end) {
    static const int32_t fields[] = {UNUM_INTEGER_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_FRACTION_FIELD};
    int found = 0;
    for (int index = 0; index < 3; index++) {
        UErrorCode status = U_ZERO_ERROR;
        UFieldPosition position = {fields[index], 0, 0};
        if (!unumf_resultNextFieldPosition(number, &position, &status)) continue;
        if (!found) *begin = position.beginIndex;
        *end = position.endIndex;
        found = 1;
    }
    return found;
}

char *placard_formatted_parts(const char *locale, const char *skeleton, const char *number) {
    UErrorCode status = U_ZERO_ERROR;
    UChar wide[256], text[512];
    int32_t count = 0, begin = 0, end = 0;
    u_strFromUTF8(wide, 256, &count, skeleton, -1, &status);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, count, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDecimal(formatter, number, -1, result, &status);
    int32_t length = unumf_resultToString(result, text, 512, &status);
    buffer out = {NULL, 0, 0};
    if (U_SUCCESS(status)) {
        out = new_buffer();
        if (number_bounds(result, &begin, &end)) {
            append_wide(&out, text, begin);
            append_string(&out, "\n");
            append_wide(&out, text + begin, end - begin);
            append_string(&out, "\n");
            append_wide(&out, text + end, length - end);
        } else {
            append_wide(&out, text, length);
        }
    }
    unumf_closeResult(result);
    unumf_close(formatter);
    return out.text;
}

/// Adds the scalars of a set's strings, `{ch}`, to the set, and writes its ranges.
static void append_ranges(buffer *out, USet *set, UErrorCode *status) {
    USet *letters = uset_openEmpty();
    int32_t count = uset_getItemCount(set);
    for (int32_t index = 0; index < count; index++) {
        UChar32 first, last;
        UChar text[32];
        int32_t length = uset_getItem(set, index, &first, &last, text, 32, status);
        if (length == 0) uset_addRange(letters, first, last);
        if (length > 0) uset_addAllCodePoints(letters, text, length);
    }
    for (int32_t index = 0; index < uset_getRangeCount(letters); index++) {
        UChar32 first, last;
        char range[32];
        uset_getItem(letters, index, &first, &last, NULL, 0, status);
        int written = snprintf(range, sizeof range, "%s%X", index ? " " : "", (unsigned)first);
        if (last > first) snprintf(range + written, sizeof range - written, "-%X", (unsigned)last);
        append_string(out, range);
    }
    uset_close(letters);
}

char *placard_writing_lines(const char *locale) {
    static const struct {
        const char *key;
        ULocaleDataExemplarSetType type;
    } sets[] = {
        {"main\t", ULOCDATA_ES_STANDARD},
        {"auxiliary\t", ULOCDATA_ES_AUXILIARY},
        {"punctuation\t", ULOCDATA_ES_PUNCTUATION},
    };
    UErrorCode status = U_ZERO_ERROR;
    buffer out = new_buffer();
    ULocaleData *data = ulocdata_open(locale, &status);
    for (int index = 0; index < 3; index++) {
        USet *set = uset_openEmpty();
        status = U_ZERO_ERROR;
        append_string(&out, sets[index].key);
        ulocdata_getExemplarSet(data, set, 0, sets[index].type, &status);
        if (U_SUCCESS(status)) append_ranges(&out, set, &status);
        append_string(&out, "\n");
        uset_close(set);
    }
    for (int type = ULOCDATA_QUOTATION_START; type <= ULOCDATA_ALT_QUOTATION_END; type++) {
        UChar mark[16];
        status = U_ZERO_ERROR;
        int32_t length = ulocdata_getDelimiter(data, (ULocaleDataDelimiterType)type, mark, 16, &status);
        append_string(&out, "quote\t");
        append_wide(&out, mark, U_SUCCESS(status) ? length : 0);
        append_string(&out, "\n");
    }
    ulocdata_close(data);
    return out.text;
}

void placard_free(char *lines) { free(lines); }
