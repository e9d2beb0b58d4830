// Complex numbers, fractions, vectors and matrices as values.
#include <stdio.h>

typedef struct { double re, im; } complex;
typedef struct { long top, bottom; } fraction;
typedef struct { int x, y, z; } vector;
typedef struct { unsigned long m[2][2]; } matrix;

static complex add(complex a, complex b) { return (complex){a.re + b.re, a.im + b.im}; }
static complex mul(complex a, complex b) {
  return (complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static long gcd(long a, long b) { return b ? gcd(b, a % b) : a < 0 ? -a : a; }
static fraction reduce(fraction f) {
  long g = gcd(f.top, f.bottom);
  return f.bottom < 0 ? (fraction){-f.top / g, -f.bottom / g} : (fraction){f.top / g, f.bottom / g};
}
static fraction plus(fraction a, fraction b) {
  return reduce((fraction){a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom});
}

static vector cross(vector a, vector b) {
  return (vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static matrix times(matrix a, matrix b) {
  matrix c;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) c.m[i][j] = a.m[i][0] * b.m[0][j] + a.m[i][1] * b.m[1][j];
  return c;
}
static matrix power(matrix a, unsigned n) {
  if (n == 0) return (matrix){{{1, 0}, {0, 1}}};
  matrix half = power(a, n / 2), whole = times(half, half);
  return n % 2 ? times(whole, a) : whole;
}

int main(void) {
  complex z = {0, 0}, c = {-0.5, 0.5};
  for (int i = 0; i < 6; i++) {
    z = add(mul(z, z), c);
    printf("%.4f%+.4fi ", z.re, z.im);
  }
  fraction sum = {0, 1};
  for (int i = 1; i <= 10; i++) sum = plus(sum, (fraction){i % 2 ? 1 : -1, i});
  printf("\n%ld/%ld\n", sum.top, sum.bottom);
  vector v = cross((vector){1, 2, 3}, cross((vector){4, 5, 6}, (vector){7, 8, 10}));
  printf("%d %d %d\n", v.x, v.y, v.z);
  matrix fib = {{{1, 1}, {1, 0}}};
  printf("%lu %lu\n", power(fib, 10).m[0][1], power(fib, 90).m[0][1]);
  fraction half = reduce((fraction){-21, -42});
  printf("%ld/%ld\n", half.top, half.bottom);
  return (int)power(fib, 12).m[0][1];
}
