// Arithmetic that reports overflow, in every mixture of types.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static void add(int a, int b) {
  int r;
  int over = __builtin_add_overflow(a, b, &r);
  printf("%d + %d = %d%s\n", a, b, r, over ? " (wrapped)" : "");
}

static int safe_power(int base, int exponent, int *result) {
  *result = 1;
  while (exponent-- > 0)
    if (__builtin_mul_overflow(*result, base, result)) return 0;
  return 1;
}

int main(void) {
  add(1, 2);
  add(INT_MAX, 1);
  add(INT_MIN, -1);
  add(INT_MIN, INT_MAX);
  unsigned u;
  printf("%d ", __builtin_sub_overflow(3u, 5u, &u));
  printf("%u\n", u);
  printf("%d ", __builtin_sub_overflow(3, 5, &u));
  printf("%u\n", u);
  long l;
  printf("%d ", __builtin_mul_overflow(INT_MAX, INT_MAX, &l));
  printf("%ld\n", l);
  printf("%d ", __builtin_mul_overflow(LONG_MAX, 2, &l));
  printf("%ld\n", l);
  uint8_t b;
  printf("%d ", __builtin_add_overflow(200, 100, &b));
  printf("%d\n", b);
  printf("%d ", __builtin_add_overflow(-1, 200u, &b));
  printf("%d\n", b);
  int8_t s;
  printf("%d ", __builtin_mul_overflow(-16, 8, &s));
  printf("%d\n", s);
  printf("%d ", __builtin_mul_overflow(16, 8, &s));
  printf("%d\n", s);
  int i;
  unsigned long ul;
  long long ll;
  printf("%d ", __builtin_sadd_overflow(INT_MAX, 0, &i));
  printf("%d\n", i);
  printf("%d ", __builtin_ssub_overflow(0, INT_MIN, &i));
  printf("%d\n", i);
  printf("%d ", __builtin_umull_overflow(ULONG_MAX, 2, &ul));
  printf("%lu\n", ul);
  printf("%d ", __builtin_saddll_overflow(LLONG_MIN, -1, &ll));
  printf("%lld\n", ll);
  printf("%d %d\n", __builtin_add_overflow_p(INT_MAX, 1, 0),
      __builtin_mul_overflow_p(1000, 1000, 0));
  int r, count = 0;
  for (int base = 2; base < 12; base++)
    for (int e = 0; safe_power(base, e, &r); e++) count++;
  printf("%d\n", count);
  return count;
}
