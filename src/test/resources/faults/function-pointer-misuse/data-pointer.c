// The address of data is called.
#include <stdio.h>

static int table[4] = {1, 2, 3, 4};
static int first(void) { return table[0]; }

typedef int getter(void);

int main(void) {
  getter *get = (getter *)(void *)table;
  printf("%d\n", first());
  fflush(stdout);
  printf("%d\n", get());  // fault: function-pointer-misuse
  return 0;
}
