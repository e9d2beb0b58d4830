// Multiplication, determinant, spiral, saddle points on fixed matrices.
#include <stdio.h>

enum { N = 4 };

static void multiply(int a[N][N], int b[N][N], int c[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      c[i][j] = 0;
      for (int k = 0; k < N; k++) c[i][j] += a[i][k] * b[k][j];
    }
}

static long determinant(int n, int m[N][N]) {
  if (n == 1) return m[0][0];
  long sum = 0;
  for (int skip = 0; skip < n; skip++) {
    int minor[N][N];
    for (int i = 1; i < n; i++)
      for (int j = 0, k = 0; j < n; j++)
        if (j != skip) minor[i - 1][k++] = m[i][j];
    sum += (skip % 2 ? -1 : 1) * m[0][skip] * determinant(n - 1, minor);
  }
  return sum;
}

static void spiral(int m[N][N]) {
  int top = 0, bottom = N - 1, left = 0, right = N - 1;
  while (top <= bottom && left <= right) {
    for (int j = left; j <= right; j++) printf("%d ", m[top][j]);
    top++;
    for (int i = top; i <= bottom; i++) printf("%d ", m[i][right]);
    right--;
    for (int j = right; top <= bottom && j >= left; j--) printf("%d ", m[bottom][j]);
    bottom--;
    for (int i = bottom; left <= right && i >= top; i--) printf("%d ", m[i][left]);
    left++;
  }
  putchar('\n');
}

int main(void) {
  int a[N][N], b[N][N], c[N][N];
  for (int i = 0; i < N * N; i++) {
    a[i / N][i % N] = i + 1;
    b[i / N][i % N] = (i * 7 + 3) % 5 - 2;
  }
  spiral(a);
  multiply(a, b, c);
  for (int i = 0; i < N; i++) printf("%d %d %d %d\n", c[i][0], c[i][1], c[i][2], c[i][3]);
  for (int n = 1; n <= N; n++) printf("%ld %ld\n", determinant(n, a), determinant(n, b));
  return (int)(determinant(N, b) & 0x3f);
}
