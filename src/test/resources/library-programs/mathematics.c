/* The parts of math.h and fenv.h that are models and not built in. */
#include <fenv.h>
#include <math.h>
#include <stdio.h>

static void show(double x) {
  double log = lgamma(x);
  printf("%a %a %d\n", x, log, signgam);
  float single = lgammaf(x);
  printf("%a %d\n", single, signgam);
  long double extended = lgammal(x);
  printf("%La %d %a\n", extended, signgam, gamma(x));
}

int main(void) {
  show(-0.5);
  show(0.5);
  show(-1.5);
  show(7);
  show(0.0);
  show(-0.0);
  show(-3);
  printf("%d\n", fegetround());
  printf("%d\n", fesetround(FE_TONEAREST));
  printf("%d\n", feclearexcept(FE_ALL_EXCEPT));
  printf("%d\n", fetestexcept(FE_ALL_EXCEPT));
  fenv_t saved;
  printf("%d\n", fegetenv(&saved));
  printf("%d\n", fesetenv(&saved));
  printf("%d\n", feholdexcept(&saved));
  printf("%d\n", feupdateenv(&saved));
  return 0;
}
