#include "CICU.h"
#include <unicode/unorm2.h>
#include <unicode/uchar.h>
#include <unicode/unumberformatter.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>
#include <stdlib.h>
#include <string.h>

void placard_icu_version(char *out) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, out);
}

/// UTF-16 copy of a UTF-8 text, or NULL where the text is not UTF-8; the caller frees it.
static UChar *utf16_copy(const char *text, int32_t length, int32_t *count) {
    UErrorCode status = U_ZERO_ERROR;
    UChar *buffer = malloc(sizeof(UChar) * ((size_t)length + 1));
    if (buffer == NULL) return NULL;
    u_strFromUTF8(buffer, length + 1, count, text, length, &status);
    if (U_FAILURE(status)) {
        free(buffer);
        return NULL;
    }
    return buffer;
}

/// Bytes that the first `count` UTF-16 units take in UTF-8.
static int32_t utf8_length(const UChar *text, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strToUTF8(NULL, 0, &length, text, count, &status);
    return length;
}

int32_t placard_nfc_fault(const char *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    int32_t count = 0;
    UChar *wide = utf16_copy(text, length, &count);
    if (wide == NULL) return -1;
    int32_t fault = -1;
    if (!unorm2_isNormalized(nfc, wide, count, &status) && U_SUCCESS(status)) {
        fault = utf8_length(wide, unorm2_spanQuickCheckYes(nfc, wide, count, &status));
    }
    free(wide);
    return fault;
}

int placard_starts_nfc(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    return unorm2_hasBoundaryBefore(unorm2_getNFCInstance(&status), (UChar32)scalar);
}

uint32_t placard_base_scalar(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    UChar parts[32];
    int32_t count = unorm2_getDecomposition(nfc, (UChar32)scalar, parts, 32, &status);
    if (U_FAILURE(status) || count <= 0) return scalar;
    UChar32 first;
    U16_GET(parts, 0, 0, count, first);
    return (uint32_t)first;
}

int32_t placard_nfc(const char *text, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    int32_t count = 0;
    UChar *wide = utf16_copy(text, length, &count);
    if (wide == NULL) return -1;
    int32_t room = count * 3 + 1;
    UChar *normal = malloc(sizeof(UChar) * (size_t)room);
    int32_t written = -1;
    if (normal != NULL) {
        int32_t normal_count = unorm2_normalize(nfc, wide, count, normal, room, &status);
        if (U_SUCCESS(status)) {
            u_strToUTF8(out, capacity, &written, normal, normal_count, &status);
        }
    }
    free(normal);
    free(wide);
    return written;
}

int placard_is_settled(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_NFC_QUICK_CHECK) == UNORM_YES &&
           u_getCombiningClass((UChar32)scalar) == 0;
}

int placard_has_property(uint32_t scalar, enum placard_property property) {
    static const UProperty properties[] = {
        [PLACARD_DEFAULT_IGNORABLE] = UCHAR_DEFAULT_IGNORABLE_CODE_POINT,
        [PLACARD_EMOJI] = UCHAR_EMOJI,
        [PLACARD_EMOJI_PRESENTATION] = UCHAR_EMOJI_PRESENTATION,
        [PLACARD_EXTENDED_PICTOGRAPHIC] = UCHAR_EXTENDED_PICTOGRAPHIC,
        [PLACARD_EMOJI_MODIFIER] = UCHAR_EMOJI_MODIFIER,
        [PLACARD_REGIONAL_INDICATOR] = UCHAR_REGIONAL_INDICATOR,
        [PLACARD_ALPHABETIC] = UCHAR_ALPHABETIC,
        [PLACARD_UPPERCASE] = UCHAR_UPPERCASE,
        [PLACARD_LOWERCASE] = UCHAR_LOWERCASE,
        [PLACARD_BIDI_CONTROL] = UCHAR_BIDI_CONTROL,
        [PLACARD_JOIN_CONTROL] = UCHAR_JOIN_CONTROL,
        [PLACARD_NONCHARACTER] = UCHAR_NONCHARACTER_CODE_POINT,
        [PLACARD_WHITE_SPACE] = UCHAR_WHITE_SPACE,
        [PLACARD_PATTERN_SYNTAX] = UCHAR_PATTERN_SYNTAX,
        [PLACARD_PATTERN_WHITE_SPACE] = UCHAR_PATTERN_WHITE_SPACE,
    };
    return u_hasBinaryProperty((UChar32)scalar, properties[property]);
}

int placard_general_category(uint32_t scalar) { return u_charType((UChar32)scalar); }

int placard_east_asian_width(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

void placard_script(uint32_t scalar, char *out) {
    UErrorCode status = U_ZERO_ERROR;
    const char *name = uscript_getShortName(uscript_getScript((UChar32)scalar, &status));
    strncpy(out, U_SUCCESS(status) && name != NULL ? name : "Zzzz", 5);
    out[4] = 0;
}

int placard_script_is_right_to_left(const char *script) {
    int32_t code = u_getPropertyValueEnum(UCHAR_SCRIPT, script);
    return code >= 0 && uscript_isRightToLeft((UScriptCode)code);
}

int placard_check_number_skeleton(const char *skeleton, int32_t length, int32_t *offset) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError fault;
    fault.offset = -1;
    int32_t count = 0;
    *offset = -1;
    UChar *wide = utf16_copy(skeleton, length, &count);
    if (wide == NULL) return U_INVALID_CHAR_FOUND;
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocaleWithError(wide, count, "en", &fault, &status);
    unumf_close(formatter);
    if (U_FAILURE(status) && fault.offset >= 0 && fault.offset <= count) {
        *offset = utf8_length(wide, fault.offset);
    }
    free(wide);
    return U_FAILURE(status) ? status : 0;
}

const char *placard_error_name(int code) { return u_errorName((UErrorCode)code); }
