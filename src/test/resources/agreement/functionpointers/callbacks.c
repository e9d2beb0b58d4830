// Callbacks with a context pointer: each, map, filter, reduce, compose.
#include <stdio.h>

typedef void visit(int value, void *context);
typedef int map(int);

static void each(const int *a, int n, visit *f, void *context) {
  for (int i = 0; i < n; i++) f(a[i], context);
}

struct stats { int count, sum, max; };

static void collect(int v, void *context) {
  struct stats *s = context;
  s->count++;
  s->sum += v;
  if (s->count == 1 || v > s->max) s->max = v;
}

static void print(int v, void *context) { printf("%d%s", v, (const char *)context); }

static int filter(int *a, int n, int (*keep)(int)) {
  int kept = 0;
  for (int i = 0; i < n; i++)
    if (keep(a[i])) a[kept++] = a[i];
  return kept;
}

static int reduce(const int *a, int n, int start, int (*f)(int, int)) {
  while (n--) start = f(start, *a++);
  return start;
}

static int even(int n) { return n % 2 == 0; }
static int square(int n) { return n * n; }
static int increment(int n) { return n + 1; }
static int larger(int a, int b) { return a > b ? a : b; }
static int horner(int a, int b) { return a * 3 + b; }

static int compose(map *const *fs, int n, int v) {
  for (int i = 0; i < n; i++) v = fs[i](v);
  return v;
}

static int times(map *f, int n, int v) { return n ? times(f, n - 1, f(v)) : v; }

int main(void) {
  int a[] = {3, 8, -2, 6, 7, 10};
  struct stats s = {0};
  each(a, 6, print, " ");
  each(a, 6, collect, &s);
  printf("\n%d %d %d\n", s.count, s.sum, s.max);
  printf("%d %d\n", reduce(a, 6, -100, larger), reduce(a, 3, 1, horner));
  int n = filter(a, 6, even);
  each(a, n, print, ";");
  map *chain[] = {increment, square, increment};
  printf("\n%d %d\n", compose(chain, 3, 4), compose(chain + 1, 1, 4));
  printf("%d %d\n", times(increment, 10, 5), times(square, 3, 2));
  return compose(chain, 2, n);
}
