// Counters from calloc are counted up from zero.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  unsigned *counts = calloc(4, sizeof *counts);
  if (!counts) return 1;
  counts[2] += 1;
  counts[0] = counts[1] = counts[3] = 0;
  printf("%u\n", counts[0] + counts[1] + counts[3]);
  free(counts);
  return 0;
}
