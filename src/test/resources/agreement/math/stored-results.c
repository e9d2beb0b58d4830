// Functions of math.h that store a result, set errno, or have a variable beside them.
#define _GNU_SOURCE
#include <errno.h>
#include <fenv.h>
#include <math.h>
#include <stdio.h>

static volatile double two = 2, minus_one = -1, zero = 0;

static void failure(const char *what, double result) {
  printf("%s %g errno %d\n", what, result, errno);
  errno = 0;
}

static void parts(double x) {
  int exponent;
  double fraction = frexp(x, &exponent);
  double whole;
  double rest = modf(x, &whole);
  printf("%a: %a %d, %a %a\n", x, fraction, exponent, whole, rest);
  float short_whole;
  float short_rest = modff((float)x, &short_whole);
  long double long_whole;
  long double long_rest = modfl(x, &long_whole);
  printf("%a %a %La %La\n", short_whole, short_rest, long_whole, long_rest);
}

static void quotient(double x, double y) {
  int bits = 0;
  double rest = remquo(x, y, &bits);
  printf("%a %d\n", rest, bits);
}

int main(void) {
  parts(6.75);
  parts(-0.1);
  parts(1e300);
  quotient(7.6, 1);
  quotient(-10, 3);
  double sine, cosine;
  sincos(two, &sine, &cosine);
  printf("%a %a\n", sine, cosine);
  printf("%d", lgamma(minus_one / 2) > 1);
  printf(" %d", signgam);
  printf(" %d", lgamma(two + 1) < 1);
  printf(" %d\n", signgam);
  errno = 0;
  failure("sqrt", sqrt(minus_one));
  failure("log", log(zero));
  failure("pow", pow(two, 5000));
  failure("exp", exp(-5000 * two));
  failure("fmod", fmod(two, zero));
  failure("scalbn", scalbn(two, 5000));
  failure("fine", floor(two));
  printf("%d %d\n", fegetround() == FE_TONEAREST, fesetround(FE_TONEAREST));
  printf("%d\n", feclearexcept(FE_ALL_EXCEPT));
  printf("%a %a\n", nextafter(two, 3), nexttoward(two, 1.0L));
  printf("%g %g %d\n", __builtin_powi(two, -3), nan("7"), __builtin_isnormal(two));
  return 0;
}
