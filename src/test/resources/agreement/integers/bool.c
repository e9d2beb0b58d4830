// _Bool holds 0 or 1, whatever is assigned to it.
#include <stdbool.h>
#include <stdio.h>

struct options { bool verbose : 1, quiet : 1; _Bool rest; };

static bool positive(int n) { return n > 0; }
static bool truth(int n) { return n; }
static _Bool from_double(double d) { return d; }
static bool from_pointer(const void *p) { return p; }

int main(void) {
  bool b = 256;
  printf("%d %zu\n", b, sizeof b);
  b = 0.25;
  printf("%d\n", b);
  b = 0.0;
  printf("%d\n", b);
  b = -1;
  printf("%d %d\n", b, (int)b == 1);
  printf("%d %d %d\n", (bool)0x100, (unsigned char)0x100, !!0x100);
  printf("%d %d %d\n", truth(512), positive(-3), truth(0));
  printf("%d %d\n", from_double(1e-300), from_double(-0.0));
  printf("%d %d\n", from_pointer(&b), from_pointer(NULL));

  b = false;
  b++;
  b++;
  printf("%d\n", b);
  b--;
  printf("%d ", b);
  b--;
  printf("%d\n", b);
  b = true;
  b += 5;
  printf("%d ", b);
  b -= 1;
  printf("%d ", b);
  b ^= 3;
  printf("%d\n", b);
  printf("%d %d %d\n", true + true, -true, ~(int)true);
  struct options o = {.verbose = 4, .rest = 77};
  o.quiet = o.verbose && !o.rest;
  printf("%d %d %d %zu\n", o.verbose, o.quiet, o.rest, sizeof o);
  bool flags[4] = {1, 2, 0, -3};
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += flags[i];
  return sum;
}
