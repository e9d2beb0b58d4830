/* Freed, moved, dead and never set memory; blocks that begin before the pointer. */
#include <stddef.h>
#include <stdlib.h>

struct list {
  int v;
  struct list *next;
};
struct pair {
  long first;
  int second;
};

int again(int *p) {
  free(p);
  int *q = malloc(sizeof *q);
  if (q == p) return 1;
  return 0;
}

int moved(int *p) {
  int *q = realloc(p, 64);
  if (q == p) return 1;
  return 0;
}

int container(int *p) {
  struct pair *q = (struct pair *)((char *)p - offsetof(struct pair, second));
  q->first = 1;
  free(q);
  return 1;
}

int freed_inside(struct pair *p) {
  p->first = 1;
  free(&p->second);
  return 1;
}

int twice(struct list *p, struct list *q) {
  free(p);
  free(q);
  if (p == q) return 1;
  return 0;
}

int after_free(struct list *p) {
  struct list *n = p->next;
  free(p);
  if (n == p) return 1;
  if (n)
    if (n->v == 1) return 2;
  return 0;
}

int use_after_free(struct list *p, struct list *q) {
  free(p);
  if (q->v == 1) {
    if (p == q) return 1;
    return 2;
  }
  return 0;
}

int fresh(struct list *p) {
  struct list *q = malloc(sizeof *q);
  if (!q) return 1;
  q->v = 1;
  q->next = 0;
  if (p == q) return 2;
  if (q->next) return 3;
  if (q->v != 1) return 4;
  return 0;
}

int zeroed(void) {
  struct list *q = calloc(2, sizeof *q);
  if (!q) return 1;
  if (q[1].v) return 2;
  if (q[0].next) return 3;
  return 0;
}

int two_blocks(void) {
  int *p = malloc(4), *q = malloc(4);
  if (p == q) {
    if (p) return 1;
    return 2;
  }
  if (!p && !q) return 3;
  if (p && q) return 4;
  return 0;
}

int *dangling(int n) {
  int local = n;
  int *volatile p = &local;
  return p;
}

int same_place(void) {
  int *p = dangling(1);
  int *q = dangling(2);
  if (p == q) return 1;
  return 0;
}

int never_set(int n) {
  int x;
  if (n > 0) x = 1;
  if (n > 0)
    if (x != 1) return 1;
  return 0;
}

int ordered(int *p, int *q) {
  if (p < q) {
    if (q < p) return 1;
    if (p == q) return 2;
    if (p == NULL) return 3;
  }
  return 0;
}

int distance(int *p, int *q) {
  if (q - p == 2) {
    if (p[1] == 7)
      if (q[-1] != 7) return 1;
    if (q < p) return 2;
    return 3;
  }
  return 0;
}

int before(int *p) {
  p[-1] = 3;
  if (p[-1] != 3) return 1;
  if (p[0] == 3) return 2;
  return 0;
}

int past_end(void) {
  int a[3] = {1, 2, 3};
  int *p = a;
  int n = 0;
  while (p != a + 3) {
    n += *p;
    p++;
  }
  if (n != 6) return 1;
  return 0;
}

int local_address(int *p) {
  int x = 1;
  int *q = &x;
  *p = 5;
  if (x == 5) return 1;
  if (p == q) return 2;
  if (*q != 1) return 3;
  return 0;
}

int parameter_address(int x, int *p) {
  int *q = &x;
  x = 1;
  *p = 2;
  if (*q == 2) return 1;
  return 0;
}

struct bits {
  unsigned a : 3;
  unsigned b : 3;
};

int unset_neighbour(int x) {
  struct bits s;
  s.a = x;
  if (s.a == (x & 7)) {
    if (s.b == 2) return 1;
    return 2;
  }
  return 0;
}

int far_away(int *p) {
  p[0] = 1;
  if (p[0x40000000] != 1) return 1;
  return 0;
}
