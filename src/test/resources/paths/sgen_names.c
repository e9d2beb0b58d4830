/* SGEN's small examples of names: a variable that is written through a pointer, and two blocks of
   the heap that are named after the statements that made them (the paper's 1 to 3; ours goes on,
   so that nothing is lost). */
#include <stdlib.h>

int indirect(void) {
  int a, y, *x;
  x = &a;
  *x = 10;
  y = a;
  return y;
}

int blocks(void) {
  int *p, *q;
  p = malloc(sizeof(int));
  q = p;
  p = malloc(sizeof(int));
  free(q);
  free(p);
  return 0;
}

static void set(int *p, int v) { *p = v; }

int called(int *p) {
  *p = 1;
  set(p, 2);
  return *p;
}

struct item {
  int key;
  struct item *next;
};

static struct item *lookup(struct item *l, int k) {
  while (l != NULL && l->key != k)
    l = l->next;
  return l;
}

int known(struct item *l, int k) {
  if (lookup(l, k) != NULL)
    return 1;
  return 0;
}

// expect known 1,2: feasible
// expect known 1,3: feasible
// expect called 1,2,3: feasible
// expect indirect 1,2,3,4: feasible
// expect blocks 1,2,3,4,5,6: feasible
