// Recursion in its usual shapes: Ackermann, Hanoi, gcd, mutual, binomials.
#include <stdio.h>

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

static int hanoi(int n, char from, char to, char via) {
  if (n == 0) return 0;
  int moves = hanoi(n - 1, from, via, to);
  if (n >= 2) printf("%d:%c%c ", n, from, to);
  return moves + 1 + hanoi(n - 1, via, to, from);
}

static int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 || odd(n - 1); }
static int odd(unsigned n) { return n != 0 && even(n - 1); }

static long choose(int n, int k) {
  return k == 0 || k == n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k);
}

static double power(double x, int n) {
  if (n == 0) return 1;
  double half = power(x, n / 2);
  return n % 2 ? half * half * x : half * half;
}

int main(void) {
  printf("%d %d\n", ackermann(2, 3), ackermann(3, 3));
  printf("%d\n", hanoi(4, 'a', 'c', 'b'));
  printf("%d %d %d\n", gcd(1071, 462), gcd(17, 5), gcd(0, 9));
  printf("%d %d %d\n", even(10), odd(7), even(101));
  for (int k = 0; k <= 8; k++) printf("%ld ", choose(8, k));
  printf("\n%.0f %.6f\n", power(2, 40), power(1.01, 100));
  return ackermann(2, 9);
}
