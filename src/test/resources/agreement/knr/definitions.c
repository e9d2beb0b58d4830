// Definitions in the style of the first C book, with its default types.
#include <stdio.h>

add(a, b)
{
  return a + b;
}

double scale(x, factor)
double x;
int factor;
{
  return x * factor;
}

char *skip(s, n)
  char *s;
  register n;
{
  while (n-- > 0 && *s) s++;
  return s;
}

int narrow(c, s, f)
unsigned char c;
short s;
float f;
{
  return c + s + (int)f;
}

static counter;

bump(by)
{
  counter += by;
}

int apply(f, n)
int (*f)(), n;
{
  return (*f)(n, n);
}

int main()
{
  auto i = 3;
  printf("%d\n", add(i, 4));
  printf("%.2f\n", scale(1.25, 3));
  printf("[%s] [%s]\n", skip("abcdef", 2), skip("abc", 9));
  printf("%d\n", narrow(200, -5, 2.75));
  bump(4);
  bump(6);
  printf("%d\n", counter);
  printf("%d\n", apply(add, 21));
  printf("%d\n", later(5));
  return counter;
}

int later(n)
{
  return n ? n * later(n - 1) : 1;
}
