// Default argument promotions, and register and stack arguments of each class.
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static long long integers(int n, ...) {
  va_list ap;
  long long sum = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) sum = sum * 3 + va_arg(ap, int);
  va_end(ap);
  return sum;
}

static double doubles(double first, ...) {
  va_list ap;
  double sum = first;
  va_start(ap, first);
  for (double d; (d = va_arg(ap, double)) != 0;) sum = sum * 2 + d;
  va_end(ap);
  return sum;
}

static void alternating(int n, ...) {
  va_list ap;
  va_start(ap, n);
  for (int i = 0; i < n; i++) {
    long long l = va_arg(ap, long long);
    double d = va_arg(ap, double);
    const char *s = va_arg(ap, const char *);
    printf("%lld/%g/%s ", l, d, s);
  }
  va_end(ap);
  putchar('\n');
}

int main(void) {
  char c = -1;
  unsigned char uc = 255;
  short s = -300;
  uint16_t us = 65535;
  bool b = 7;
  float f = 0.5f;
  printf("%d %d %d %d %d %g\n", c, uc, s, us, b, f);
  printf("%lld\n", integers(6, c, uc, s, us, b, 'x'));
  printf("%lld\n", integers(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
  printf("%g\n", doubles(f, f, 1.5f, 2.5, 0.0));
  printf("%g\n", doubles(1, 1., 1., 1., 1., 1., 1., 1., 1., 1., 1., 0.));
  alternating(5, 1LL, 0.1, "a", -2LL, 0.2, "b", 3LL, 0.3, "c", -4LL, 0.4, "d", 1LL << 40, 0.5, "e");
  struct { unsigned u : 3; int i : 4; } bits = {6, -3};
  printf("%d %d\n", bits.u, bits.i);
  enum { A = 3 } e = A;
  return (int)integers(3, e, A, e + 1);
}
