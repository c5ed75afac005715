#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uscript.h>

cicu_break_iterator *cicu_break_open(int kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open((UBreakIteratorType)kind, locale, 0, 0, &status);
  return U_FAILURE(status) ? 0 : (cicu_break_iterator *)iterator;
}

void cicu_break_close(cicu_break_iterator *iterator) { ubrk_close((UBreakIterator *)iterator); }

bool cicu_break_set_text(cicu_break_iterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_break_next(cicu_break_iterator *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

bool cicu_break_is_mandatory(const cicu_break_iterator *iterator) {
  int32_t status = ubrk_getRuleStatus((UBreakIterator *)iterator);
  return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
}

int32_t cicu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_FAILURE(status) ? USCRIPT_COMMON : script;
}

bool cicu_has_script(uint32_t scalar, int32_t script) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

uint32_t cicu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (!name || !name[0] || !name[1] || !name[2] || !name[3]) return 0x5A797979; /* Zyyy */
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

bool cicu_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cicu_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool cicu_is_emoji(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI);
}

uint32_t cicu_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int cicu_bracket_kind(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
  case U_BPT_OPEN: return 0;
  case U_BPT_CLOSE: return 1;
  default: return -1;
  }
}

uint8_t cicu_bidi_class(uint32_t scalar) { return (uint8_t)u_charDirection((UChar32)scalar); }

int32_t cicu_encode(
    const char *charset, const uint16_t *text, int32_t length, char *bytes, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return -1;
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, 0, 0, 0, &status);
  int32_t count = ucnv_fromUChars(converter, bytes, capacity, (const UChar *)text, length, &status);
  ucnv_close(converter);
  return U_FAILURE(status) ? -1 : count;
}

const char *cicu_version(void) { return U_ICU_VERSION; }

const char *cicu_unicode_version(void) { return U_UNICODE_VERSION; }
