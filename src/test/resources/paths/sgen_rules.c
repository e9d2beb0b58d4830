/* SGEN's rules one by one: what is kept for the end, chains that are merged or not, versions, what
   is gone, where pointers point inside of objects. */
#include <stdlib.h>

struct node {
  int v;
  struct node *next;
};

int late(int *a, int *b) {
  if (a != b) {
    if (a == b)
      return 1;
  }
  return 0;
}

int both_read(struct node *x, struct node *y) {
  if (x->v > 3 && y->v < 5) {
    if (x == y)
      return 1;
  }
  return 0;
}

int both_written(struct node *x, struct node *y) {
  x->v = 1;
  y->v = 2;
  if (x == y)
    return x->v;
  return 0;
}

int by_alias(struct node *x, struct node *y) {
  x->v = 1;
  y->v = 2;
  if (x->v == 2)
    return 1;
  if (x->v == 3)
    return 2;
  return 0;
}

int walked(struct node *x, struct node *y) {
  struct node *p = x->next;
  struct node *q = y->next;
  if (p == q) {
    if (p->v == 7 && q->v != 7)
      return 1;
    return 2;
  }
  return 0;
}

int gone(struct node *x, struct node *y) {
  free(x);
  if (x == y)
    return y->v;
  return 0;
}

int inside(int *a, int k) {
  int *p = a + 2;
  if (*p == 7) {
    if (p - a == 2 && a[1] > k)
      return 1;
  }
  return 0;
}

int own(int *x) {
  int z = 3;
  int *q = &z;
  if (x == q)
    return 1;
  return *q;
}

int wraps(unsigned char c, short s) {
  if (c + 1 == 256) {
    if ((unsigned char)(c + 1) == 0 && s * 2 == -65536)
      return 1;
  }
  return 0;
}

static struct node *last(struct node *p) {
  while (p->next != NULL)
    p = p->next;
  return p;
}

int called(struct node *x) {
  struct node *end = last(x);
  if (end != x) {
    if (end->v == 5)
      return 1;
  }
  return 0;
}

int few(int a[], int i) {
  a[i] = 4;
  if (a[2] == 4)
    return 1;
  return 0;
}

// expect late 1,2,3: infeasible at 2
// expect late 1,2,4: feasible
// expect both_read 1,2,3: feasible
// expect both_written 1,2,3,4: feasible
// expect by_alias 1,2,3,4: feasible
// expect by_alias 1,2,3,5,6: infeasible at 5
// expect walked 1,2,3,4,5: infeasible at 4
// expect walked 1,2,3,4,6: feasible
// expect gone 1,2,3: infeasible at 3
// expect gone 1,2,4: feasible
// expect inside 1,2,3,4: feasible
// expect own 1,2,3,4: infeasible at 3
// expect own 1,2,3,5: feasible
// expect wraps 1,2,3: feasible
// expect called 1,2,3,4: feasible
// expect few 1,2,3: feasible
