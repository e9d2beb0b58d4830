// Floating constants in decimal and hexadecimal, with suffixes.
#include <float.h>
#include <stdio.h>

#define SHOW(e) printf("%-16s %.17g size %zu\n", #e, (double)(e), sizeof(e))

static const double table[] = {1., .5, 1e3, 1E-3, 0x1p4, 0x.8p0, 0x1.fp-2, 1e+2};
static const float single = 0.1;
static double computed = 1.0 / 3 + 2 * 0.25;

int main(void) {
  SHOW(1.0);
  SHOW(1.0f);
  SHOW(1.0L);
  SHOW(.5);
  SHOW(5.);
  SHOW(1e5);
  SHOW(1.5e-3F);
  SHOW(0x1p10);
  SHOW(0x1.8p1f);
  SHOW(0xA.8p0);
  SHOW(1e308);
  SHOW(4.9e-324);
  SHOW(0.1f);
  SHOW(0.1f * 3);
  SHOW(100000000.0f);
  SHOW(3.4028235e38f);
  SHOW(123456789 + 0.0f);
  for (unsigned i = 0; i < sizeof table / sizeof *table; i++) printf("%g ", table[i]);
  printf("\n%.10f %.10f\n", single, computed);
  printf("%d %d %d %d\n", FLT_DIG, DBL_DIG, FLT_MANT_DIG, DBL_MANT_DIG);
  printf("%d %d %d %d\n", FLT_MAX_EXP, DBL_MIN_EXP, FLT_RADIX, FLT_EVAL_METHOD);
  printf("%g %g %g\n", FLT_EPSILON, DBL_EPSILON, DBL_MAX);
  printf("%d\n", DBL_EPSILON + 1.0 > 1.0 && DBL_EPSILON / 2 + 1.0 == 1.0);
  return (int)(table[0] + table[2] / 20);
}
