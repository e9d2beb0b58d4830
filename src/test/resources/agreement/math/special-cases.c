// Domain errors, poles and infinities of the math functions.
#include <errno.h>
#include <math.h>
#include <stdio.h>

static void show(const char *what, double d) {
  printf("%-14s %s%g errno %d\n", what, isnan(d) ? "nan " : "", isnan(d) ? 0.0 : d, errno);
  errno = 0;
}

int main(void) {
  volatile double zero = 0, one = 1, minus = -1, inf = INFINITY, nan = NAN, big = 1e300;
  errno = 0;
  show("sqrt(-1)", sqrt(minus));
  show("log(0)", log(zero));
  show("log(-1)", log(minus));
  show("pow(0,0)", pow(zero, zero));
  show("pow(nan,0)", pow(nan, zero));
  show("pow(1,nan)", pow(one, nan));
  show("pow(-1,0.5)", pow(minus, 0.5));
  show("pow(0,-1)", pow(zero, minus));
  show("pow(-2,3)", pow(2 * minus, 3));
  show("pow(big,2)", pow(big, 2 * one));
  show("pow(2,-1e300)", pow(2, -big));
  show("exp(big)", exp(big));
  show("exp(-big)", exp(-big));
  show("acos(2)", acos(2 * one));
  show("fmod(1,0)", fmod(one, zero));
  show("fmod(inf,1)", fmod(inf, one));
  show("atan2(0,-1)", atan2(zero, minus));
  show("atan(inf)", atan(inf));
  show("hypot(inf,nan)", hypot(inf, nan));
  show("fmin(nan,1)", fmin(nan, one));
  show("fmax(1,nan)", fmax(one, nan));
  show("floor(-inf)", floor(-inf));
  show("sin(inf)", sin(inf));
  show("tanh(inf)", tanh(inf));
  show("cbrt(-27)", cbrt(27 * minus));
  show("exp2(10)", exp2(10 * one));
  show("sqrt(-0)", sqrt(-zero));
  show("tgamma(5)", tgamma(5 * one));
  show("lgamma(1)", lgamma(one));
  show("erf(0)", erf(zero));
  return isinf(inf) != 0;
}
