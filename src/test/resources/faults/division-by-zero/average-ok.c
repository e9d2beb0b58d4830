// The average of nothing is taken to be zero.
#include <stdio.h>

static int average(const int *values, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += values[i];
  return n ? sum / n : 0;
}

int main(void) {
  int values[] = {4, 8, 12};
  for (int n = 3; n >= 0; n--) {
    printf("%d\n", average(values, n));
    fflush(stdout);
  }
  return 0;
}
