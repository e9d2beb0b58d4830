// Wide, UTF-16, UTF-32 and UTF-8 literals.
#include <stdint.h>
#include <stdio.h>
#include <uchar.h>
#include <wchar.h>

static size_t length(const wchar_t *s) {
  const wchar_t *p = s;
  while (*p) p++;
  return (size_t)(p - s);
}

int main(void) {
  wchar_t w[] = L"wide \u20ac \x1F600";
  printf("%zu %zu %zu\n", sizeof w / sizeof *w, sizeof *w, length(w));
  for (const wchar_t *p = w; *p; p++) printf("%x ", (unsigned)*p);
  putchar('\n');
  const char16_t u16[] = u"a\u20ac\U0001F600";
  for (unsigned i = 0; i < sizeof u16 / sizeof *u16; i++) printf("%04x ", u16[i]);
  putchar('\n');
  const char32_t u32[] = U"a\U0001F600";
  for (unsigned i = 0; i < sizeof u32 / sizeof *u32; i++) printf("%08x ", (unsigned)u32[i]);
  putchar('\n');
  const char u8[] = u8"\u00df\u20ac";
  for (unsigned i = 0; i < sizeof u8; i++) printf("%02x ", (unsigned char)u8[i]);
  putchar('\n');
  printf("%d %d %d %d\n", L'a', L'\u20ac', u'\xffff', U'\U0001F600' == 0x1F600);
  printf("%zu %zu %zu\n", sizeof L'a', sizeof u'a', sizeof U'a');
  const wchar_t *joined = L"left" L"right", *mixed = L"wide" "narrow";
  printf("%zu %zu %lc\n", length(joined), length(mixed), (wint_t)joined[4]);
  wchar_t cut[3] = L"abc";
  printf("%d\n", cut[2] == L'c');
  printf("%d %d\n", (int)wcslen(L"four"), wcscmp(L"abc", L"abd") < 0);
  wchar_t copy[12];
  wcscpy(copy, L"copy");
  wcscat(copy, L"cat");
  printf("%zu %d\n", wcslen(copy), copy[4] == L'c' && wcschr(copy, L'a') == copy + 5);
  return (int)length(w);
}
