// Mean, deviation, regression and correlation of small fixed samples.
#include <math.h>
#include <stdio.h>

enum { N = 8 };

static double mean(const double *v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i];
  return sum / n;
}

static double deviation(const double *v, int n) {
  double m = mean(v, n), sum = 0;
  for (int i = 0; i < n; i++) sum += (v[i] - m) * (v[i] - m);
  return sqrt(sum / (n - 1));
}

static void fit(const double *x, const double *y, int n, double *slope, double *start) {
  double mx = mean(x, n), my = mean(y, n), xy = 0, xx = 0;
  for (int i = 0; i < n; i++) {
    xy += (x[i] - mx) * (y[i] - my);
    xx += (x[i] - mx) * (x[i] - mx);
  }
  *slope = xy / xx;
  *start = my - *slope * mx;
}

static double median(double *v, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && v[j] < v[j - 1]; j--) {
      double t = v[j];
      v[j] = v[j - 1];
      v[j - 1] = t;
    }
  return n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

int main(void) {
  double x[N] = {1, 2, 3, 4, 5, 6, 7, 8}, y[N] = {2.1, 3.9, 6.2, 7.8, 10.1, 12.2, 13.8, 16.1};
  double slope, start;
  printf("%.6f %.6f\n", mean(y, N), deviation(y, N));
  fit(x, y, N, &slope, &start);
  printf("%.6f %.6f\n", slope, start);
  double error = 0;
  for (int i = 0; i < N; i++) error = fmax(error, fabs(start + slope * x[i] - y[i]));
  printf("%.6f\n", error);
  double mixed[N - 1] = {5, -1, 3.5, 9, 0, 2, 7};
  double half = median(mixed, 4);
  printf("%g %g\n", median(mixed, N - 1), half);
  double geometric = 0, harmonic = 0;
  for (int i = 0; i < N; i++) geometric += log(x[i]) / N, harmonic += 1 / x[i];
  printf("%.6f %.6f\n", exp(geometric), N / harmonic);
  printf("%.6f %.6f\n", hypot(slope, start), atan2(slope, 1) * 180 / M_PI);
  return (int)(slope * 10);
}
