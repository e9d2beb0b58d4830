// va_arg over ints, longs, doubles, strings, pointers and structs.
#include <stdarg.h>
#include <stdio.h>

struct small { int a, b; };
struct large { long v[5]; };

static long total(const char *kinds, ...) {
  va_list ap;
  long sum = 0;
  va_start(ap, kinds);
  for (; *kinds; kinds++) {
    switch (*kinds) {
      case 'i': sum += va_arg(ap, int); break;
      case 'u': sum += va_arg(ap, unsigned); break;
      case 'l': sum += va_arg(ap, long); break;
      case 'd': sum += (long)(va_arg(ap, double) * 100); break;
      case 'D': sum += (long)(va_arg(ap, long double) * 1000); break;
      case 's': sum += va_arg(ap, const char *)[0]; break;
      case 'p': ++*va_arg(ap, int *); break;
      case 'S': sum += va_arg(ap, struct small).b; break;
      case 'L': sum += va_arg(ap, struct large).v[4]; break;
    }
  }
  va_end(ap);
  return sum;
}

int main(void) {
  int n = 3;
  struct small s = {1, 2000};
  struct large l = {{0, 0, 0, 0, 7000000}};
  char c = -5;
  short h = 300;
  float f = 0.25f;
  printf("%ld\n", total(""));
  printf("%ld\n", total("iii", 1, 2, 3));
  printf("%ld\n", total("iii", c, 0, h));
  printf("%ld\n", total("dd", f, 1.5));
  printf("%ld\n", total("lulu", 10000000000L, 4000000000u, -1L, 0u));
  long pointed = total("pps", &n, &n, "A");
  printf("%ld %d\n", pointed, n);
  printf("%ld\n", total("iSdLi", 1, s, 0.5, l, 4));
  printf("%ld\n", total("iiiiiiiidddddddddd", 1, 2, 3, 4, 5, 6, 7, 8, .1, .2, .3, .4, .5, .6, .7,
                        .8, .9, 1.0));
  printf("%ld\n", total("DiDd", 1.5L, 7, 2.25L, 2.0));
  return n;
}
