// The middle of two large indices from their distance.
#include <stdio.h>

static int middle(int low, int high) {
  return low + (high - low) / 2;
}

int main(void) {
  printf("%d\n", middle(10, 20));
  int far = middle(1500000000, 2000000000);
  return far == 0;
}
