// The everyday functions of math.h, to a precision that every libm shares.
#include <math.h>
#include <stdio.h>

#define SHOW(e) printf("%-22s %.9g\n", #e, (double)(e))

int main(void) {
  SHOW(sqrt(2));
  SHOW(cbrt(27));
  SHOW(pow(2, 0.5));
  SHOW(pow(-2, 3));
  SHOW(exp(1));
  SHOW(log(10));
  SHOW(log10(1000));
  SHOW(log2(8));
  SHOW(sin(1));
  SHOW(cos(1));
  SHOW(tan(1));
  SHOW(asin(0.5));
  SHOW(acos(0.5));
  SHOW(atan(1));
  SHOW(atan2(1, -1));
  SHOW(sinh(1));
  SHOW(cosh(1));
  SHOW(tanh(1));
  SHOW(hypot(3, 4));
  SHOW(fabs(-2.5));
  SHOW(fmod(7.5, 2));
  SHOW(fmod(-7.5, 2));
  SHOW(remainder(7.5, 2));
  SHOW(fmax(1, 2));
  SHOW(fmin(1, 2));
  SHOW(fdim(5, 3));
  SHOW(fma(2, 3, 4));
  SHOW(expm1(1e-10));
  SHOW(log1p(1e-10));
  SHOW(ldexp(0.75, 4));
  SHOW(copysign(3, -0.0));
  double whole;
  int exponent;
  double part = modf(-3.75, &whole);
  printf("%g %g\n", part, whole);
  double fraction = frexp(40, &exponent);
  printf("%g %d\n", fraction, exponent);
  return (int)floor(M_PI * 10);
}
