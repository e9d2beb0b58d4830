// float.h from every side: the limits, and arithmetic at the limits.
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%d %d %d\n", FLT_RADIX, FLT_ROUNDS, DECIMAL_DIG);
  printf("%d %d %d\n", FLT_MANT_DIG, DBL_MANT_DIG, LDBL_MANT_DIG);
  printf("%d %d %d\n", FLT_DIG, DBL_DIG, LDBL_DIG);
  printf("%d %d %d\n", FLT_MIN_EXP, DBL_MIN_EXP, LDBL_MIN_EXP);
  printf("%d %d %d\n", FLT_MIN_10_EXP, DBL_MIN_10_EXP, LDBL_MIN_10_EXP);
  printf("%d %d %d\n", FLT_MAX_10_EXP, DBL_MAX_10_EXP, LDBL_MAX_10_EXP);
  printf("%d %d %d\n", FLT_DECIMAL_DIG, DBL_DECIMAL_DIG, LDBL_DECIMAL_DIG);
  printf("%.9g %.17g %.21Lg\n", FLT_MAX, DBL_MAX, LDBL_MAX);
  printf("%.9g %.17g %.21Lg\n", FLT_MIN, DBL_MIN, LDBL_MIN);
  printf("%.9g %.17g %.21Lg\n", FLT_EPSILON, DBL_EPSILON, LDBL_EPSILON);
  printf("%g %g %Lg\n", FLT_TRUE_MIN, DBL_TRUE_MIN, LDBL_TRUE_MIN);
  printf("%d %d %d\n", FLT_HAS_SUBNORM, DBL_HAS_SUBNORM, FLT_EVAL_METHOD);
  float f = 1;
  int steps = 0;
  while (1 + f / 2 != 1) f /= 2, steps++;
  printf("%d %d\n", steps, f == FLT_EPSILON);
  double d = 1;
  for (steps = 0; isfinite(d); d *= 2) steps++;
  printf("%d\n", steps);
  for (d = 1, steps = 0; d > 0; d /= 2) steps++;
  printf("%d\n", steps);
  printf("%d %d\n", DBL_MAX + 1 == DBL_MAX, isinf(DBL_MAX * 1.1) != 0);
  printf("%d\n", (float)DBL_MIN == 0);
  return steps & 0xff;
}
