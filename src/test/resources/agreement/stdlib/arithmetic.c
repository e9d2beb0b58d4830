// abs, div and their relatives, MIN and MAX by hand.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void divide(int a, int b) {
  div_t d = div(a, b);
  printf("%d/%d = %d rest %d\n", a, b, d.quot, d.rem);
}

static int gcd(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return abs(a);
}

int main(void) {
  printf("%d %d %d\n", abs(-5), abs(5), abs(0));
  printf("%ld %lld\n", labs(-5000000000L), llabs(-9223372036854775807LL));
  printf("%" PRIdMAX "\n", imaxabs(-77));
  divide(17, 5);
  divide(-17, 5);
  divide(17, -5);
  divide(-17, -5);
  divide(0, 3);
  ldiv_t l = ldiv(10000000001L, 10);
  lldiv_t ll = lldiv(-10000000001LL, 7);
  imaxdiv_t im = imaxdiv(100, 7);
  printf("%ld %ld %lld %lld %d %d\n", l.quot, l.rem, ll.quot, ll.rem, (int)im.quot, (int)im.rem);
  printf("%d %d %d\n", gcd(48, 36), gcd(-48, 18), gcd(0, 7));
  printf("%d\n", abs(-7) % 4 + abs(7 - 12));
  int (*f)(int) = abs;
  printf("%d\n", f(-9));
  printf("%d %d\n", EXIT_SUCCESS, EXIT_FAILURE);
  printf("%zu %zu\n", sizeof(div_t), sizeof(ldiv_t));
  printf("%" PRIdMAX " %" PRIuMAX "\n", strtoimax("-99", NULL, 10), strtoumax("ff", NULL, 16));
  return div(100, 7).rem + gcd(100, 75);
}
