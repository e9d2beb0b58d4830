// Array parameters whose sizes are other parameters, in many spellings.
#include <stdio.h>

static int sum1(int n, int a[n]) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}

static int sum2(int rows, int columns, int a[][columns]) {
  int s = 0;
  for (int i = 0; i < rows; i++) s += (i + 1) * sum1(columns, a[i]);
  return s;
}

static size_t row_size(int columns, int (*a)[columns * 2]) { return sizeof *a; }
static size_t const_size(int n, char a[const n][n + 1]) { return sizeof a[0]; }
static double trace(int n, double m[*][*]);

static double trace(int n, double m[n][n]) {
  double t = 0;
  for (int i = 0; i < n; i++) t += m[i][i];
  return t;
}

static int corner(int n, int m, int cube[n][m][n]) { return cube[n - 1][m - 1][n - 1]; }

int main(void) {
  int flat[12];
  for (int i = 0; i < 12; i++) flat[i] = i;
  printf("%d\n", sum1(12, flat));
  for (int columns = 1; columns <= 6; columns++)
    if (12 % columns == 0) {
      int(*shaped)[columns] = (int(*)[columns])flat;
      printf("%d x %d: %d\n", 12 / columns, columns, sum2(12 / columns, columns, shaped));
    }
  int fixed[2][6];
  printf("%zu\n", row_size(3, fixed));
  char text[3][4];
  printf("%zu\n", const_size(3, text));
  int n = 5;
  double identity[n][n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) identity[i][j] = i == j ? 0.5 : 9;
  printf("%g\n", trace(n, identity));
  int cube[2][3][2] = {{{0}}};
  cube[1][2][1] = 42;
  printf("%d %zu\n", corner(2, 3, cube), sizeof cube);
  return corner(2, 3, cube);
}
