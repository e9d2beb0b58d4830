/* Minimum, maximum, absolute value and their neighbours: gcc branches for some, not for others. */
#include <stdio.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

struct pair {
  int x, y;
  unsigned char c;
  short h;
};

static int calls;

static int call(int x) {
  calls++;
  return x;
}

static void two(int a, int b) {
  printf("%d %d", MIN(a, b), MAX(a, b));
  printf(" %d", a <= b ? b : a);
  printf(" %d", a >= b ? b : a);
  printf(" %d", !(a < b) ? b : a);
  printf(" %d", a == b ? a : b);
  printf(" %d", a != b ? a : b);
  printf(" %d", a > b ? a - b : 0);
  printf(" %d", a > b ? a - b : b - a);
  printf(" %d", a - b > 0 ? a - b : b - a);
  printf(" %d", a + 1 > b ? a + 1 : b);
  printf(" %d", a - 3 > b ? a - 3 : b);
  printf(" %d", a ? b : b);
  printf(" %d", a ? b + 1 : b + 1);
  printf(" %d", a < b ? -1 : a > b);
  printf(" %d", a < b ? -1 : a != b);
  printf(" %d", a < b ? -1 : a > b ? 1 : 0);
  printf(" %d\n", call(a) < b ? call(a) : b);
}

static void one(int a) {
  printf("%d", a < 0 ? -a : a);
  printf(" %d", a > 0 ? a : -a);
  printf(" %d", a < 0 ? 0 : a);
  printf(" %d", a > 5 ? 5 : a);
  printf(" %d", a >= 5 ? 5 : a);
  printf(" %d", a > 5 ? 6 : a);
  printf(" %d", a > 5 ? 7 : a);
  printf(" %d", a != 5 ? a : 5);
  printf(" %d", a > 5 ? a - 5 : 0);
  printf(" %d", a > 5 ? a - 4 : 2);
  printf(" %d", a > 5 ? a - 5 : 3);
  printf(" %d", a ? a : 0);
  printf(" %d", a ? a - 1 : 0);
  printf(" %d", a / 2 > 6 ? a / 2 : 6);
  printf(" %d", (a & 8) ? 8 : 0);
  printf(" %d", (a & 8) == 8 ? 16 : 0);
  printf(" %d", (a & 8) ? 0 : 8);
  printf(" %d", (a & 6) ? 6 : 0);
  printf(" %d", a < 0 ? -1 : 1);
  printf(" %d", a < 0 ? 0 : a > 255 ? 255 : a);
  printf(" %d\n", a > 0 ? 1 : a < 0 ? -1 : 0);
}

static void types(unsigned u, unsigned char c, long l, double d, struct pair *p, char *s) {
  printf("%u", MIN(u, 7));
  printf(" %u", MIN(u, 7u));
  printf(" %d", MIN(c, 7));
  printf(" %d", c > 7 ? 7 : c);
  printf(" %ld", MAX(l, -3));
  printf(" %ld", l < 0 ? -l : l);
  printf(" %.1f", MIN(d, 2.5));
  printf(" %.1f", d < 0 ? -d : d);
  printf(" %d", MAX(p->x, p->y));
  printf(" %d", p->x > p->y + 1 ? p->x : p->y + 1);
  printf(" %d", MIN(p->c, p->h));
  printf(" %d", p->h < 0 ? -p->h : p->h);
  printf(" %d", (int)l > p->x ? (int)l : p->x);
  printf(" %u", u ? u - 1 : 0);
  printf(" %u", u > 5 ? u - 5 : 0);
  printf(" %c", *(s ? s : "-"));
  printf(" %d\n", (s ? s : 0) == s);
}

int main(void) {
  struct pair p = {3, -4, 200, -7};
  for (int a = -2; a < 12; a += 3) {
    one(a);
    for (int b = -4; b < 9; b += 6) two(a, b);
  }
  types(3, 9, -5, 1.5, &p, "x");
  types(11, 5, 1L << 40, -9.25, &p, 0);
  return calls;
}
