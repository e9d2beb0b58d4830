/* wchar.h: wide text to numbers, by way of narrow text: a numeral has only ASCII characters. */

typedef unsigned long size_t;
typedef int wchar_t;

extern void *__hw_allocate(size_t size);
extern void free(void *block);
extern size_t wcslen(const wchar_t *text);
extern long strtol(const char *text, char **end, int base);
extern unsigned long strtoul(const char *text, char **end, int base);
extern double strtod(const char *text, char **end);
extern float strtof(const char *text, char **end);
extern long double strtold(const char *text, char **end);

/* What is not ASCII cannot belong to a numeral; any byte that ends one will do for it. */
static char *narrow(const wchar_t *text) {
  size_t length = wcslen(text);
  char *copy = __hw_allocate(length + 1);
  for (size_t i = 0; i <= length; i++) {
    copy[i] = text[i] >= 0 && text[i] < 128 ? (char)text[i] : '$';
  }
  return copy;
}

/* Tells where the numeral ended, and gives the copy back. */
static void finish(char *copy, char *stop, const wchar_t *text, wchar_t **end) {
  if (end != 0 && stop != 0) {
    *end = (wchar_t *)text + (stop - copy);
  }
  free(copy);
}

long wcstol(const wchar_t *text, wchar_t **end, int base) {
  char *copy = narrow(text);
  char *stop = 0;
  long value = strtol(copy, &stop, base);
  finish(copy, stop, text, end);
  return value;
}

unsigned long wcstoul(const wchar_t *text, wchar_t **end, int base) {
  char *copy = narrow(text);
  char *stop = 0;
  unsigned long value = strtoul(copy, &stop, base);
  finish(copy, stop, text, end);
  return value;
}

long long wcstoll(const wchar_t *text, wchar_t **end, int base) { return wcstol(text, end, base); }

unsigned long long wcstoull(const wchar_t *text, wchar_t **end, int base) {
  return wcstoul(text, end, base);
}

long wcstoimax(const wchar_t *text, wchar_t **end, int base) { return wcstol(text, end, base); }

unsigned long wcstoumax(const wchar_t *text, wchar_t **end, int base) {
  return wcstoul(text, end, base);
}

double wcstod(const wchar_t *text, wchar_t **end) {
  char *copy = narrow(text);
  char *stop = 0;
  double value = strtod(copy, &stop);
  finish(copy, stop, text, end);
  return value;
}

float wcstof(const wchar_t *text, wchar_t **end) {
  char *copy = narrow(text);
  char *stop = 0;
  float value = strtof(copy, &stop);
  finish(copy, stop, text, end);
  return value;
}

long double wcstold(const wchar_t *text, wchar_t **end) {
  char *copy = narrow(text);
  char *stop = 0;
  long double value = strtold(copy, &stop);
  finish(copy, stop, text, end);
  return value;
}
