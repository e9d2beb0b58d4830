// va_copy and va_lists handed on: two passes over the same arguments.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static char *format(const char *fmt, ...) {
  va_list ap, again;
  va_start(ap, fmt);
  va_copy(again, ap);
  int n = vsnprintf(NULL, 0, fmt, ap);
  va_end(ap);
  char *text = malloc(n + 1);
  vsnprintf(text, n + 1, fmt, again);
  va_end(again);
  return text;
}

static int take_two(va_list ap) { return va_arg(ap, int) * 10 + va_arg(ap, int); }
static int take_by_pointer(va_list *ap) { return va_arg(*ap, int); }

static int mixed(int first, ...) {
  va_list ap, saved;
  va_start(ap, first);
  int a = take_by_pointer(&ap);
  int b = va_arg(ap, int);
  va_copy(saved, ap);
  int c = take_two(ap);
  va_end(ap);
  int d = va_arg(saved, int), e = va_arg(saved, int);
  va_end(saved);
  printf("%d %d %d %d %d %d\n", first, a, b, c, d, e);
  return c == d * 10 + e;
}

static double variance(int n, ...) {
  va_list ap, second;
  double mean = 0, sum = 0;
  va_start(ap, n);
  va_copy(second, ap);
  for (int i = 0; i < n; i++) mean += va_arg(ap, double) / n;
  for (int i = 0; i < n; i++) {
    double d = va_arg(second, double) - mean;
    sum += d * d;
  }
  va_end(second);
  va_end(ap);
  return sum / n;
}

int main(void) {
  char *text = format("%s-%d-%.2f-%c-%ld", "text", 42, 3.14159, 'x', 1L << 40);
  puts(text);
  free(text);
  printf("%d\n", mixed(1, 2, 3, 4, 5));
  printf("%g\n", variance(4, 1.0, 2.0, 3.0, 4.0));
  printf("%g\n", variance(10, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 11.0));
  return (int)variance(2, 0.0, 10.0);
}
