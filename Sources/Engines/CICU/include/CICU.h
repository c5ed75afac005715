// The few functions of ICU that the text engine uses, under names without a version.
//
// ICU renames its functions with its version (`ubrk_open_72`) by macros, which Swift does not
// import. These wrappers do; they are the whole surface, so that another ICU, or none, can stand in.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

// A break iterator of ICU.
typedef struct cicu_break_iterator cicu_break_iterator;

enum { CICU_BREAK_CHARACTER = 0, CICU_BREAK_LINE = 2 };
// What `cicu_break_next` answers when there are no more boundaries.
enum { CICU_DONE = -1 };

// Opens an iterator for the rules of `locale` (null: the root locale); null when that fails.
cicu_break_iterator *cicu_break_open(int kind, const char *locale);
void cicu_break_close(cicu_break_iterator *iterator);
// Sets the text to iterate over, which must outlive the iteration. Returns false on failure.
bool cicu_break_set_text(cicu_break_iterator *iterator, const uint16_t *text, int32_t length);
int32_t cicu_break_next(cicu_break_iterator *iterator);
// Whether the boundary just returned is one where a line must end.
bool cicu_break_is_mandatory(const cicu_break_iterator *iterator);

// The ISO 15924 number of ICU's script of a code point (`UScriptCode`).
int32_t cicu_script(uint32_t scalar);
// Whether the script extensions of a code point contain a script.
bool cicu_has_script(uint32_t scalar, int32_t script);
// The four letters of a script's ISO 15924 tag, big-endian, as OpenType and HarfBuzz write it.
uint32_t cicu_script_tag(int32_t script);

bool cicu_is_default_ignorable(uint32_t scalar);
bool cicu_is_emoji_presentation(uint32_t scalar);
bool cicu_is_emoji(uint32_t scalar);
// The paired bracket of a code point, or the code point itself.
uint32_t cicu_paired_bracket(uint32_t scalar);
// -1 not a bracket, 0 opening, 1 closing.
int cicu_bracket_kind(uint32_t scalar);

// The bidirectional class of a code point (`UCharDirection`).
uint8_t cicu_bidi_class(uint32_t scalar);

// Writes a text in another character set. Returns the number of bytes, or -1 when the set is not known,
// has not all of the characters, or the bytes are more than there is room for.
int32_t cicu_encode(
    const char *charset, const uint16_t *text, int32_t length, char *bytes, int32_t capacity);

// The versions of ICU and of Unicode it implements, such as "72.1" and "15.0".
const char *cicu_version(void);
const char *cicu_unicode_version(void);

#endif
