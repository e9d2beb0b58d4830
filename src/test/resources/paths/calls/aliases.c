/* Callers that pass one object twice, or parts of one. */

void pour(int *from, int *to) {
  *to = *to + *from;
  *from = 0;
}

int apart(int *a, int *b) {
  pour(a, b);
  if (*b == 7) return *a;
  return -1;
}
// expect apart 1,2,3: feasible
// expect apart 1,2,4: feasible

int twice(int *a) {
  pour(a, a);
  if (*a == 0) return 1;
  return 2;
}
// expect twice 1,2,3: feasible
// expect twice 1,2,4: infeasible at 2

/* If a and b are one, what was poured is gone. */
int perhaps(int *a, int *b) {
  *b = 5;
  pour(a, b);
  if (*b == 0) {
    if (*a == 0)
      if (a == b) return 1;
  }
  return 2;
}
// expect perhaps 1,2,3,4,5,6: feasible
// expect perhaps 1,2,3,4,5,7: feasible
// expect perhaps 1,2,3,7: feasible

int elements(int *a, int i) {
  pour(&a[0], &a[1]);
  pour(&a[1], &a[2]);
  if (a[2] == 9 && a[0] == 0) return a[i];
  return 0;
}
// expect elements 1,2,3,4: feasible

int fields(int n) {
  struct {
    int x, y;
  } s = {n, 2 * n};
  pour(&s.x, &s.y);
  if (s.x == 0 && s.y == 12) return 1;
  return 0;
}
// expect fields 1,2,3,4: feasible
// expect fields 1,2,3,5: feasible

struct pair {
  int first, second;
};

int sum(struct pair *p, int *part) {
  *part = 1;
  p->first += 1;
  return p->first + p->second;
}

int overlapping(struct pair *p) {
  p->first = 10;
  p->second = 20;
  if (sum(p, &p->second) == 12) return 1;
  return 2;
}
// expect overlapping 1,2,3,4: feasible
// expect overlapping 1,2,3,5: infeasible at 3

int level;

int lift(int *p) {
  *p = 1;
  level = 2;
  return *p;
}

int ofGlobal(void) {
  if (lift(&level) == 2) return 1;
  return 0;
}
// expect ofGlobal 1,2: feasible
// expect ofGlobal 1,3: infeasible at 1

int besideGlobal(int *p) {
  if (lift(p) == 1) return 1;
  return 0;
}
// expect besideGlobal 1,2: feasible
// expect besideGlobal 1,3: feasible
