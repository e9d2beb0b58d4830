/*
 * nombre: looks at a number: whether it is perfect,
 * how many digits it has, and its mirror image.
 */
#include <stdio.h>

#define LARGEST 999

int digits(int n)
{
  int d;

  d = 1;
  while (n > 9) {
    n = n / 10;
    d = d + 1;
  }
  return d;
}

int mirror(int n)
{
  int m;

  m = 0;
  while (n > 0) {
    m = 10 * m + n % 10;
    n = n / 10;
  }
  return m;
}

/* The sum of the divisors below the number, for numbers up to 12. */
int divisors(int n)
{
  int d;
  int sum;

  sum = 0;
  if (n > 12)
    return 0;
  for (d = 1; d < n; d++)
    if (n % d == 0)
      sum = sum + d;
  return sum;
}

int main(void)
{
  int n;

  if (scanf("%d", &n) != 1)
    return 1;
  if (n < 1 || n > LARGEST)
    return 2;
  printf("%d digits\n", digits(n));
  if (mirror(n) == n)
    printf("a palindrome\n");
  if (divisors(n) == n)
    printf("perfect\n");
  if (digits(n) > 3) { // infeasible: 10:T - no number up to 999 has four digits
    printf("too long\n");
    return 3;
  }
  return 0;
}
