// The most negative number is divided in a wider type.
#include <limits.h>
#include <stdio.h>

static long scale(int value, int by) {
  return (long)value / by;
}

int main(void) {
  printf("%ld\n", scale(INT_MIN, 2));
  printf("%ld\n", scale(INT_MAX, -1));
  fflush(stdout);
  printf("%ld\n", scale(INT_MIN, -1));
  return 0;
}
