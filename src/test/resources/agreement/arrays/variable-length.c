// Variable-length arrays: sizes at run time, parameters, two dimensions.
#include <stdio.h>

static int trace(int n, int m[n][n]) {
  int t = 0;
  for (int i = 0; i < n; i++) t += m[i][i];
  return t;
}

static void fill(int rows, int columns, int m[rows][columns]) {
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) m[i][j] = i * columns + j;
}

static size_t bytes(int n) {
  short local[n + 1];
  for (int i = 0; i <= n; i++) local[i] = (short)(i * i);
  return sizeof local + (size_t)local[n];
}

int main(void) {
  for (int n = 1; n < 5; n++) {
    int square[n][n];
    fill(n, n, square);
    printf("%d: trace %d size %zu row %zu\n", n, trace(n, square), sizeof square,
           sizeof square[0]);
  }
  int rows = 2, columns = 3;
  int table[rows][columns];
  rows = 50;
  columns = 60;
  printf("%zu %zu\n", sizeof table, sizeof *table);
  fill(2, 3, table);
  int(*row)[3] = table;
  printf("%d %d\n", row[1][2], (*(row + 1))[0]);

  int n = 3;
  size_t size = sizeof(char[n++]);
  printf("%zu %d\n", size, n);
  typedef long vector[n];
  n = 100;
  vector v;
  for (int i = 0; i < 4; i++) v[i] = i;
  printf("%zu %ld\n", sizeof v, v[3]);
  return (int)bytes(9);
}
