/* What AddressMapper's publication does not have, and our evaluator does or says that it does not. */
#include <stdlib.h>

struct node {
  int v;
  struct node *next;
};

struct node *head;

int written_through_another(struct node *p, struct node *q) {
  p->v = 1;
  q->v = 2;
  if (p->v == 2)
    return 1;
  return 0;
}

int written_in_a_global(struct node *p) {
  struct node *first = head;
  p->next = NULL;
  if (first != NULL && first->next == NULL && p->v == 7)
    return 1;
  return 0;
}

int told_apart(struct node *p, struct node *q) {
  if (p != q) {
    p->v = 1;
    q->v = 2;
    if (p->v == 2)
      return 1;
  }
  return 0;
}

int several_ways(struct node *p, int n) {
  if ((p == NULL || n > 3) && n < 2)
    return 1;
  return 0;
}

int none_of_several_ways(int n) {
  if ((n == 1 || n == 2) && n > 2)
    return 1;
  return 0;
}

static int length(const struct node *at) {
  int n = 0;
  for (; at != NULL; at = at->next)
    n++;
  return n;
}

int stepped_into(struct node *p) {
  if (length(p) == 3)
    return 1;
  return 0;
}

int assigned_after_free(struct node *p, struct node *q) {
  struct node *d = p;
  free(p);
  d->next = q;
  return 0;
}

int refused(struct node *p) {
  p->next = malloc(sizeof *p);
  if (p->next == NULL)
    return 1;
  return 0;
}

int third(int *a) {
  int sum = 0;
  for (int i = 0; i < 3; i++)
    sum += a[i];
  if (sum == 10)
    return 1;
  return 0;
}

int open_index(int *a, int i) {
  if (a[i] == 1)
    return 1;
  return 0;
}

int both_null(struct node *p, struct node *q) {
  if (p != q)
    if (p == NULL)
      if (q == NULL)
        return 1;
  return 0;
}

static void set(int *to, int value) { *to = value; }

int address_of_local(int n) {
  int x;
  set(&x, n + 1);
  if (x == 5)
    return 1;
  return 0;
}

struct flags {
  unsigned low : 3, high : 5;
  signed char c;
  _Bool b;
};

int narrow(struct flags *f, unsigned char u) {
  f->low = u;
  if (f->low == 7 && f->high == 9 && f->c < -100 && f->b && (signed char)(u + 1) < 0)
    return 1;
  return 0;
}

int decided_as_number(struct node *p, struct node *q) {
  int same = p == q;
  if (same + 1 == 2)
    return 1;
  return 0;
}

int chosen(struct node *p) {
  switch (p->v) {
  case 1:
  case 2:
    return 1;
  case 5:
    return 5;
  default:
    return 0;
  }
}

// expect written_through_another 1,2,3,4: feasible
// expect written_in_a_global 1,2,3,4: feasible
// expect told_apart 1,2,3,4,5: infeasible at 4
// expect several_ways 1,2: feasible
// expect none_of_several_ways 1,2: infeasible at 1
// expect stepped_into 1,2: feasible
// expect assigned_after_free 1,2,3,4: infeasible at 3
// expect refused 1,2,3: feasible
// expect third 1,2,3,5,4,3,5,4,3,5,4,3,6: feasible
// expect open_index 1,2: feasible
// expect both_null 1,2,3,4: infeasible at 3
// expect address_of_local 1,2,3: feasible
// expect narrow 1,2,3: feasible
// expect decided_as_number 1,2,3: feasible
// expect chosen 1,2: feasible
// expect chosen 1,3: feasible
// expect chosen 1,4: feasible
