// A JSON reader that checks, measures and reprints values from the input.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *p;
static int values, deepest;

static void blanks(void) { while (isspace((unsigned char)*p)) p++; }

static int word(const char *w) {
  size_t n = strlen(w);
  if (strncmp(p, w, n)) return 0;
  printf("%s", w);
  p += n;
  return 1;
}

static int string(void) {
  if (*p != '"') return 0;
  putchar(*p++);
  while (*p != '"') {
    if (!*p || *p == '\n') return 0;
    if (*p == '\\') putchar(*p++);
    if (!*p) return 0;
    putchar(*p++);
  }
  putchar(*p++);
  return 1;
}

static int number(void) {
  const char *start = p;
  if (*p == '-') p++;
  if (!isdigit((unsigned char)*p)) return 0;
  while (isdigit((unsigned char)*p)) p++;
  if (*p == '.') for (p++; isdigit((unsigned char)*p); p++);
  if (*p == 'e' || *p == 'E') {
    p++;
    if (*p == '+' || *p == '-') p++;
    if (!isdigit((unsigned char)*p)) return 0;
    while (isdigit((unsigned char)*p)) p++;
  }
  printf("%.*s", (int)(p - start), start);
  return 1;
}

static int value(int depth);

static int sequence(char open, char close, int pairs, int depth) {
  putchar(open), p++;
  for (blanks(); *p != close; blanks()) {
    if (pairs) {
      if (!string()) return 0;
      blanks();
      if (*p++ != ':') return 0;
      putchar(':');
    }
    if (!value(depth)) return 0;
    blanks();
    if (*p == ',') putchar(*p++);
    else if (*p != close) return 0;
  }
  putchar(close), p++;
  return 1;
}

static int value(int depth) {
  blanks();
  values++;
  if (depth > deepest) deepest = depth;
  if (*p == '{') return sequence('{', '}', 1, depth + 1);
  if (*p == '[') return sequence('[', ']', 0, depth + 1);
  return string() || word("true") || word("false") || word("null") || number();
}

int main(void) {
  char line[200];
  int good = 0;
  while (fgets(line, sizeof line, stdin)) {
    p = line, values = deepest = 0;
    int ok = value(0);
    blanks();
    ok = ok && !*p;
    printf(" -> %s, %d values, depth %d\n", ok ? "ok" : "bad", values, deepest);
    good += ok;
  }
  return good;
}
