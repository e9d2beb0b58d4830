// strcmp and relatives: signs, limits, case, locale-free order.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
  const char *words[] = {"", "a", "A", "ab", "abc", "abd", "b", "\x80", "Abc"};
  int n = sizeof words / sizeof *words;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) printf("%2d", sign(strcmp(words[i], words[j])));
    putchar('\n');
  }
  printf("%d %d %d\n", sign(strncmp("abcdef", "abcxyz", 3)), sign(strncmp("abcdef", "abcxyz", 4)),
         sign(strncmp("a", "b", 0)));
  printf("%d %d\n", strncmp("abc", "abc", 100), sign(strncmp("ab", "abc", 3)));
  printf("%d %d %d\n", strcasecmp("HeLLo", "hEllO"), sign(strcasecmp("a", "B")),
      sign(strcasecmp("b", "A")));
  printf("%d %d\n", strncasecmp("ABCdef", "abcXYZ", 3), sign(strncasecmp("ABCd", "abcX", 4)));
  printf("%d %d %d\n", sign(memcmp("abc", "abd", 3)), memcmp("abc", "abd", 2),
      sign(memcmp("b\0x", "b\0y", 3)));
  printf("%d %d\n", sign(memcmp("\xff", "\x01", 1)), memcmp("", "x", 0));
  printf("%d\n", sign(strcoll("apple", "banana")));
  printf("%d %d %d\n", sign(strverscmp("file9", "file10")), sign(strcmp("file9", "file10")),
         strverscmp("same", "same"));
  char out[10];
  printf("%zu %s\n", strxfrm(out, "order", sizeof out), out);
  printf("%d\n", bcmp("same", "same", 4));
  const char *sorted[] = {"pear", "Apple", "fig", "apple"};
  for (int i = 0; i < 4; i++)
    for (int j = i + 1; j < 4; j++)
      if (strcmp(sorted[j], sorted[i]) < 0) {
        const char *t = sorted[i];
        sorted[i] = sorted[j];
        sorted[j] = t;
      }
  printf("%s %s %s %s\n", sorted[0], sorted[1], sorted[2], sorted[3]);
  return sign(strcmp("z", "a")) + 5;
}
