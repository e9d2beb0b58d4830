// Small numerical methods: roots, integrals, sums, matrices.
#include <math.h>
#include <stdio.h>

static double newton(double a) {
  double x = a > 1 ? a : 1;
  for (int i = 0; i < 40; i++) x = 0.5 * (x + a / x);
  return x;
}

static double bisect(double (*f)(double), double low, double high) {
  while (high - low > 1e-9) {
    double middle = (low + high) / 2;
    if ((f(low) < 0) == (f(middle) < 0)) low = middle;
    else high = middle;
  }
  return low;
}

static double simpson(double (*f)(double), double a, double b, int n) {
  double h = (b - a) / n, sum = f(a) + f(b);
  for (int i = 1; i < n; i++) sum += (i % 2 ? 4 : 2) * f(a + i * h);
  return sum * h / 3;
}

static double cubic(double x) { return x * x * x - x - 2; }
static double bell(double x) { return exp(-x * x); }

static double kahan(const float *v, int n) {
  float sum = 0, lost = 0;
  for (int i = 0; i < n; i++) {
    volatile float y = v[i] - lost, t = sum + y;
    lost = (t - sum) - y;
    sum = t;
  }
  return sum;
}

int main(void) {
  printf("%.12f %.12f\n", newton(2), newton(1e6));
  printf("%.6f\n", bisect(cubic, 1, 2));
  printf("%.10f %.10f\n", simpson(bell, 0, 1, 50), simpson(cubic, -1, 1, 10));
  float tenths[1000], naive = 0;
  for (int i = 0; i < 1000; i++) naive += tenths[i] = 0.1f;
  printf("%.6f %.6f\n", naive, kahan(tenths, 1000));
  double m[2][3] = {{2, 1, 5}, {1, 3, 10}};
  double k = m[1][0] / m[0][0];
  for (int j = 0; j < 3; j++) m[1][j] -= k * m[0][j];
  double y = m[1][2] / m[1][1], x = (m[0][2] - m[0][1] * y) / m[0][0];
  printf("%g %g\n", x, y);
  double pi = 0;
  for (int i = 0; i < 100000; i++) pi += (i % 2 ? -4.0 : 4.0) / (2 * i + 1);
  printf("%.8f\n", pi);
  return (int)(naive * 2);
}
