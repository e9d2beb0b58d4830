// A sum of large ints is kept in a long.
#include <stdio.h>

int main(void) {
  int prices[] = {2000000000, 100000000, 50000000};
  long total = 0;
  for (int i = 0; i < 3; i++) {
    total += prices[i];
  }
  printf("%ld\n", (long)total);
  return 0;
}
