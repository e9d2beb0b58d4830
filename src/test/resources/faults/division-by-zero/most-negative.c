// The most negative number has no positive counterpart to divide into.
#include <limits.h>
#include <stdio.h>

static long scale(int value, int by) {
  return value / by;  // fault: division-by-zero
}

int main(void) {
  printf("%ld\n", scale(INT_MIN, 2));
  printf("%ld\n", scale(INT_MAX, -1));
  fflush(stdout);
  printf("%ld\n", scale(INT_MIN, -1));
  return 0;
}
