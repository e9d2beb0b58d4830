// Deeply nested loops with breaks at each level, and a flag or goto to leave all.
#include <stdio.h>

static int triples(int limit) {
  int found = 0;
  for (int a = 1; a < limit; a++)
    for (int b = a + 1; b < limit; b++) {
      if (a * a + b * b > limit * limit) break;
      for (int c = b + 1; c < limit; c++) {
        if (c * c > a * a + b * b) break;
        if (c * c != a * a + b * b) continue;
        found++;
        if (found < 4) printf("%d,%d,%d ", a, b, c);
      }
    }
  return found;
}

static int perfect(int n) {
  int sum = 0, i = 0;
  while (++i < n) {
    if (n % i) continue;
    sum += i;
    if (sum > n) break;
  }
  return n > 1 && sum == n;
}

static void pattern(int n) {
  int row = 0;
  do {
    int column = 0;
    do {
      if (column == row) {
        putchar('\\');
        continue;
      }
      if (column + row == n - 1) putchar('/');
      else putchar('.');
    } while (++column < n);
    putchar(' ');
  } while (++row < n);
  putchar('\n');
}

static int first_in(int grid[3][4], int wanted, int *y, int *x) {
  for (*y = 0; *y < 3; ++*y)
    for (*x = 0; *x < 4; ++*x)
      if (grid[*y][*x] == wanted) goto found;
  return 0;
found:
  return 1;
}

int main(void) {
  int n = triples(40), y, x;
  printf("%d\n", n);
  for (int i = 1; i < 500; i++)
    if (perfect(i)) printf("%d ", i);
  putchar('\n');
  pattern(4);
  int grid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
  printf("%d ", first_in(grid, 7, &y, &x));
  printf("%d %d\n", y, x);
  printf("%d ", first_in(grid, 13, &y, &x));
  printf("%d %d\n", y, x);
  int i = 0, total = 0;
  for (;;) {
    for (;;) {
      for (;;) {
        if (++i % 3 == 0) break;
        total += i;
      }
      if (i % 5 == 0) break;
    }
    if (i % 7 == 0) break;
  }
  printf("%d %d\n", i, total);
  return n;
}
