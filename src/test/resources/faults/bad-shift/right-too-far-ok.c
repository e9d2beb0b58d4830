// The upper half of a long long.
#include <stdio.h>

static long long upper(long long value, int by) {
  return value >> by;
}

int main(void) {
  printf("%d\n", (int)upper(1 << 20, 16));
  volatile int none = (int)upper(1 << 20, 40);
  (void)none;
  return 0;
}
