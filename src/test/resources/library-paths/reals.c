/* Functions whose branches depend on what math.h computes. */
#include <math.h>
#include <stdlib.h>

int root(double x) {
  if (sqrt(x) == 3) return 1;
  return 0;
}

int magnitude(double x) {
  if (fabs(x) > 5 && x < 0) return 1;
  return 0;
}

int whole(double x) {
  if (floor(x) == x) return 1;
  if (ceil(x) == -2) return 2;
  return 0;
}

int rounded(double x) {
  if (round(x) == 7 && x < 7) return 1;
  if (trunc(x) == 6) return 2;
  return lround(x) == -3;
}

int larger(double a, double b) {
  if (fmax(a, b) == 2 && fmin(a, b) == 1) return 1;
  return 0;
}

int kinds(double x) {
  if (isnan(x)) return 1;
  if (isinf(x)) return 2;
  if (signbit(x)) return 3;
  return 0;
}

int narrow(float x) {
  if (fabsf(x) == 1.5f && signbit(x)) return 1;
  if (floorf(x) == 2) return 2;
  return sqrtf(x) == 4;
}

int distance(int a, int b) {
  if (abs(a) == 4 && labs(b) == 3) return 1;
  return 0;
}
