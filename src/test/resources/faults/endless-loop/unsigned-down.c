// An unsigned counter is never below zero.
#include <stdio.h>

int main(void) {
  int values[4] = {1, 2, 3, 4}, sum = 0;
  for (unsigned i = 3; i >= 0; i--) sum ^= values[i & 3];  // fault: endless-loop
  printf("%d\n", sum);
  return 0;
}
