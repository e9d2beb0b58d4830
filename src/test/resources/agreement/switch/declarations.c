// Declarations and labels inside switch bodies.
#include <stdio.h>

static int scoped(int n) {
  switch (n) {
    int shared;
    static int calls = 100;
    case 0:
      shared = 5;
      calls++;
      return shared + calls;
    case 1: {
      int own = n * 7;
      shared = own;
    }
    case 2:
      if (n == 2) shared = 2;
      return shared;
    default: {
      int own = 9, other[3] = {own};
      return own + other[0] + other[2];
    }
  }
}

static int jumping(int n) {
  int trace = 0;
  switch (n) {
    case 1:
      trace = 1;
      goto shared;
    case 2:
      trace = 2;
      goto third;
    case 3:
    third:
      trace = trace * 10 + 3;
      break;
    shared:
    case 4:
      trace = trace * 10 + 4;
  }
  return trace;
}

static int nested(int a, int b) {
  int r = 0;
  switch (a) {
    case 1:
      switch (b) {
        case 1: r = 11; break;
        default: r = 19;
      }
      r += 100;
      break;
    case 2:
      switch (b)
      case 2: r = 22;
    default:
      r += 1000;
  }
  return r;
}

int main(void) {
  int zeroth = scoped(0);
  printf("%d %d %d %d %d\n", zeroth, scoped(0), scoped(1), scoped(2), scoped(3));
  for (int n = 0; n < 5; n++) printf("%d ", jumping(n));
  putchar('\n');
  for (int a = 0; a < 4; a++)
    for (int b = 1; b < 3; b++) printf("%d ", nested(a, b));
  putchar('\n');
  for (int i = 0; i < 6; i++) {
    switch (i) {
      case 1: continue;
      case 3: printf("three "); break;
      case 4: goto out;
      default: printf("%d ", i);
    }
    printf("| ");
  }
out:
  puts("out");
  return nested(1, 1);
}
