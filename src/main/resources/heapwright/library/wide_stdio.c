/* wchar.h: wide characters on streams. In the "C" locale only ASCII passes, a byte each. */

typedef unsigned long size_t;
typedef int wchar_t;
typedef unsigned int wint_t;
typedef struct _IO_FILE FILE;

extern FILE *stdin;
extern FILE *stdout;
extern int *__errno_location(void);
extern int fgetc(FILE *stream);
extern int fputc(int c, FILE *stream);
extern int ungetc(int c, FILE *stream);

enum { EOF = -1, EILSEQ = 84, ASCII = 128 };

static const wint_t no_character = 0xffffffff;

/* Streams are not held to one orientation: the one that is asked for is always granted. */
int fwide(FILE *stream, int mode) {
  (void)stream;
  return mode;
}

/* What is not ASCII becomes a question mark, glibc's last resort where it knows nothing better. */
wint_t fputwc(wchar_t c, FILE *stream) {
  int byte = c >= 0 && c < ASCII ? c : '?';
  return fputc(byte, stream) == EOF ? no_character : (wint_t)c;
}

wint_t putwc(wchar_t c, FILE *stream) { return fputwc(c, stream); }

wint_t putwchar(wchar_t c) { return fputwc(c, stdout); }

int fputws(const wchar_t *text, FILE *stream) {
  while (*text != 0) {
    if (fputwc(*text, stream) == no_character) {
      return EOF;
    }
    text++;
  }
  return 1;
}

wint_t fgetwc(FILE *stream) {
  int c = fgetc(stream);
  if (c >= ASCII) {
    *__errno_location() = EILSEQ;
    return no_character;
  }
  return c == EOF ? no_character : (wint_t)c;
}

wint_t getwc(FILE *stream) { return fgetwc(stream); }

wint_t getwchar(void) { return fgetwc(stdin); }

wint_t ungetwc(wint_t c, FILE *stream) {
  return c < ASCII && ungetc((int)c, stream) != EOF ? c : no_character;
}

wchar_t *fgetws(wchar_t *line, int size, FILE *stream) {
  int length = 0;
  wint_t c = 0;
  if (size <= 0) {
    return 0;
  }
  while (length < size - 1 && c != '\n') {
    c = fgetwc(stream);
    if (c == no_character) {
      break;
    }
    line[length++] = (wchar_t)c;
  }
  if (length == 0 && size > 1) {
    return 0;
  }
  line[length] = 0;
  return line;
}
