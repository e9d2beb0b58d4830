// Counters from malloc are counted up from whatever was there.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  unsigned *counts = malloc(4 * sizeof *counts);
  if (!counts) return 1;
  counts[2] += 1;  // fault: uninitialised-read
  counts[0] = counts[1] = counts[3] = 0;
  printf("%u\n", counts[0] + counts[1] + counts[3]);
  free(counts);
  return 0;
}
