// The address of a function is called.
#include <stdio.h>

static int table[4] = {1, 2, 3, 4};
static int first(void) { return table[0]; }

typedef int getter(void);

int main(void) {
  getter *get = first;
  printf("%d\n", first());
  fflush(stdout);
  printf("%d\n", get());
  return 0;
}
