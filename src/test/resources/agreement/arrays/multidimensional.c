// Arrays of arrays: row-major order, sizes, pointers to rows.
#include <stdio.h>

static int grid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};

static int sum_rows(int rows[][4], int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++) sum += rows[i][j] * (i + 1);
  return sum;
}

static void transpose(int to[4][3], int (*from)[4]) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) to[j][i] = from[i][j];
}

int main(void) {
  int flipped[4][3];
  transpose(flipped, grid);
  for (int i = 0; i < 4; i++) printf("%d %d %d\n", flipped[i][0], flipped[i][1], flipped[i][2]);
  printf("%d %d\n", sum_rows(grid, 3), sum_rows(grid + 1, 2));
  printf("%zu %zu %zu\n", sizeof grid, sizeof grid[0], sizeof grid[0][0]);

  int(*row)[4] = grid;
  row++;
  printf("%d %d %d\n", (*row)[2], *(*(grid + 2) + 1), 2 [grid[1]]);
  printf("%td %td\n", &grid[2] - &grid[0], (char *)&grid[2] - (char *)&grid[0]);

  char cube[2][3][4];
  for (int i = 0; i < 24; i++) cube[i / 12][i / 4 % 3][i % 4] = 'a' + i;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) printf("%.4s ", cube[i][j]);
  char(*plane)[3][4] = cube;
  printf("\n%c %c %zu\n", plane[1][0][0], (*plane)[2][3], sizeof *plane);

  int uneven[][2] = {1, 2, 3, 4, 5};
  printf("%zu %d\n", sizeof uneven / sizeof *uneven, uneven[2][1]);
  return sizeof cube;
}
