#include "CICU.h"
#include <unicode/ubrk.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <stdlib.h>

struct placard_words {
    UBreakIterator *breaks;
};

placard_words *placard_words_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    placard_words *words = malloc(sizeof *words);
    if (words == NULL) return NULL;
    words->breaks = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
    if (U_FAILURE(status)) {
        free(words);
        return NULL;
    }
    return words;
}

int32_t placard_words_find(
    placard_words *words, const char *text, int32_t length, int32_t *bounds, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UText *bytes = utext_openUTF8(NULL, text, length, &status);
    ubrk_setUText(words->breaks, bytes, &status);
    int32_t count = 0;
    if (U_SUCCESS(status)) {
        int32_t start = ubrk_first(words->breaks);
        for (int32_t end = ubrk_next(words->breaks); end != UBRK_DONE; end = ubrk_next(words->breaks)) {
            if (ubrk_getRuleStatus(words->breaks) >= UBRK_WORD_NUMBER) {
                if (count < capacity) {
                    bounds[2 * count] = start;
                    bounds[2 * count + 1] = end;
                }
                count++;
            }
            start = end;
        }
    }
    utext_close(bytes);
    return count;
}

void placard_words_close(placard_words *words) {
    if (words != NULL) ubrk_close(words->breaks);
    free(words);
}

int32_t placard_fold_case(const char *text, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0, folded_count = 0, written = -1;
    UChar *wide = malloc(sizeof(UChar) * ((size_t)length + 1));
    UChar *folded = malloc(sizeof(UChar) * ((size_t)length * 3 + 1));
    if (wide != NULL && folded != NULL) {
        u_strFromUTF8(wide, length + 1, &count, text, length, &status);
        folded_count = u_strFoldCase(folded, length * 3 + 1, wide, count, U_FOLD_CASE_DEFAULT, &status);
        if (U_SUCCESS(status)) u_strToUTF8(out, capacity, &written, folded, folded_count, &status);
    }
    free(folded);
    free(wide);
    return written;
}
