// The next row begins where this one ends.
#include <stdio.h>

static int grid[3][4];

static int sum(int row, int columns) {
  int all = 0;
  for (int i = 0; i < columns; i++) all += grid[row][i];  // fault: index-out-of-range
  return all;
}

int main(void) {
  volatile int all = sum(1, 5);
  (void)all;
  return 0;
}
