// A loop whose counter meets its end.
#include <stdio.h>

int main(void) {
  unsigned i = 0, steps = 0;
  for (i = 1; i != 11; i += 2) steps++;
  printf("%u %u\n", i, steps);
  return 0;
}
