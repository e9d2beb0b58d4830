// Calls within calls, through pointers, with structs, and their argument order.
#include <stdio.h>

struct pair { int a, b; };

static int n;
static int tick(void) { return ++n; }
static struct pair make(int a, int b) { return (struct pair){a, b}; }
static struct pair traced(char c) {
  putchar(c);
  return make(c, n);
}
static int mark(char c, int v) {
  putchar(c);
  return v;
}
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
static int with_pairs(struct pair p, int i, struct pair q) { return p.a + i + q.a; }
static int many(int a, int b, int c, int d, int e, int f, int g, int h) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h;
}
static int (*pick(char c))(int, int, int) {
  putchar(c);
  return three;
}

int main(void) {
  printf("%d\n", three(tick(), tick(), tick()));
  n = 0;
  printf("%d\n", three(three(tick(), 0, tick()), tick(), 1));
  n = 0;
  printf("%d\n", many(tick(), tick(), tick(), tick(), tick(), tick(), tick(), tick()));
  printf(" %d\n", with_pairs(traced('x'), mark('i', 5), traced('y')));
  printf(" %d\n", pick('f')(mark('a', 1), mark('b', 2), mark('c', 3)));
  printf(" %d\n", three(mark('a', 1), mark('b', 0) || mark('c', 1), mark('d', 1) ? mark('e', 4)
      : 0));
  n = 0;
  struct pair p = make(tick(), tick());
  printf("%d %d\n", p.a, p.b);
  n = 0;
  struct pair list[2] = {{tick(), tick()}, make(tick(), tick())};
  printf("%d %d %d %d\n", list[0].a, list[0].b, list[1].a, list[1].b);
  n = 0;
  printf("%d %d %s %d\n", tick(), mark('z', 9), "text", tick());
  n = 0;
  int total = tick() * 100 + tick() * 10 + tick();
  printf("%d\n", total);
  return n;
}
