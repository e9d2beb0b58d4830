#include <limits.h>
#include <stdio.h>

/* Checked arithmetic whose operands or result have 128 bits. */

typedef __int128 wide;
typedef unsigned __int128 uwide;

static const wide most = (wide)(~(uwide)0 >> 1);

#define SHOW(f, a, b, type)                                                              \
  do {                                                                                   \
    type r;                                                                              \
    int overflows = f(a, b, &r);                                                         \
    printf("%d %llx %llx\n", overflows, (long long)((wide)r >> 64), (long long)r);       \
  } while (0)

#define ALL(a, b, type)                    \
  SHOW(__builtin_add_overflow, a, b, type); \
  SHOW(__builtin_sub_overflow, a, b, type); \
  SHOW(__builtin_mul_overflow, a, b, type)

static void pairs(wide a, wide b) {
  ALL(a, b, wide);
  ALL(a, b, uwide);
  ALL((uwide)a, (uwide)b, uwide);
  ALL((uwide)a, (uwide)b, wide);
  ALL((uwide)a, b, long);
  ALL(a, 3, unsigned char);
}

int main(void) {
  pairs(0, 0);
  pairs(1, -1);
  pairs(most, 1);
  pairs(-most - 1, -1);
  pairs(-most - 1, 1);
  pairs((wide)1 << 64, (wide)1 << 63);
  pairs((wide)1 << 64, -((wide)1 << 63));
  pairs(-5, 7);
  ALL(ULLONG_MAX, ULLONG_MAX, wide);
  ALL(LLONG_MIN, LLONG_MIN, wide);
  ALL(-1, 0u, uwide);
  printf("%d %d\n", __builtin_add_overflow_p(most, 1, (wide)0),
         __builtin_mul_overflow_p((uwide)1 << 127, 1, (wide)0));
  return 0;
}
