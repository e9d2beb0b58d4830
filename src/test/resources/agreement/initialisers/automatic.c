// Automatic initialisers run each time, in order, with any expression.
#include <stdio.h>

struct pair { int a, b; };
static int calls;
static int next(void) { return ++calls; }
static struct pair both(int n) { return (struct pair){n, n * n}; }

static int loop(void) {
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    int fresh[3] = {i};
    int count = 0;
    fresh[1] += fresh[0] + 1;
    count += fresh[1] + fresh[2];
    sum = sum * 10 + count;
  }
  return sum;
}

int main(void) {
  int a = next(), b = a * 10 + next(), c = b - a;
  printf("%d %d %d\n", a, b, c);
  int list[] = {next(), a, b + c};
  printf("%d %d %d\n", list[0], list[1], list[2]);
  struct pair p = both(7), q = p, r = {p.b, q.a};
  printf("%d %d %d\n", q.b, r.a, r.b);
  struct { struct pair in; int n; } s = {both(3), next()};
  printf("%d %d %d\n", s.in.a, s.in.b, s.n);
  printf("%d\n", loop());
  int *self = &*(int[]){next()};
  printf("%d\n", *self);
  char text[8] = "ab", copy[8] = {text[1], text[0], text[2]};
  printf("%s\n", copy);
  double d = a, half = d / 2;
  float f = 1.0 / 3;
  printf("%g %d\n", half, f == 1.0f / 3);
  int size = sizeof(struct { char c[10]; }), *address = &size;
  printf("%d\n", *address);
  for (int i = 0, j = 10; i < j; i += 3, j--) printf("%d-%d ", i, j);
  putchar('\n');
  const int limit = calls;
  int squares[5] = {limit * limit, [3] = limit};
  printf("%d %d %d\n", squares[0], squares[3], squares[4]);
  unsigned char narrow = 511, array[2] = {257, -1};
  printf("%d %d %d\n", narrow, array[0], array[1]);
  return calls;
}
