// The float and long double versions, and macros that choose by type.
#include <math.h>
#include <stdio.h>
#include <tgmath.h>

int main(void) {
  float f = 2.0f;
  double d = 2.0;
  long double l = 2.0L;
  printf("%.9f %.9f\n", sqrtf(f), sqrt(d));
  printf("%zu %zu %zu\n", sizeof(sqrt(f)), sizeof(sqrt(d)), sizeof(sqrt(l)));
  printf("%d\n", (double)sqrtf(f) == (sqrt)(d));
  printf("%.6f %.6f %.6f\n", (double)sinf(1), (double)cosf(1), (double)tanf(1));
  printf("%.5f %.5f %.5f\n", (double)expf(1), (double)logf(10), (double)powf(2, 0.5f));
  printf("%g %g %g\n", (double)fabsf(-1.5f), (double)fmodf(7.5f, 2), (double)floorf(-0.5f));
  printf("%g %g\n", (double)fmaxf(1, 2), (double)hypotf(3, 4));
  printf("%.15Lf\n", sqrtl(l));
  printf("%.12Lf %.12Lf\n", sinl(1), powl(2, 0.5L));
  printf("%Lg %Lg %Lg\n", fabsl(-1.5L), floorl(-2.5L), fmodl(7.5L, 2));
  printf("%.9f\n", (double)(pow)(f, 10) / 3);
  printf("%.7g\n", (double)(0.1f * 3));
  int e;
  printf("%g ", (double)frexpf(10.0f, &e));
  printf("%d %g\n", e, (double)ldexpf(0.5f, 3));
  printf("%d %d\n", isnan(NAN) != 0, isinf(HUGE_VALF) != 0);
  printf("%ld %ld\n", lroundf(2.5f), lrintf(2.5f));
  float sum = 0;
  for (int i = 1; i <= 100; i++) sum += 1.0f / i;
  printf("%.6f\n", sum);
  return (int)powf(3, 4);
}
