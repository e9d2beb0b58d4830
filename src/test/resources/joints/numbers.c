#include <complex.h>
#include <float.h>
__int128 wide(unsigned __int128 n);
long double extended(long double x);
float single(float x);
double complex plane(double complex z);
_Atomic int counter;
_Atomic(long) other(_Atomic int *p);

int big(__int128 n) {
  if (n > ((__int128)1 << 70)) return 1;
  if (wide((unsigned __int128)n) == -5) return 2;
  return 0;
}
int real(long double x, float y) {
  if (x > 1e300L) return 1;
  if (extended(x) == 2.5L) return 2;
  if (single(y) != single(y)) return 3;
  return y < 0.1f;
}
int atomic(int n) {
  counter += n;
  if (counter == 5) return 1;
  return 0;
}
