/* SGEN's first example: two pointers to pointers, and what they must share. The numbers are the
   paper's. */
#include <stddef.h>

void example(int **x, int **y, int v) {
  int *p, *q, *r, z;
  p = *x;
  q = *y;
  if (p == q) {
    if (p == NULL)
      *q = v;
    else if (q == NULL)
      *p = v;
    else {
      r = &z;
      *r = 10;
      if (z == v)
        *q = v;
    }
  } else {
    *p = v;
    *q = v;
  }
}

// expect example 1,2,3,4,6,8,9,10,11: feasible
// expect example 1,2,3,4,6,8,9,10: feasible
// expect example 1,2,3,12,13: feasible
// expect example 1,2,3,4,6,7: infeasible at 6
// expect example 1,2,3,4,5: infeasible at 5
