// Old definitions after new prototypes, and the other way round.
#include <stdio.h>

int both(int, int);
int both(a, b)
int a, b;
{
  return a - b;
}

int later();
int user(void) { return later(4); }
int later(int n) { return n * n; }

static double average(a, n)
double *a;
int n;
{
  double sum = 0;
  int i;
  for (i = 0; i < n; i++) sum += a[i];
  return n ? sum / n : 0;
}

typedef int number;
number typed(n)
number n;
{
  number n2 = n * 2;
  return n2;
}

int matrix(m, n)
int m[][3], n;
{
  int i, j, sum = 0;
  for (i = 0; i < n; i++)
    for (j = 0; j < 3; j++) sum += m[i][j] * (i + 1);
  return sum;
}

int count(s, c) char *s; int c; {
  int n = 0;
  while (*s) n += *s++ == c;
  return n;
}

void fill(p, n, v) char *p; int n; char v; { while (n--) *p++ = v; *p = 0; }

int main(void) {
  static int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  double values[3] = {1.5, 2.5, 5};
  char text[8];
  printf("%d %d\n", both(9, 4), user());
  printf("%g %g\n", average(values, 3), average(values, 0));
  printf("%d %d\n", typed(21), matrix(m, 2));
  printf("%d\n", count("mississippi", 's'));
  fill(text, 5, 'z');
  puts(text);
  int (*f)(int, int) = both;
  int (*g)() = both;
  printf("%d %d\n", f(1, 2), g(5, 1));
  return matrix(m, 1) + typed(1);
}
