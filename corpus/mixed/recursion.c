/* Recursion. */
#include <stddef.h>

int ackermann(int m, int n) {
  if (m < 0 || n < 0 || m > 2 || n > 3) return -1;
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  int inner = ackermann(m, n - 1);
  if (inner < 0) return -1;
  return ackermann(m - 1, inner);
}

static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

/* Even and odd by each other, for small numbers. */
int parity_of(unsigned n) {
  if (n > 9) return -1;
  int even = is_even(n), odd = is_odd(n);
  if (even && odd) return -2; // infeasible: 5.2:T - no number is both
  if (!even && !odd) return -3; // infeasible: 7.2:T - every number is one of them
  return even;
}

/* Whether some of the numbers add up to a sum. */
int subset_sum(const int a[], int n, int sum) {
  if (sum == 0) return 1;
  if (n <= 0) return 0;
  if (a[n - 1] <= sum && subset_sum(a, n - 1, sum - a[n - 1])) return 1;
  return subset_sum(a, n - 1, sum);
}

/* Steps for n discs. */
int hanoi(int n, int from, int to) {
  if (n <= 0 || n > 6) return 0;
  if (from == to || from < 1 || from > 3 || to < 1 || to > 3) return -1;
  int spare = 6 - from - to;
  if (spare < 1 || spare > 3) return -2; // infeasible: 6.1:T, 6.2:T - the third of three pegs
  return hanoi(n - 1, from, spare) + 1 + hanoi(n - 1, spare, to);
}

/* Fills an area of a 4x4 picture; how many pixels changed. */
int fill(char picture[4][4], int y, int x, char colour) {
  if (y < 0 || y > 3 || x < 0 || x > 3) return 0;
  if (picture[y][x] != 0 || colour == 0) return 0;
  picture[y][x] = colour;
  return 1 + fill(picture, y - 1, x, colour) + fill(picture, y + 1, x, colour) +
         fill(picture, y, x - 1, colour) + fill(picture, y, x + 1, colour);
}
