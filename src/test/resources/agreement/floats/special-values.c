// Infinities, NaNs, signed zeros and subnormals behave as IEEE says.
#include <float.h>
#include <math.h>
#include <stdio.h>

static const char *kind(double d) {
  switch (fpclassify(d)) {
    case FP_NAN: return "nan";
    case FP_INFINITE: return "infinite";
    case FP_ZERO: return "zero";
    case FP_SUBNORMAL: return "subnormal";
    case FP_NORMAL: return "normal";
  }
  return "?";
}

int main(void) {
  volatile double zero = 0;
  double inf = 1 / (zero + DBL_TRUE_MIN), none = zero - zero;
  double values[] = {INFINITY, -INFINITY, NAN, 0.0, -0.0, DBL_TRUE_MIN, DBL_MIN, 1.5, none, inf};
  for (int i = 0; i < 10; i++) {
    double d = values[i];
    printf("%-9s sign %d finite %d normal %d nan %d inf %d\n", kind(d),
           isnan(d) ? 0 : !!signbit(d), !!isfinite(d), !!isnormal(d), !!isnan(d), !!isinf(d));
  }
  double nan = NAN;
  printf("%d%d%d%d%d%d\n", nan < 1, nan > 1, nan <= nan, nan >= nan, nan == nan, nan != nan);
  printf("%d %d\n", isunordered(nan, 1.0), isless(1.0, 2.0));
  if (nan) puts("a NaN is true");
  if (!-zero) puts("minus zero is false");
  printf("%g %g\n", INFINITY + 1, INFINITY * -2);
  printf("%d %d\n", isnan(INFINITY - INFINITY) != 0, isnan(INFINITY * zero) != 0);
  printf("%g %g\n", DBL_MAX * 2, -DBL_MAX * 2);
  printf("%g %g %g\n", 1 / INFINITY, -1 / INFINITY, fmax(nan, 3));
  printf("%g %g\n", DBL_MIN / 2, DBL_TRUE_MIN / 2);
  printf("%d %d\n", 0.0 == -0.0, !!signbit(-0.0));
  printf("%g %g\n", -zero, zero + -zero);
  printf("%a %a\n", DBL_TRUE_MIN, nextafter(1.0, 2.0));
  float tiny = FLT_MIN;
  int halvings = 0;
  while (tiny > 0) tiny /= 2, halvings++;
  return halvings;
}
