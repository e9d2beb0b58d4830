// A sum of large ints does not fit an int.
#include <stdio.h>

int main(void) {
  int prices[] = {2000000000, 100000000, 50000000};
  int total = 0;
  for (int i = 0; i < 3; i++) {
    total += prices[i];  // fault: signed-overflow
  }
  printf("%ld\n", (long)total);
  return 0;
}
