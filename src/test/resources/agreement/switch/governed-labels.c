/* Case labels whose statement belongs to an if, an else or a loop around them. */
#include <stdio.h>

static int chosen(int x) {
  int r = 0;
  switch (x) {
    case 0:
      r = 1;
      if (r) case 1: r += 10;
      else case 2: r += 100;
      break;
    case 3:
      do case 4: r += 7; while (r < 20);
      break;
    case 5:
      for (;;) case 6: if (r++ > 3) return r;
    case 7:
      if (x == 7) case 8: case 9: default: r -= 5;
      else if (x) again: case 10: r -= 50;
      else r = 1;
      if (r == -50 && x++ == 9) goto again;
      while (r < 0) case 11: r += 9;
  }
  return r;
}

static int inner(int x) {
  int q = 0;
  switch (x) if (0) case 1: return 4; else case 2: return 5;
  switch (x) case 3: return 6;
  switch (x) {
    case 4: q = 4; int w = q + 1; return w;
    here: case 5: q = 5;
    if (x > 5) default: switch (x) case 7: return 8; else if (x == 6) goto here;
    return q;
  }
  return 0;
}

int main(void) {
  for (int i = -1; i < 13; i++) printf("%d: %d %d\n", i, chosen(i), inner(i));
  return 0;
}
