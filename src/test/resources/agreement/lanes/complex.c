/* Complex numbers: operators, parts, conversions, annex G's infinities. */
#include <complex.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
static double complex g = 1.5 - 2.5i;
static float complex gf = 3;
struct s { char c; double complex z; };
static double complex add(double complex a, double complex b){ return a + b; }
static struct s mk(double x){ struct s s = {'a', x * I}; return s; }
static void show(const char *n, double complex z){ printf("%s %.17g %.17g\n", n, creal(z), cimag(z)); }
static double nums[] = {0.0, -0.0, 1.0, -2.5, 1e300, 1e-300, 3e-310, 1e308, 0, 0, 0, 7};
int main(void){
  double complex z = 1.0 + 2.0*I, w = 3 - 1.0i;
  nums[8] = INFINITY; nums[9] = -INFINITY; nums[10] = NAN;
  show("z", z); show("add", z + w); show("sub", z - w); show("mul", z * w); show("div", z / w);
  show("mixed", 2 * z + 1); show("mixed2", 1 / z); show("mixed3", z / 2); show("conj", conj(z)); show("conj2", ~z); show("neg", -z);
  z += w; show("+=", z); z *= 2; show("*=", z); z -= 1.0i; show("-=", z); z /= w; show("/=", z);
  __real__ z = 9; __imag__ z = -9; show("parts", z); printf("%g %g\n", __real__ z, __imag__ z);
  show("g", g); printf("%g %g %zu %zu\n", crealf(gf), cimagf(gf), sizeof g, sizeof gf);
  show("call", add(z, 1)); struct s s = mk(4); show("member", s.z);
  printf("%d %d %d\n", z == w, z != w, z == 9 - 9i); if (z) printf("nonzero\n"); printf("%d %d\n", !z, (z && w));
  printf("%g %.15g\n", cabs(3 + 4i), carg(1 + 1i));
  double d = z; int i = (int)w; float complex f = z; long double complex l = f; printf("%g %d %g %Lg\n", d, i, cimagf(f), cimagl(l));
  double complex arr[3] = {1, 2i, 3 + 1i}; show("arr", arr[0] + arr[1] * arr[2]);
  double complex *p = &arr[1]; *p = *p * *p; show("ptr", *p); show("cond", d > 0 ? z : w);
  for (int a = 0; a < 12; a += 2) for (int b = 1; b < 12; b += 3) for (int c = 2; c < 12; c += 3) {
    double complex x = __builtin_complex(nums[a], nums[b]), y = __builtin_complex(nums[c], nums[a]);
    double complex m = x * y, q = x / y;
    printf("%.17g %.17g %.17g %.17g\n", fabs(creal(m)), fabs(cimag(m)), fabs(creal(q)), fabs(cimag(q)));
  }
  _Complex int ci = 3 + 4i; ci = ci * ci; printf("%d %d\n", __real__ ci, __imag__ ci);
  long double complex L = 1.0L + 2.0iL; L = L / (3 + 1i); printf("%.18Lg %.18Lg\n", creall(L), cimagl(L));
  return 0; }
