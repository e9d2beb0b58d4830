/* Aliases that only the values show. */
#include <string.h>

struct pair {
  int x, y;
};

int by_copy(struct pair *p, struct pair *q, struct pair r) {
  p->x = 1;
  r.x = 2;
  *q = r;
  if (p->x == 2)
    return 1;
  return 0;
}

int by_memset(struct pair *p, struct pair *q) {
  p->x = 1;
  memset(q, 0, sizeof *q);
  if (p->x == 0)
    return 1;
  return 0;
}

int never(struct pair *p, struct pair *q) {
  p->x = 1;
  q->x = 2;
  if (p == q)
    if (p->x == 1)
      return 1;
  return 0;
}

// expect by_copy 1,2,3,4,5: feasible
// expect by_copy 1,2,3,4,6: feasible
// expect by_memset 1,2,3,4: feasible
// expect never 1,2,3,4,5: infeasible at 4
// expect never 1,2,3,4,6: feasible
