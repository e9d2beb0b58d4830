// strtod: forms, ends, infinities, hexadecimal, rounding.
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void real(const char *s) {
  char *end;
  errno = 0;
  double d = strtod(s, &end);
  printf("\"%s\": %.17g rest \"%s\" errno %d\n", s, isnan(d) ? 0.0 : d, end, errno);
}

int main(void) {
  real("3.14159");
  real("  -2.5e3xyz");
  real(".5");
  real("5.");
  real(".");
  real("1e");
  real("1e+");
  real("1e5.5");
  real("+0");
  real("-0");
  real("0x1.8p1");
  real("0xA");
  real("0x");
  real("inf");
  real("-Infinity!");
  real("nan");
  real("1e308");
  real("1e309");
  real("-1e309");
  real("4.9e-324");
  real("2.2250738585072011e-308");
  real("0.1");
  real("123456789012345678901234567890");
  real("9007199254740993");
  real("1.7976931348623157e308");
  real("0.000000000000000000000000000001");
  real("");
  real("e5");
  printf("%.9g %.9g\n", strtof("0.1", NULL), strtof("16777217", NULL));
  printf("%.20Lg\n", strtold("0.1", NULL));
  printf("%g %g\n", atof("2.5abc"), atof("abc"));
  return (int)strtod("42.9", NULL);
}
