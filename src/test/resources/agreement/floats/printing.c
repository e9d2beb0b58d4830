// %f, %e, %g and %a with flags, widths and precisions.
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  double values[] = {0, 1, -1.5, 3.14159265358979, 1e10, 1.5e-7, 123456789, 0.0001, 0.00001, 1e100};
  for (int i = 0; i < 10; i++)
    printf("[%f] [%e] [%g] [%G]\n", values[i], values[i], values[i], values[i]);
  printf("[%.0f] [%.0f] [%.0f] [%.0f]\n", 0.5, 1.5, 2.5, -0.5);
  printf("[%.1f] [%.2f] [%.3f]\n", 0.25, 1.005, 2.0005);
  printf("[%8.3f] [%-8.3f] [%08.3f] [%+.3f] [% .3f]\n", 3.14159, 3.14159, 3.14159, 3.14159,
      3.14159);
  printf("[%#.0f] [%#g] [%g] [%#.3g]\n", 3.0, 3.0, 3.0, 3.0);
  printf("[%.10g] [%.17g] [%.3g] [%.0g]\n", 0.1, 0.1, 1234.5, 1234.5);
  printf("[%12.4e] [%-12.2E] [%.0e] [%#.0e]\n", 12345.678, 12345.678, 12345.678, 12345.678);
  printf("[%a] [%A] [%.2a] [%a] [%a]\n", 1.0, 255.5, 3.14159, 0.0, -0.1);
  printf("[%f] [%F] [%8g] [%-8g] [%08f]\n", INFINITY, -INFINITY, INFINITY, -INFINITY, INFINITY);
  printf("[%f] [%5.1f] [%F]\n", fabs(NAN), fabs(NAN), fabs(NAN));
  printf("[%g] [%g] [%g]\n", DBL_MAX, DBL_MIN, DBL_MIN / 4503599627370496.0);
  printf("[%g] [%g] [%.9g]\n", FLT_MAX, FLT_MIN, FLT_EPSILON);
  printf("[%.20f]\n", 1.0 / 3);
  printf("[%.50f]\n", 0.1);
  printf("[%f]\n", 1e22);
  printf("[%.0f]\n", 1e23);
  printf("[%.3f] [%.15g] [%.16g]\n", 999.9995, 0.3, 0.1 + 0.2);
  printf("[%*.*f] [%-*.*e]\n", 10, 2, 2.71828, 14, 3, 2.71828);
  printf("[%Lf] [%.20Lg] [%Le]\n", 1.5L, 0.1L, 123.456L);
  return (int)values[3];
}
