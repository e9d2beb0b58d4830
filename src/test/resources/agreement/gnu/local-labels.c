#include <stdio.h>

/* Labels that blocks declare for themselves, under names that other blocks have too. */

#define UNTIL_ZERO(x, sum) \
  {                        \
    __label__ again, end;  \
  again:                   \
    if ((x) == 0) goto end; \
    (sum) += (x)--;        \
    goto again;            \
  end:;                    \
  }

static int twice(int a, int b) {
  int sum = 0;
  UNTIL_ZERO(a, sum);
  UNTIL_ZERO(b, sum);
  return sum;
}

static int siblings(int x) {
  {
    __label__ skip;
    if (x == 1) goto skip;
    x += 10;
  skip:
    x++;
  }
  {
    __label__ skip;
    if (x == 2) goto skip;
    x += 100;
    {
    skip:
      x++;
    }
  }
  return x;
}

static int hiding(int x) {
  int steps = 0;
out:
  steps++;
  {
    __label__ out;
    if (x > 3) goto out;
    steps += 10;
  out:
    steps += 100;
  }
  if (x-- > 2) goto out;
  return steps;
}

int main(void) {
  printf("%d\n", twice(4, 3));
  printf("%d %d\n", siblings(1), siblings(0));
  printf("%d %d\n", hiding(0), hiding(5));
  return 0;
}
