// The rounding functions at halves, negatives and large values.
#include <math.h>
#include <stdio.h>

int main(void) {
  double values[] = {0.5, 1.5, 2.5, -0.5, -1.5, 2.4, -2.6, 1e15 + 0.5, 0.49999999999999994, -0.0};
  for (int i = 0; i < 10; i++) {
    double d = values[i];
    printf("%.17g: floor %g ceil %g trunc %g round %g rint %g near %g lround %ld lrint %ld\n", d,
        floor(d),
           ceil(d), trunc(d), round(d), rint(d), nearbyint(d), lround(d), lrint(d));
  }
  printf("%lld %lld\n", llround(-2.5), llrint(-2.5));
  printf("%g %g %g\n", floorf(-1.5f), ceilf(1.2f), roundf(2.5f));
  printf("%d %d\n", !!signbit(ceil(-0.5)), !!signbit(round(-0.2)));
  printf("%g %g\n", fmod(-5.5, 2), fmod(5.5, -2));
  printf("%g %g\n", remainder(5, 3), remainder(-5, 3));
  double whole;
  printf("%g ", modf(5.25, &whole));
  printf("%g\n", whole);
  int quotient;
  printf("%g ", remquo(17, 5, &quotient));
  printf("%d\n", quotient & 7);
  printf("%.3f %.3f\n", nextafter(1, 2) > 1 ? 1.0 : 0.0, nextafter(1, 0) < 1 ? 1.0 : 0.0);
  printf("%a %a\n", nextafter(0, 1), nextafterf(1.0f, 2.0f));
  printf("%d %d\n", ilogb(1000), (int)logb(0.1));
  printf("%g %g\n", scalbn(1.5, 4), ldexp(-3, -2));
  double cents = 1.005 * 100;
  printf("%.15g %g %g\n", cents, round(cents), floor(cents + 0.5));
  return (int)lround(42.4999);
}
