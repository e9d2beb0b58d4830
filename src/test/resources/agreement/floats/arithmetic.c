// float and double keep to IEEE arithmetic, each in its own precision.
#include <stdio.h>

int main(void) {
  float f = 0.1f;
  double d = 0.1;
  printf("%.20f\n%.20f\n", f, d);
  printf("%d %d %d\n", f == d, (double)f == d, f == (float)d);
  printf("%.17g %.17g\n", 0.1 + 0.2, (double)(0.1f + 0.2f));

  float sum = 0;
  double dsum = 0;
  for (int i = 0; i < 1000; i++) {
    sum += 0.1f;
    dsum += 0.1;
  }
  printf("%.9g %.17g\n", sum, dsum);

  float big = 16777216.0f;
  printf("%d %d\n", big + 1.0f == big, big + 2.0f == big);
  printf("%.9g\n", 1.0f / 3.0f * 3.0f);
  printf("%.17g\n", 1e308 * 10 / 10);

  double zero = 0.0, minus = -0.0;
  printf("%g %g %d\n", zero, minus, zero == minus);
  double inf = 1 / (zero + 1e-320) * 1e10, nan = inf - inf;
  printf("%g %g %d %d\n", inf, -inf, nan == nan, nan != nan);
  printf("%d %d %d\n", nan < 1, nan > 1, !(nan < 1));
  printf("%a %a %a\n", 1.0, 0.1, -0.75);
  printf("%zu %zu %zu\n", sizeof(f * f), sizeof(f * d), sizeof(f * 2));
  return sum > 100;
}
