// long double is the 80-bit format: 64 bits of significand.
#include <float.h>
#include <math.h>
#include <stdio.h>

static long double series(int n) {
  long double sum = 0, term = 1;
  for (int i = 1; i <= n; i++) {
    sum += term;
    term /= i;
  }
  return sum;
}

int main(void) {
  long double third = 1.0L / 3.0L;
  printf("%.25Lf\n%.25Lf\n", third, (long double)(1.0 / 3.0));
  printf("%.21Lg %.21Lg\n", series(25), expl(1.0L));
  printf("%d %d\n", LDBL_MANT_DIG, LDBL_MAX_EXP);
  printf("%zu %zu\n", sizeof(long double), _Alignof(long double));
  long double big = 9007199254740993.0L;
  printf("%.0Lf %.0f\n", big, (double)big);
  printf("%.0Lf\n", 18446744073709551615.0L);
  printf("%llu %lld\n", (unsigned long long)18446744073709551615.0L, (long long)-3.7L);
  printf("%Lg %Lg\n", 1e4000L, 1e4000L * 1e900L);
  printf("%d %d\n", third * 3 == 1, third == 1.0 / 3);
  printf("%.3Lf %.3Lf %.3Lf\n", floorl(-2.5L), sqrtl(2.0L), fabsl(-1.25L));
  printf("%Lg %Lg\n", LDBL_EPSILON, 1 + LDBL_EPSILON - 1);
  float f = 0.1f;
  printf("%.20Lf\n", f + 0.1L);
  printf("%zu %zu\n", sizeof(f + 1.0L), sizeof(1 ? 1 : 1.0L));
  long double a[3] = {1.5L, -2.5L};
  a[2] = a[0] * a[1] - a[0];
  a[2]++;
  printf("%Lf %Lf %d\n", a[2], -a[2], a[2] < a[1]);
  long double x = 2;
  for (int i = 0; i < 6; i++) x = (x + 2 / x) / 2;
  printf("%.18Lf\n", x);
  return (int)(third * 100);
}
