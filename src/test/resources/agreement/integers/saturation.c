// Saturating and checked arithmetic built from wider types and comparisons.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int8_t sat8(int v) { return v > INT8_MAX ? INT8_MAX : v < INT8_MIN ? INT8_MIN : (int8_t)v; }
static uint8_t satu8(int v) { return v > UINT8_MAX ? UINT8_MAX : v < 0 ? 0 : (uint8_t)v; }

static int sat_add(int a, int b) {
  if (b > 0 && a > INT_MAX - b) return INT_MAX;
  if (b < 0 && a < INT_MIN - b) return INT_MIN;
  return a + b;
}

static unsigned satu_sub(unsigned a, unsigned b) { return a > b ? a - b : 0; }

static int mul_fits(long a, long b) {
  if (a == 0 || b == 0) return 1;
  long p = (long)((unsigned long)a * (unsigned long)b);
  return !(a == -1 && b == LONG_MIN) && !(b == -1 && a == LONG_MIN) && p / b == a;
}

static uint32_t average(uint32_t a, uint32_t b) { return (a & b) + ((a ^ b) >> 1); }

static int sign_of(int n) { return (n > 0) - (n < 0); }

int main(void) {
  int values[] = {INT_MIN, INT_MIN + 1, -200, -1, 0, 1, 200, INT_MAX - 1, INT_MAX};
  for (int i = 0; i < 9; i++) {
    for (int j = 0; j < 9; j += 2) printf("%d ", sat_add(values[i], values[j]));
    printf("| %d %d\n", sat8(values[i]), satu8(values[i]));
  }
  printf("%u %u\n", satu_sub(3, 5), satu_sub(5, 3));
  printf("%d %d %d %d\n", mul_fits(LONG_MAX, 1), mul_fits(LONG_MAX, 2), mul_fits(LONG_MIN, -1),
      mul_fits(1L << 31, 1L << 31));
  printf("%u %u\n", average(UINT32_MAX, UINT32_MAX - 2), average(1, 4));
  printf("%d %d %d\n", sign_of(-9), sign_of(0), sign_of(INT_MAX));
  uint8_t pixel[4] = {250, 3, 128, 0};
  for (int i = 0; i < 4; i++) printf("%d/%d ", satu8(pixel[i] + 10), satu8(pixel[i] * 3 / 2 - 20));
  putchar('\n');
  int total = 0;
  for (int i = -300; i <= 300; i += 7) total += sat8(i);
  printf("%d\n", total);
  return satu8(1000) - sat8(1000);
}
