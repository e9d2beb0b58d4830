/* Texts, as bytes. */
#include <stddef.h>

/* A text that is neither absent nor empty. */
int some(const char *text) { return text != NULL && text[0] != '\0'; }

/* Whether the bytes are UTF-8 of at most two bytes each. */
int utf8(const char *text) {
  if (text == NULL) return 0;
  for (const unsigned char *c = (const unsigned char *)text; *c != 0; c++) {
    if (*c < 0x80) continue;
    if (*c < 0xc2 || *c > 0xdf) return 0;
    c++;
    if (*c < 0x80 || *c > 0xbf) return 0;
  }
  return 1;
}

int first(const char *text) {
  if (text == NULL) return -2;
  if (*text == '\0') return -1;
  if (*text == '-') return 0;
  return 1;
}

/* How many characters begin among the first bytes. */
int second_starts(const char *text) {
  unsigned char c = (unsigned char)text[0];
  if (c >= 0x80 && c < 0xc0) return -1;
  if (c >= 0xc0) return (text[1] & 0xc0) == 0x80 ? 2 : -2;
  return 1;
}
