/* Floating-point numbers. */
#include <math.h>

/* The sign of a number; 2 for not-a-number. */
int sign_of(double x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  if (x == 0) return 0;
  return 2;
}

/* Whether two numbers are near one another. */
int nearly(float a, float b) {
  float d = a > b ? a - b : b - a;
  if (d < 0.001f) return 1;
  if (d >= 0.001f) return 0;
  return -1;
}

/* The larger root's sign of x^2 + px + q. */
int root_sign(double p, double q) {
  double d = p * p / 4 - q;
  if (d < 0) return -2;
  double r = -p / 2 + sqrt(d);
  if (r > 0) return 1;
  return r < 0 ? -1 : 0;
}

/* A grade for points that may be halves. */
char grade(float points) {
  if (!(points >= 0.0f && points <= 100.0f)) return '?';
  if (points >= 89.5f) return 'A';
  if (points >= 74.5f) return 'B';
  if (points >= 49.5f) return 'C';
  if (points > 100.0f) return '!'; // infeasible: 9:T - above 100 is no grade
  return 'D';
}

/* Rounds to the nearest whole number, halves upwards. What is just below 0 is 1.0 above -1. */
int round_half_up(double x) {
  if (!(x > -1000.0 && x < 1000.0)) return 0;
  int n = (int)x;
  if (n > x) n--;
  if (x - n >= 1.0) return 0;
  return x - n >= 0.5 ? n + 1 : n;
}

/* A number that is larger than its half but no larger than zero does not exist. */
int halves(float x) {
  float half = x / 2;
  if (half < x) {
    if (x <= 0) return -1; // infeasible: 3:T - half a negative number is not below it
    return 1;
  }
  return half == x ? 0 : 2;
}
