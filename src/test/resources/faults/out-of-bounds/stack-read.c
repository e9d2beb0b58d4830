// A table is read with an index that is too large.
#include <stdio.h>

static int days(int month) {
  int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return lengths[month];  // fault: out-of-bounds
}

int main(void) {
  int total = 0;
  for (int month = 0; month <= 12; month += 4) total += days(month);
  printf("%d\n", total > 90);
  return 0;
}
