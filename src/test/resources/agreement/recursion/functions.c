// Recursion through function pointers, fixed points, higher-order folds.
#include <stdio.h>

typedef long (*rule)(long, int);

static long iterate(rule f, long x, int n) { return n == 0 ? x : iterate(f, f(x, n), n - 1); }
static long collatz(long x, int n) { (void)n; return x % 2 ? 3 * x + 1 : x / 2; }
static long horner(long x, int n) { return (x * 7 + n) % 1000003; }

struct self { int (*f)(struct self *, int); int calls; };
static int fib(struct self *s, int n) {
  s->calls++;
  return n < 2 ? n : s->f(s, n - 1) + s->f(s, n - 2);
}
static int fib_traced(struct self *s, int n) {
  if (n > 4) printf("%d ", n);
  return fib(s, n);
}

static int mccarthy(int n) { return n > 100 ? n - 10 : mccarthy(mccarthy(n + 11)); }
static int tak(int x, int y, int z) {
  return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}
static int hofstadter_m(int n);
static int hofstadter_f(int n) { return n == 0 ? 1 : n - hofstadter_m(hofstadter_f(n - 1)); }
static int hofstadter_m(int n) { return n == 0 ? 0 : n - hofstadter_f(hofstadter_m(n - 1)); }

static double root(double (*f)(double), double low, double high, int depth) {
  double middle = (low + high) / 2;
  if (depth == 0) return middle;
  return f(low) * f(middle) <= 0 ? root(f, low, middle, depth - 1)
      : root(f, middle, high, depth - 1);
}
static double parabola(double x) { return x * x - 2; }

int main(void) {
  printf("%ld %ld\n", iterate(collatz, 27, 30), iterate(horner, 1, 50));
  struct self plain = {fib, 0}, traced = {fib_traced, 0};
  int fifteenth = plain.f(&plain, 15);
  printf("%d %d\n", fifteenth, plain.calls);
  printf("%d\n", traced.f(&traced, 7));
  printf("%d %d %d\n", mccarthy(50), mccarthy(99), mccarthy(150));
  printf("%d\n", tak(9, 5, 2));
  for (int i = 0; i < 12; i++) printf("%d%d ", hofstadter_f(i), hofstadter_m(i));
  printf("\n%.6f\n", root(parabola, 0, 2, 40));
  return traced.calls;
}
