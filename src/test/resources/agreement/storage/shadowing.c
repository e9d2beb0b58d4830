// The innermost declaration wins: blocks, loops, parameters, tags, labels.
#include <stdio.h>

int x = 1;
typedef int number;
struct s { int a; };

static int parameter(int x) {
  x *= 2;
  {
    int x = 100;
    x++;
  }
  return x;
}

static int global(void) { return x; }

static int own_initialiser(void) {
  int y = x + 1;
  int x = y * 10;
  return x;
}

int main(void) {
  printf("%d %d %d\n", x, parameter(4), own_initialiser());
  int x = 2;
  {
    int x = 3;
    {
      int x = 4;
      printf("%d ", x);
      x = 40;
    }
    printf("%d ", x);
  }
  printf("%d %d\n", x, global());
  for (int x = 0; x < 2; x++) {
    int x = 9;
    printf("%d", x);
  }
  printf(" %d\n", x);
  if (x == 2) {
    int x = 55;
    printf("%d\n", x);
  } else {
    int x = 66;
    printf("%d\n", x);
  }
  number n = 7;
  {
    int number = n + 1;
    printf("%d\n", number * 2);
  }
  struct s { char c[20]; };
  printf("%zu\n", sizeof(struct s));
  {
    struct s { char c; };
    int s = 3;
    struct s t = {(char)s};
    printf("%zu %d\n", sizeof(struct s), t.c);
    goto s;
  s:;
  }
  int printed = 0;
  { int (*printf)(const char *) = puts; printf("through another name"); printed++; }
  while (printed < 3) { int y = printed * x; printed++; x += y; }
  return x;
}
