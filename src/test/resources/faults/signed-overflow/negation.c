// The absolute value of the most negative number.
#include <limits.h>
#include <stdio.h>

static unsigned magnitude(int n) {
  return n < 0 ? -n : n;  // fault: signed-overflow
}

int main(void) {
  int values[] = {5, -5, INT_MAX, INT_MIN};
  for (int i = 0; i < 4; i++) printf("%u\n", magnitude(values[i]));
  return 0;
}
