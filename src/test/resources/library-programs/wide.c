#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

static unsigned int seed = 17;

static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

static wchar_t *word(int longest) {
  static const wchar_t letters[] = {'a', 'b', 'A', 'B', ' ', 0xe9, 0x7fffffff, -5};
  int length = pick(longest + 1);
  wchar_t *text = malloc((length + 1) * sizeof *text);
  for (int i = 0; i < length; i++) text[i] = letters[pick(8)];
  text[length] = 0;
  return text;
}

static long offset(const wchar_t *base, const void *at) { return at ? (const wchar_t *)at - base : -1; }

static void dump(const wchar_t *text, size_t size) {
  for (size_t i = 0; i < size; i++) printf(" %x", text[i]);
}

static void strings(void) {
  wchar_t *a = word(10), *b = word(3), target[40], *position;
  size_t n = pick(8);
  printf("%zu %zu %d %d %d %d %d", wcslen(a), wcsnlen(a, n), wcscmp(a, b), wcsncmp(a, b, n), wcscasecmp(a, b), wcsncasecmp(a, b, n), wcscoll(b, a));
  printf(" %ld %ld %ld %ld", offset(a, wcschr(a, 'b')), offset(a, wcsrchr(a, 'b')), offset(a, wcsstr(a, b)), offset(a, wcspbrk(a, b)));
  printf(" %zu %zu %ld", wcsspn(a, b), wcscspn(a, b), offset(a, wmemchr(a, 'A', wcslen(a))));
  wmemset(target, '#', 40), wcscpy(target, a), wcscat(target, b), wcsncat(target, a, n);
  printf(" %ld", offset(target, wcpcpy(target + 25, b))), printf(" %ld", offset(target, wcpncpy(target + 30, a, n)));
  dump(target, 40);
  wmemmove(target + 2, target, 7), printf(" %d", wmemcmp(target, target + 2, 9)), printf(" %ld", offset(target, wmempcpy(target, a, 1)));
  printf(" %zu", wcsxfrm(target, a, n)), dump(target, n > wcslen(a) ? wcslen(a) : 0);
  wchar_t *twin = wcsdup(a);
  for (wchar_t *t = wcstok(twin, b, &position); t; t = wcstok(NULL, b, &position)) printf(" <%ld %zu>", offset(twin, t), wcslen(t));
  puts("");
  free(twin), free(a), free(b);
}

static void classes(void) {
  static const char *const names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit", "odd"};
  for (wint_t c = 0; c < 400; c++) {
    wint_t w = c == 399 ? WEOF : c;
    printf("%d%d%d%d%d%d%d%d%d%d%d%d", !!iswalnum(w), !!iswalpha(w), !!iswblank(w), !!iswcntrl(w), !!iswdigit(w), !!iswgraph(w), !!iswlower(w),
           !!iswprint(w), !!iswpunct(w), !!iswspace(w), !!iswupper(w), !!iswxdigit(w));
    printf(" %x %x %x %d %d", towlower(w), towupper(w), towctrans(w, wctrans("toupper")), wctob(w), wcwidth(w));
    printf(" %x ", btowc(c - 1));
    for (int i = 0; i < 13; i++) printf("%d", !!iswctype(w, wctype(names[i])));
    puts("");
  }
}

#define SHOW(call) errno = 0, printf("%s=%ld", #call, (long)(call)), printf(" %d\n", errno)

static void conversions(void) {
  wchar_t wide[20] = {0}, c = 7, *end;
  char narrow[20] = "", *text = "plain", *bad = "ba\xff", *at;
  const wchar_t *from, *wrong = L"ba\xe9";
  mbstate_t state = {0};
  SHOW(mbtowc(&c, "x", 1)), SHOW(c), SHOW(mbtowc(&c, "\xe9", 1)), SHOW(mbtowc(&c, "", 1)), SHOW(mbtowc(NULL, NULL, 0)), SHOW(mbtowc(&c, "x", 0));
  SHOW(mblen("abc", 3)), SHOW(mblen("\xff", 1)), SHOW(mbrtowc(&c, "q", 1, &state)), SHOW(mbrtowc(&c, "q", 0, &state)), SHOW(mbrlen("", 1, &state));
  SHOW(wctomb(narrow, 'y')), SHOW(narrow[0]), SHOW(wctomb(narrow, 0xe9)), SHOW(wctomb(NULL, 0)), SHOW(wcrtomb(narrow, 0, &state)), SHOW(wcrtomb(NULL, 5, &state));
  SHOW(mbstowcs(wide, text, 20)), SHOW(wide[4]), SHOW(mbstowcs(NULL, text, 0)), SHOW(mbstowcs(wide, text, 3)), SHOW(mbstowcs(wide, bad, 20)), SHOW(mbstowcs(NULL, bad, 0));
  SHOW(wcstombs(narrow, L"wide", 20)), puts(narrow), SHOW(wcstombs(NULL, L"wide", 0)), SHOW(wcstombs(narrow, L"wide", 2)), SHOW(wcstombs(narrow, wrong, 9));
  at = text, SHOW(mbsrtowcs(wide, (const char **)&at, 3, &state)), SHOW(at - text), SHOW(mbsrtowcs(wide, (const char **)&at, 9, &state)), SHOW(at);
  from = wrong, SHOW(wcsrtombs(narrow, &from, 9, &state)), SHOW(from - wrong), SHOW(mbsinit(&state));
  SHOW(wcstol(L" -0x1fz", &end, 0)), SHOW(*end), SHOW(wcstol(L"99999999999999999999", &end, 10)), SHOW(*end), SHOW(wcstoul(L"\xe9", &end, 10)), SHOW(*end);
  SHOW(wcstod(L"2.5e1x", &end)), SHOW(*end), SHOW(wcstof(L"0x1p4", NULL)), SHOW(wcstold(L"7", NULL)), SHOW(wcstoull(L"-1", NULL, 36)), SHOW(wcstol(L"1", NULL, 99));
}

static void streams(void) {
  FILE *f = tmpfile();
  wchar_t line[20] = {0};
  SHOW(fputws(L"first\nsecond", f)), SHOW(fputwc('!', f)), SHOW(fputwc(0xe9, f)), SHOW(fwprintf(f, L"%d %ls %s\n", 7, L"wide", "narrow")), rewind(f);
  SHOW(fgetwc(f)), SHOW(ungetwc('G', f)), SHOW(fgetws(line, 20, f) != NULL), dump(line, 7), SHOW(fgetws(line, 5, f) != NULL), dump(line, 5);
  SHOW(fgetws(line, 20, f) != NULL), SHOW(wcslen(line)), SHOW((int)fgetwc(f)), SHOW(fgetws(line, 20, f) != NULL), fclose(f);
  SHOW(swprintf(line, 20, L"%05.1f|%c", 2.25, 'z')), dump(line, 8), SHOW(swprintf(line, 4, L"%d", 12345)), SHOW(swprintf(line, 20, L"%ls", L"ok"));
}

int main(void) {
  for (int i = 0; i < 1000; i++) strings();
  classes(), conversions(), streams();
}
