// A small regular-expression matcher: literals, dot, star, plus, anchors, classes.
#include <stdio.h>
#include <string.h>

static int match_here(const char *re, const char *text);

static int item_length(const char *re) {
  if (*re == '\\' && re[1]) return 2;
  if (*re != '[') return 1;
  const char *end = re + 1;
  while (*end && *end != ']') end++;
  return (int)(end - re) + 1;
}

static int matches_one(const char *re, char c) {
  if (!c) return 0;
  if (*re == '.') return 1;
  if (*re == '\\') return re[1] == 'd' ? c >= '0' && c <= '9' : re[1] == c;
  if (*re != '[') return *re == c;
  int negated = re[1] == '^', hit = 0;
  for (re += 1 + negated; *re && *re != ']'; re++)
    if (re[1] == '-' && re[2] && re[2] != ']') hit |= c >= re[0] && c <= re[2], re += 2;
    else hit |= *re == c;
  return hit != negated;
}

static int match_repeat(const char *item, int least, int most, const char *rest, const char *text) {
  int n = 0;
  while (n < most && matches_one(item, text[n])) n++;
  for (; n >= least; n--)
    if (match_here(rest, text + n)) return 1;
  return 0;
}

static int match_here(const char *re, const char *text) {
  if (!*re) return 1;
  if (re[0] == '$' && !re[1]) return !*text;
  int n = item_length(re);
  switch (re[n]) {
    case '*': return match_repeat(re, 0, 1000, re + n + 1, text);
    case '+': return match_repeat(re, 1, 1000, re + n + 1, text);
    case '?': return match_repeat(re, 0, 1, re + n + 1, text);
    default: return matches_one(re, *text) && match_here(re + n, text + 1);
  }
}

static int match(const char *re, const char *text) {
  if (*re == '^') return match_here(re + 1, text);
  do
    if (match_here(re, text)) return 1;
  while (*text++);
  return 0;
}

int main(void) {
  static const char *const patterns[] = {"abc", "^a.c$", "a*b", "^[a-c]+$", "\\d+-\\d+", "colou?r",
      "[^0-9]$", "x.*y.*z", "^$", "\\."};
  static const char *const texts[] = {"abc", "xabcx", "aaab", "12-345", "color", "colour", "",
      "x1y2z", "end.", "cab"};
  int total = 0;
  for (int p = 0; p < 10; p++) {
    printf("%-10s", patterns[p]);
    for (int t = 0; t < 10; t++) {
      int m = match(patterns[p], texts[t]);
      putchar(m ? 'x' : '.');
      total += m;
    }
    putchar('\n');
  }
  return total;
}
