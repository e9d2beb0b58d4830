/* Multiplies square matrices of doubles. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 64 };

static double a[N][N], b[N][N], c[N][N];

static void multiply(void) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  }
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      a[i][j] = i + j;
      b[i][j] = i - j;
    }
  }
  for (int r = 0; r < rounds; r++) multiply();
  printf("%g\n", c[3][5]);
  return 0;
}
