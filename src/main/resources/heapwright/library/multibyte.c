/* stdlib.h and wchar.h: the "C" locale's characters are the 128 of ASCII, a byte each. */

typedef unsigned long size_t;
typedef int wchar_t;
typedef unsigned int wint_t;

typedef struct {
  int count;
  char value[4];
} mbstate_t;

extern int *__errno_location(void);

enum { EOF = -1, EILSEQ = 84, ASCII = 128 };

static const size_t failed = -1UL;
static const wint_t no_character = 0xffffffff;

static size_t refuse(void) {
  *__errno_location() = EILSEQ;
  return failed;
}

int mbsinit(const mbstate_t *state) {
  (void)state;
  return 1;
}

wint_t btowc(int c) { return c >= 0 && c < ASCII ? (wint_t)c : no_character; }

int wctob(wint_t c) { return c < ASCII ? (int)c : EOF; }

size_t mbrtowc(wchar_t *wide, const char *bytes, size_t size, mbstate_t *state) {
  (void)state;
  if (bytes == 0) {
    return 0;
  }
  if (size == 0) {
    return -2UL;
  }
  unsigned char byte = (unsigned char)*bytes;
  if (byte >= ASCII) {
    return refuse();
  }
  if (wide != 0) {
    *wide = byte;
  }
  return byte == 0 ? 0 : 1;
}

size_t mbrlen(const char *bytes, size_t size, mbstate_t *state) {
  return mbrtowc(0, bytes, size, state);
}

int mbtowc(wchar_t *wide, const char *bytes, size_t size) {
  size_t length = mbrtowc(wide, bytes, size, 0);
  return length > 1 ? -1 : (int)length;
}

int mblen(const char *bytes, size_t size) { return mbtowc(0, bytes, size); }

size_t wcrtomb(char *bytes, wchar_t wide, mbstate_t *state) {
  (void)state;
  if (bytes == 0) {
    return 1;
  }
  if (wide < 0 || wide >= ASCII) {
    return refuse();
  }
  *bytes = (char)wide;
  return 1;
}

int wctomb(char *bytes, wchar_t wide) { return bytes == 0 ? 0 : (int)wcrtomb(bytes, wide, 0); }

/* Converts at most so many characters; *text becomes null once the terminator was converted. */
size_t mbsrtowcs(wchar_t *target, const char **text, size_t size, mbstate_t *state) {
  const char *at = *text;
  size_t count = 0;
  while (target == 0 || count < size) {
    wchar_t wide;
    if (mbrtowc(&wide, at, 1, state) == failed) {
      *text = target == 0 ? *text : at;
      return failed;
    }
    if (target != 0) {
      target[count] = wide;
    }
    if (wide == 0) {
      *text = target == 0 ? *text : 0;
      return count;
    }
    at++;
    count++;
  }
  *text = at;
  return count;
}

size_t wcsrtombs(char *target, const wchar_t **text, size_t size, mbstate_t *state) {
  const wchar_t *at = *text;
  size_t count = 0;
  while (target == 0 || count < size) {
    char byte;
    if (wcrtomb(&byte, *at, state) == failed) {
      *text = target == 0 ? *text : at;
      return failed;
    }
    if (target != 0) {
      target[count] = byte;
    }
    if (byte == 0) {
      *text = target == 0 ? *text : 0;
      return count;
    }
    at++;
    count++;
  }
  *text = at;
  return count;
}

size_t mbstowcs(wchar_t *target, const char *text, size_t size) {
  return mbsrtowcs(target, &text, size, 0);
}

size_t wcstombs(char *target, const wchar_t *text, size_t size) {
  return wcsrtombs(target, &text, size, 0);
}
