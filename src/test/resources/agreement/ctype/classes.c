// What ctype says of each character in the C locale.
#include <ctype.h>
#include <stdio.h>

typedef int test(int);

static int upper(int c) { return isupper(c); }
static int lower(int c) { return islower(c); }
static int alpha(int c) { return isalpha(c); }
static int digit(int c) { return isdigit(c); }
static int alnum(int c) { return isalnum(c); }
static int space(int c) { return isspace(c); }
static int blank(int c) { return isblank(c); }
static int punct(int c) { return ispunct(c); }
static int cntrl(int c) { return iscntrl(c); }
static int print(int c) { return isprint(c); }
static int graph(int c) { return isgraph(c); }
static int xdigit(int c) { return isxdigit(c); }

static const struct { const char *name; test *is; } tests[] = {
    {"upper", upper}, {"lower", lower}, {"alpha", alpha}, {"digit", digit},
    {"alnum", alnum}, {"space", space}, {"blank", blank}, {"punct", punct},
    {"cntrl", cntrl}, {"print", print}, {"graph", graph}, {"xdigit", xdigit}};

int main(void) {
  int all = 0;
  for (size_t t = 0; t < sizeof tests / sizeof *tests; t++) {
    int count = 0, from = -1;
    printf("%-7s", tests[t].name);
    for (int c = -1; c <= 256; c++) {
      int is = c < 256 && tests[t].is(c) != 0;
      count += is;
      if (is && from < 0) from = c;
      if (!is && from >= 0) {
        printf(" %d-%d", from, c - 1);
        from = -1;
      }
    }
    printf(" (%d)\n", count);
    all += count;
  }
  for (const char *s = "aZ5[\x7f"; *s; s++) printf("%c%c", toupper(*s), tolower(*s));
  printf("\n%d %d %d\n", toupper(EOF), tolower(200), toascii(200));
  return all & 127;
}
