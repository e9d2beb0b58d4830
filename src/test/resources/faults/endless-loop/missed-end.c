// A loop whose counter jumps over its end.
#include <stdio.h>

int main(void) {
  unsigned i = 0, steps = 0;
  for (i = 1; i != 10; i += 2) steps++;  // fault: endless-loop
  printf("%u %u\n", i, steps);
  return 0;
}
