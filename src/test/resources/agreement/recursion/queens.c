// Eight queens by backtracking, with the first solutions shown.
#include <stdio.h>
#include <stdlib.h>

static int column[10], solutions, tried;

static int safe(int row, int c) {
  for (int r = 0; r < row; r++)
    if (column[r] == c || abs(column[r] - c) == row - r) return 0;
  return 1;
}

static void place(int row, int n, int shown) {
  if (row == n) {
    if (++solutions <= shown) {
      for (int r = 0; r < n; r++) printf("%d ", column[r]);
      putchar('\n');
    }
    return;
  }
  for (int c = 0; c < n; c++) {
    tried++;
    if (safe(row, c)) {
      column[row] = c;
      place(row + 1, n, shown);
    }
  }
}

static int by_bits(unsigned all, unsigned columns, unsigned left, unsigned right) {
  if (columns == all) return 1;
  int count = 0;
  for (unsigned free = all & ~(columns | left | right); free;) {
    unsigned bit = free & -free;
    free ^= bit;
    count += by_bits(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}

int main(void) {
  for (int n = 1; n <= 7; n++) {
    solutions = tried = 0;
    place(0, n, 2);
    printf("%d: %d solutions, %d tries, %d by bits\n", n, solutions, tried,
        by_bits((1u << n) - 1, 0, 0, 0));
  }
  return by_bits(0xff, 0, 0, 0);
}
