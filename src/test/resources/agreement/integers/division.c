// Division and remainder cut towards zero; the identity of the two holds.
#include <stdio.h>
#include <stdlib.h>

static int floor_div(int a, int b) {
  int q = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

static int floor_mod(int a, int b) { return a - floor_div(a, b) * b; }

int main(void) {
  int values[] = {7, -7, 8, -8, 0, 1};
  int divisors[] = {3, -3, 4, -4, 1, -1};
  int wrong = 0;
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 6; j++) {
      int a = values[i], b = divisors[j];
      if (a / b * b + a % b != a) wrong++;
      printf("%d/%d=%d,%d ", a, b, a / b, a % b);
      if (floor_mod(a, b) * b < 0) wrong++;
    }
    putchar('\n');
  }
  printf("%d\n", wrong);
  printf("%d %d %d\n", floor_div(-7, 2), floor_mod(-7, 2), floor_mod(7, -2));
  printf("%u %u\n", -7u / 2, -7u % 10);
  printf("%ld %ld\n", -9223372036854775807L / 10, -9223372036854775807L % 10);
  unsigned char c = 200;
  c /= 7;
  printf("%d ", c);
  c %= 5;
  printf("%d\n", c);
  short s = -1000;
  s /= 7u;
  printf("%d\n", s);
  s = -1000;
  s /= 7;
  printf("%d\n", s);
  div_t d = div(-17, 5);
  printf("%d %d %ld\n", d.quot, d.rem, labs(-17L) % 5);
  return floor_mod(-1, 100);
}
