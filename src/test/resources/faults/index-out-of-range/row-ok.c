// A row has as many columns as the grid.
#include <stdio.h>

static int grid[3][4];

static int sum(int row, int columns) {
  int all = 0;
  for (int i = 0; i < columns; i++) all += grid[row][i];
  return all;
}

int main(void) {
  printf("%d\n", sum(1, 4));
  printf("%d\n", sum(2, 4));
  return 0;
}
