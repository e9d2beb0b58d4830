// Case ranges, empty structs and initialisers, omitted middles, zero arguments.
#include <stdio.h>

struct empty {};
struct with { int before; struct empty nothing; int after; };

#define CALL(f, ...) f(__VA_ARGS__)
#define COUNT_ARGS(...) COUNT_(0, ##__VA_ARGS__, 4, 3, 2, 1, 0)
#define COUNT_(_0, _1, _2, _3, _4, n, ...) n

static const char *age(int years) {
  switch (years) {
    case 0 ... 2: return "baby";
    case 3 ... 12: return "child";
    case 13 ... 19: return "teenager";
    case 20 ... 64: return "adult";
    case 65 ... 0x7fffffff: return "senior";
    default: return "unborn";
  }
}

static int hex(char c) {
  switch (c) {
    case '0' ... '9': return c - '0';
    case 'a' ... 'f': return c - 'a' + 10;
    case 'A' ... 'F': return c - 'A' + 10;
  }
  return -1;
}

static int overlapping(unsigned char c) {
  int r = 0;
  switch (c) {
    case 0x80 ... 0xbf: r += 1; break;
    case 0xc0 ... 0xdf: r += 2; break;
    case 0xe0 ... 0xff: r += 3;
    case 5 ... 5: r += 10;
  }
  return r;
}

static int forty(void) { return 40; }
static struct empty pass(struct empty e, int n) { printf("%d ", n); return e; }

int main(void) {
  int ages[] = {-1, 0, 2, 3, 12, 13, 20, 64, 65, 1000000};
  for (int i = 0; i < 10; i++) printf("%s ", age(ages[i]));
  putchar('\n');
  for (const char *s = "09afAFgG"; *s; s++) printf("%d ", hex(*s));
  putchar('\n');
  printf("%d %d %d %d %d\n", overlapping(0x80), overlapping(0xdf), overlapping(0xff),
      overlapping(5), overlapping(6));
  struct empty e = {};
  struct with w = {1, {}, 2};
  w.nothing = pass(e, 7);
  printf("%zu %d %d\n", sizeof w, w.before, w.after);
  int zeros[4] = {};
  struct with cleared = {};
  printf("%d %d\n", zeros[3], cleared.after);
  printf("%d %d %d\n", COUNT_ARGS(), COUNT_ARGS(a), COUNT_ARGS(a, b, c));
  printf("%d\n", CALL(forty) + CALL(hex, '2'));
  int x = 5;
  printf("%d %d\n", x ?: 9, (x - 5) ?: 9);
  ;;
  return CALL(forty);
}
