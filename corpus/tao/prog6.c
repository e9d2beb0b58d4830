/*
 * prog6: a small program of scalars. Reads two
 * numbers and does some arithmetic with them in
 * three functions that call each other.
 */
#include <stdio.h>

int larger(int a, int b)
{
  if (a > b)
    return a;
  return b;
}

/*
 * The distance of two numbers.
 */
int distance(int a, int b)
{
  int high;
  int low;

  high = larger(a, b);
  low = a + b - high;
  return high - low;
}

/*
 * Halves the distance until it is at most 2 and
 * tells how often that took.
 */
int halvings(int a, int b)
{
  int d;
  int n;

  n = 0;
  d = distance(a, b);
  while (d > 2) {
    d = d / 2;
    n = n + 1;
  }
  return n;
}

int main(void)
{
  int x;
  int y;
  int n;

  if (scanf("%d", &x) != 1)
    return 1;
  if (scanf("%d", &y) != 1)
    return 1;
  if (x < 0 || x > 99)
    return 2;
  if (y < 0 || y > 99)
    return 2;
  n = halvings(x, y);
  if (2 * larger(n, 1) > 5)
    printf("far apart: %d\n", n);
  else if (n == 0)
    printf("near\n");
  else
    printf("between: %d\n", n);
  return 0;
}
