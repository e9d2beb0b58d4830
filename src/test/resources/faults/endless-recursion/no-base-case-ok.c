// A recursion that ends at or below its base case.
#include <stdio.h>

static int halve(int n) { return n <= 0 ? 0 : 1 + halve(n - 2); }

int main(void) {
  printf("%d\n", halve(10));
  fflush(stdout);
  printf("%d\n", halve(11));
  return 0;
}
