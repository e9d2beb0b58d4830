/* A goto cleans up the variables whose scope it leaves, forwards and backwards. */
#include <stdio.h>

static void report(int *variable) { printf("%d ", *variable); }

#define CLEANED __attribute__((cleanup(report))) int

static int again(int n) {
  CLEANED kept = 1;
again:;
  CLEANED fresh = n;
  if (n-- > 0) {
    goto again;
  }
  {
    CLEANED inner = 30;
    if (n == -1) {
      CLEANED innermost = 40;
      goto out;
    }
    printf("stayed ");
  }
out:
  printf("out ");
  return kept + fresh;
}

static int loops(int n) {
  int k = 0;
  for (;;) {
    CLEANED outer = k;
    for (;;) {
      CLEANED inner = k + 10;
      if (k++ > n) {
        goto end;
      }
      if (k & 1) {
        goto next;
      }
      if (k == 4) {
        break;
      }
    }
    printf("after ");
  next:
    printf("next ");
  }
end:
  return k;
}

static int choice(int n) {
  goto in;
in : {
  CLEANED scope = 5;
  switch (n) {
    case 1: {
      CLEANED inner = 6;
      goto forward;
    }
    case 2:
      goto leave;
  }
  printf("middle ");
forward:
  printf("forward ");
}
leave:
  return n;
}

static int upwards(int n) {
  int i = 0;
top : {
  CLEANED turn = i;
  i++;
  if (i < n) {
    goto top;
  }
}
  return i;
}

int main(void) {
  printf("%d\n", again(2));
  printf("%d\n", loops(5));
  for (int n = 1; n <= 3; n++) {
    printf("%d\n", choice(n));
  }
  printf("%d\n", upwards(3));
  return 0;
}
