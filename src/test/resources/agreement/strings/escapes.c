// Every escape, the sizes of literals, and literals that are joined.
#include <stdio.h>

static void dump(const char *what, const char *s, size_t n) {
  printf("%-8s", what);
  for (size_t i = 0; i < n; i++) printf(" %02x", (unsigned char)s[i]);
  putchar('\n');
}

#define DUMP(s) dump(#s[0] == '"' ? "literal" : "?", s, sizeof s)

int main(void) {
  DUMP("\a\b\f\n\r\t\v");
  DUMP("\\\'\"\?");
  DUMP("\0\00\000\1\12\123\1234");
  DUMP("\x1\x12\xff\x0g");
  DUMP("\e[0m");
  DUMP("ab" "cd");
  DUMP("\x41" "42");
  DUMP("a\0b" "c");
  DUMP("");
  DUMP("long\
er");
  DUMP("\u00e9\u20ac");
  printf("%d %d %d\n", '\n', '\'', '\x7f');
  printf("%d %d\n", '\xff', '\377');
  printf("%zu %zu %zu\n", sizeof "abc", sizeof 'a', sizeof "a\0b");

  char exact[3] = "xyz";
  char open[] = "xyz";
  char wide[6] = "xyz";
  dump("exact", exact, sizeof exact);
  dump("open", open, sizeof open);
  dump("wide", wide, sizeof wide);
  printf("%c %c %s\n", "hello"[1], *("hello" + 4), &"hello"[3]);
  return "status"[0];
}
