/*
 * taotest: one function for each construct that a test generator
 * has to know: decisions of all kinds, loops of all kinds, calls in
 * expressions, pointers, function pointers and arrays of them.
 */
#include <stdio.h>
#include <stdlib.h>

struct pair {
  int first;
  int second;
  struct pair *link;
};

static int total;

int add(int a, int b)
{
  return a + b;
}

int subtract(int a, int b)
{
  return a - b;
}

int choose(int a, int b)
{
  return a > b ? a : b;
}

static int (*const table[3])(int, int) = {add, subtract, choose};

/* Decisions within decisions. */
int nested(int a, int b, int c)
{
  if (a > 0) {
    if (b > a) {
      if (c == b)
        return 1;
      else if (c > b)
        return 2;
    } else if (b == a) {
      return c != 0 ? 3 : 4;
    }
  } else if (a < -10) {
    if (b > 0 && c > 0)
      return 5;
    if (b < 0 || c < 0)
      return 6;
  }
  return 0;
}

/* Labels that fall through, and some that do not. */
int labels(int n)
{
  int r;

  r = 0;
  switch (n) {
    case 1:
      r = r + 1;
      /* fall through */
    case 2:
      r = r + 2;
      break;
    case 3:
    case 4:
      r = 5;
      break;
    case -1:
      return -1;
    default:
      if (n > 100)
        r = 100;
      else
        r = 7;
  }
  if (r == 3)
    total = total + 1;
  return r;
}

/* Loops of all kinds. */
int loops(int n)
{
  int i;
  int s;

  s = 0;
  for (i = 0; i < n; i++) {
    if (i == 2)
      continue;
    if (i == 4)
      break;
    s = s + i;
  }
  while (s > 3)
    s = s - 2;
  do {
    s = s + 1;
    if (s == 4) // infeasible: 11:T - it is at most 2 before, and 3 ends the loop
      return -1;
  } while (s < 3);
  return s;
}

/* A call within an expression within a condition. */
int calls(int a, int b)
{
  if (2 * add(1, choose(a, subtract(b, 2))) <= 0)
    return 1;
  if (add(a, b) == 12 && subtract(a, b) == 2)
    return 2;
  if (choose(a, b) < a) // infeasible: 5:T - the larger of both is no smaller than either
    return 3;
  return 0;
}

/* A function out of an array of them. */
int by_table(int which, int a, int b)
{
  int r;

  if (which < 0 || which > 2)
    return -1;
  r = table[which](a, b);
  if (which == 2 && r == a && r != b)
    return 1;
  if (which == 1 && r == 17)
    return 2;
  if (r > 50)
    return 3;
  return 0;
}

/* A function that is chosen and handed on. */
int by_pointer(int a, int b, int up)
{
  int (*f)(int, int);

  f = up ? add : subtract;
  if (f == add && f(a, b) == 9)
    return 1;
  if (f == subtract && f(a, b) == 9)
    return 2;
  if (f == choose) // infeasible: 7:T - only the other two are chosen
    return 3;
  return 0;
}

/* Pointers to scalars, perhaps to the same. */
int pointers(int *p, int *q)
{
  int **r;

  r = *p > *q ? &p : &q;
  **r = 0;
  if (*p == 0 && *q == 0)
    return p == q ? 1 : 2;
  if (*p < 0)
    return 3;
  if (*q < 0)
    return 4;
  return 5;
}

/* Structures that lead to one another. */
int structures(struct pair *p)
{
  if (p->link == NULL)
    return 0;
  if (p->link == p)
    return 1;
  p->link->first = p->first + 1;
  if (p->link->first == p->first) // infeasible: 6:T - another pair's field, and one more
    return 2;
  if (p->link->link == p)
    return p->link->second > p->second ? 3 : 4;
  return 5;
}

/* Memory that is taken and given back. */
int memory(int n)
{
  struct pair *p;
  int r;

  if (n < 1)
    return 0;
  p = malloc(sizeof *p);
  if (p == NULL)
    return -1;
  p->first = n;
  p->second = n / 2;
  r = p->first - p->second;
  free(p);
  if (r < 1) // infeasible: 10:T - half of a positive number is less than it
    return -2;
  if (r == 5)
    return 5;
  return 1;
}

/* Recursion. */
int factorial(int n)
{
  if (n < 0 || n > 12)
    return -1;
  if (n == 0)
    return 1;
  return n * factorial(n - 1);
}

/* Bits. */
int bits(unsigned x)
{
  if ((x & 0xf0) == 0x50)
    return 1;
  if ((x | 1) == 0xff && (x ^ 0xfe) == 0)
    return 2;
  if (x << 4 == 0x120)
    return 3;
  if (~x == 7)
    return 4;
  return x >> 28 != 0 ? 5 : 0;
}

/* Numbers that are read. */
int main(void)
{
  int a;
  int b;

  if (scanf("%d %d", &a, &b) != 2)
    return 1;
  printf("%d %d\n", nested(a, b, 3), labels(a));
  if (calls(a, b) == 2)
    printf("seven and five\n");
  if (getchar() == '!')
    printf("%d\n", factorial(a));
  return by_table(a, b, 1) > 0;
}
