/* complex.h: magnitudes and arguments, at values where no rounding can differ. */
#include <complex.h>
#include <stdio.h>

int main(void) {
  double re[] = {3, -3, 0, 5, -8, 0};
  double im[] = {4, -4, 2, -12, 15, 0};
  for (int i = 0; i < 6; i++) {
    double complex z = re[i] + im[i] * I;
    float complex f = (float)re[i] + (float)im[i] * I;
    long double complex l = (long double)re[i] + (long double)im[i] * I;
    printf("%g %g %Lg\n", cabs(z), cabsf(f), cabsl(l));
    printf("%.3f %.3f %.3Lf\n", carg(z), cargf(f), cargl(l));
  }
  return 0;
}
