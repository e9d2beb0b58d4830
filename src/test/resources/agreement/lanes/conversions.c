#include <stdio.h>

/* Vectors converted lane by lane, types by mode, and steps of what has lanes. */

typedef int int4 __attribute__((vector_size(16)));
typedef short short4 __attribute__((vector_size(8)));
typedef float float4 __attribute__((vector_size(16)));
typedef double double4 __attribute__((vector_size(32)));
typedef int moded4 __attribute__((mode(V4SI)));
typedef _Complex float wider __attribute__((mode(DC)));

_Complex int gauss = 3 + 4i;

int main(void) {
  int4 numbers = {1, -2, 300000, 4};
  float4 reals = __builtin_convertvector(numbers, float4);
  double4 doubles = __builtin_convertvector(reals / 4, double4);
  short4 shorts = __builtin_convertvector(numbers, short4);
  numbers = __builtin_convertvector(doubles, int4);
  for (int i = 0; i < 4; i++)
    printf("%g %g %d %d\n", reals[i], doubles[i], shorts[i], numbers[i]);

  moded4 m = {1, 2, 3, 4};
  moded4 before = m++;
  moded4 after = --m + 1;
  printf("%d %d %d %d %zu\n", before[3], after[3], m[0], m[3], sizeof m);

  wider w = 1.5 + 2.5i;
  wider old = w++;
  _Complex int stepped = --gauss;
  gauss++;
  printf("%zu %g %g %g\n", sizeof w, __real__ old, __real__ w, __imag__ w);
  printf("%d %d %d\n", __real__ stepped, __imag__ stepped, __real__ gauss);
  return 0;
}
