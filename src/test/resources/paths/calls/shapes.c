/* What callees leave behind: links, blocks that are new, blocks that are gone. */
#include <stdlib.h>

struct node {
  int v;
  struct node *next;
};

/* SGEN's example: assigning to the parameter does not move the caller's pointer. */
void assignVar(int *x, int v) {
  *x = v;
  x = malloc(sizeof(int));
  if (!x) return;
  *x = v + 1;
}

int assigned(int *p, int v) {
  assignVar(p, v);
  if (*p == v) return 1;
  return 2;
}
// expect assigned 1,2,3: feasible
// expect assigned 1,2,4: infeasible at 2

struct node *cons(int v, struct node *next) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL) return NULL;
  n->v = v;
  n->next = next;
  return n;
}

int built(int a, int b) {
  struct node *l = cons(a, cons(b, NULL));
  if (l && l->next && l->next->v > l->v) return 1;
  return 0;
}
// expect built 1,2,3: feasible
// expect built 1,2,4: feasible

int isNew(struct node *old) {
  struct node *n = cons(1, old);
  if (n == old) return 1;
  if (n->next == old) return 2;
  return 3;
}
// expect isNew 1,2,3: feasible
// expect isNew 1,2,4,5: feasible
// expect isNew 1,2,4,6: infeasible at 4

void drop(struct node *n) {
  if (n) free(n);
}

int dropped(struct node *n, struct node *m) {
  drop(n);
  if (n == m) return 1;
  return m->v;
}
// expect dropped 1,2,3: feasible
// expect dropped 1,2,4: feasible

int droppedAndUsed(struct node *n) {
  int v = n->v;
  drop(n);
  if (v == 3) return n->v;
  return 0;
}
// expect droppedAndUsed 1,2,3: feasible
// expect droppedAndUsed 1,2,3,4: infeasible at 4
// expect droppedAndUsed 1,2,3,5: feasible

struct node *last(struct node *n) {
  while (n->next) n = n->next;
  return n;
}

int append(struct node *l, struct node *m) {
  if (!l) return 0;
  last(l)->next = m;
  if (last(l)->v == 4 && l->next && l->next->next) return 1;
  return 2;
}
// expect append 1,3,4,5: feasible
// expect append 1,3,4,6: feasible

void insert(struct node **head, struct node *n) {
  while (*head && (*head)->v < n->v) head = &(*head)->next;
  n->next = *head;
  *head = n;
}

int inserted(struct node *l, struct node *n) {
  insert(&l, n);
  if (l != n && l->next == n && n->next == NULL) return 1;
  return 0;
}
// expect inserted 1,2,3: feasible
// expect inserted 1,2,4: feasible

struct node *merge(struct node *a, struct node *b) {
  if (!a) return b;
  if (!b) return a;
  if (a->v <= b->v) {
    a->next = merge(a->next, b);
    return a;
  }
  b->next = merge(a, b->next);
  return b;
}

int merged(struct node *a, struct node *b) {
  struct node *m = merge(a, b);
  if (m && m == b && b->v == 8) return 1;
  return 0;
}
// expect merged 1,2,3: feasible
// expect merged 1,2,4: feasible
