// String literals as arrays, initialisers, conditions and operands.
#include <stdio.h>
#include <string.h>

#define TEXT "macro"
#define STRING(x) #x
#define EXPANDED(x) STRING(x)

static const char *choose(int n) { return n > 0 ? "positive" : n < 0 ? "negative" : "zero"; }
static const char table[] = "zero\0one\0two\0three\0";

static const char *nth(int n) {
  const char *s = table;
  while (n-- > 0) s += strlen(s) + 1;
  return s;
}

int main(void) {
  printf("%s %s %s\n", choose(5), choose(-5), choose(0));
  printf("%s %s %s\n", nth(0), nth(2), nth(3));
  printf("%zu [%s]\n", sizeof table, nth(4));
  printf("%zu %zu\n", sizeof TEXT, strlen(TEXT "s " TEXT));
  printf("%s %s\n", STRING(TEXT), EXPANDED(TEXT));
  puts(STRING(a "quoted\n" 'c' \t));
  if ("always") puts("true");
  printf("%c %d\n", *"first", "abc"[3]);
  char a[] = {"braces"}, b[10] = {'b', 'y', 't', 'e', 's'}, c[] = {'n', 'o', 'n', 'e'};
  printf("%s %s %zu %zu %zu\n", a, b, sizeof a, sizeof b, sizeof c);
  const char *p = "shared tail";
  printf("%s %s\n", p + 7, strchr(p, 't'));
  char *const fixed = a;
  fixed[0] = 'B';
  printf("%s\n", a);
  static char grid[3][4] = {"abc", "defg", "h"};
  printf("%s %.4s %s %d\n", grid[0], grid[1], grid[2], grid[2][3]);
  struct { char name[5]; char end; } s = {"abcd", '!'}, t = {{"ab"}, '?'};
  printf("%s%c %s%c\n", s.name, s.end, t.name, t.end);
  printf("%s\n", __func__);
  int sum = 0;
  for (const char *q = "\1\2\3\4"; *q; q++) sum += *q;
  printf("%s\n", (const char *){"literal in a compound"});
  return sum;
}
