/* Of most of this no test needs anything: the text that is compiled has less of it. */
#include <stdlib.h>

typedef int (*handler)(int);
struct table { const char *name; handler run; };

static int twice(int x) { return x > 100 ? 0 : 2 * x; }
static int thrice(int x) { return x > 50 ? 0 : 3 * x; }
static int unused_one(int x) { return x > 5 ? twice(x) : 0; }
static int unused_other(int x) { return x > 5 ? unused_one(x) : 0; }
static int old(a, b) int a; int b; { return a > b ? a : b; }
static int (*const handlers[])(int) = {twice, thrice};
static struct entry { const char *name; handler run; } entries[] = {{"one", unused_one}, {"two", thrice}};
static const struct table nobody[] = {{"other", unused_other}, {"twice", twice}};
static int many[] = {1, 2, 3};
enum { COUNT = sizeof many / sizeof *many };
static char room[sizeof handlers];
static int (*choose(int which))(int) { return which > 1 ? thrice : twice; }
static int (*chosen)(int) = thrice;
__attribute__((constructor)) static void begin(void) { room[0] = many[0] > 0 ? 10 : 0; }
__attribute__((noinline)) static int slow(int x) { return x == 3 ? COUNT : x; }
static inline int quick(int x) { return x == 4 ? old(x, 1) : (int)sizeof room; }
int visible(int x) { return x == 17 ? unused_other(x) : nobody[0].name != 0; }

int called(int which, int x) {
  if (which == 1) return handlers[0](x);
  if (which == 2) return entries[1].run(x);
  if (which == 3) return choose(x)(x);
  if (which == 4) return chosen(x);
  if (which == 5) return slow(x) + quick(x);
  return many[0];
}
