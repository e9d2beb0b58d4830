/* wchar.h: formatted wide output, by way of narrow text: in the "C" locale both are ASCII. */

typedef unsigned long size_t;
typedef int wchar_t;
typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;

extern FILE *stdout;
extern long __hw_format(char **text, const char *format, va_list arguments);
extern size_t __hw_put(FILE *stream, const char *bytes, size_t size);
extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void free(void *block);
extern size_t wcslen(const wchar_t *text);

enum { EILSEQ = 84, ASCII = 128 };

static int is_ascii(wchar_t c) { return c >= 0 && c < ASCII; }

/* What is not ASCII becomes the substitute, or an error where there is none. */
static long format_narrow(
    char **text, const wchar_t *format, va_list arguments, char substitute) {
  size_t length = wcslen(format);
  char *narrow = __hw_allocate(length + 1);
  long result = -1;
  size_t i = 0;
  while (i <= length && (is_ascii(format[i]) || substitute != '\0')) {
    narrow[i] = is_ascii(format[i]) ? (char)format[i] : substitute;
    i++;
  }
  if (i > length) {
    result = __hw_format(text, narrow, arguments);
  } else {
    *__errno_location() = EILSEQ;
  }
  free(narrow);
  return result;
}

int vfwprintf(FILE *stream, const wchar_t *format, va_list arguments) {
  char *text;
  long length = format_narrow(&text, format, arguments, '?');
  if (length < 0) {
    return -1;
  }
  size_t done = __hw_put(stream, text, (size_t)length);
  free(text);
  return done == (size_t)length ? (int)length : -1;
}

int vwprintf(const wchar_t *format, va_list arguments) {
  return vfwprintf(stdout, format, arguments);
}

int fwprintf(FILE *stream, const wchar_t *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vfwprintf(stream, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

int wprintf(const wchar_t *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vfwprintf(stdout, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

/* Unlike snprintf, fails where the text does not fit. */
int vswprintf(wchar_t *target, size_t size, const wchar_t *format, va_list arguments) {
  char *text;
  if (size == 0) {
    return -1;
  }
  long length = format_narrow(&text, format, arguments, '\0');
  if (length < 0) {
    return -1;
  }
  size_t kept = (size_t)length < size ? (size_t)length : size - 1;
  for (size_t i = 0; i < kept; i++) {
    target[i] = (unsigned char)text[i];
  }
  target[kept] = 0;
  free(text);
  return (size_t)length < size ? (int)length : -1;
}

int swprintf(wchar_t *target, size_t size, const wchar_t *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vswprintf(target, size, format, arguments);
  __builtin_va_end(arguments);
  return length;
}
