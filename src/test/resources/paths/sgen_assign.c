/* SGEN's example for virtual parameters, its assignVar; the numbers are the paper's. */
#include <stdlib.h>

void assign(int *x, int v) {
  *x = v;
  x = malloc(sizeof(int));
  *x = v + 1;
}

// expect assign 1,2,3: feasible
