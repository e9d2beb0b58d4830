// Between integers and floating types: truncation, rounding, range.
#include <stdint.h>
#include <stdio.h>

int main(void) {
  double values[] = {0.5, -0.5, 1.999999, -1.999999, 1e9, 123456789.987, -2147483648.0};
  for (int i = 0; i < 7; i++)
    printf("%d %ld %lld %d\n", (int)values[i], (long)values[i], (long long)values[i],
           (short)(int)values[i]);
  printf("%u %lu\n", (unsigned)4000000000.7, (unsigned long)1.8e19);
  printf("%d %d\n", (unsigned char)255.9, (signed char)-128.5);
  printf("%d %d\n", (_Bool)0.1, (_Bool)0.0);

  long big = 9007199254740993L;
  printf("%.1f %d\n", (double)big, (long)(double)big == big);
  printf("%.1f %.1f\n", (double)(float)16777217, (double)(float)33554435);
  printf("%.1f\n", (double)UINT64_MAX);
  printf("%.1f\n", (double)(float)UINT64_MAX);
  printf("%.1f %.1f\n", (double)INT64_MIN, (double)(uint64_t)INT64_MIN);
  printf("%.1f\n", (double)0xfffffffffffffbffULL);
  printf("%.1f\n", (double)0xfffffffffffffc00ULL);

  int i = 7;
  float f = i / 2;
  double d = i / 2.0;
  printf("%g %g %g\n", f, d, (float)i / 2);
  i = 7.9f;
  printf("%d\n", i);
  float narrow = 1.23456789012345;
  printf("%.12f\n", narrow);
  narrow = 1e-46;
  printf("%g\n", narrow);
  uint8_t level = 0.6f * 255;
  printf("%d\n", level);
  printf("%d %d\n", 1 == 1.0, 16777217 == 16777217.0f);
  printf("%d\n", 0.1f + 0.2f == 0.3f);
  return (int)3.99e1;
}
