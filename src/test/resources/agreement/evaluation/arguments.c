// gcc evaluates arguments with side effects from right to left.
#include <stdio.h>

static int counter;
static int next(void) { return ++counter; }

static int trace(int n) {
  printf("<%d>", n);
  return n;
}

static void show(int a, int b, int c) { printf(" %d %d %d\n", a, b, c); }

static double mixed(double a, int b, double c, long d) {
  return a * 1000 + b * 100 + c * 10 + d;
}

int main(void) {
  show(next(), next(), next());
  show(trace(1), trace(2), trace(3));
  counter = 0;
  printf("%d %d %d %d\n", next(), next(), next(), next());
  counter = 0;
  printf("%.0f\n", mixed(next(), next(), next(), next()));
  show(trace(4) + trace(5), trace(6), trace(7) * trace(8));
  show((trace(1), trace(2)), trace(3), (trace(4), trace(5)));
  counter = 10;
  printf("%d\n", next() - next());
  printf("%d\n", next() * 100 + next());
  int a[5] = {0};
  counter = 0;
  a[next()] = next();
  printf("%d %d %d\n", a[0], a[1], a[2]);
  printf("%d\n", (trace(1) < trace(2)) + (trace(4) > trace(3)));
  return counter;
}
