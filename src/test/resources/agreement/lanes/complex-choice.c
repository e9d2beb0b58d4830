/* ?: of a complex and a real operand is complex, C17 6.5.15p5. */
#include <complex.h>
#include <stdio.h>

static double _Complex chosen(int c, double _Complex z, int n) { return c ? z : n; }

static float _Complex other(int c, float f, float _Complex z) { return c > 2 ? f : z; }

int main(void) {
  double _Complex z = 1.5 + 2.0 * I;
  for (int i = 0; i < 5; i++) {
    double _Complex a = chosen(i & 1, z, i);
    float _Complex b = other(i, i * 0.5f, z);
    printf("%g %g %g %g\n", creal(a), cimag(a), crealf(b), cimagf(b));
  }
  z = 1 ? 3 : z;
  printf("%g %g %zu %zu\n", creal(z), cimag(z), sizeof(1 ? z : 1), sizeof(0 ? 1.0f : (float _Complex)z));
  return cimag(0 ? 3.0 : z) == 0 ? 4 : 5;
}
