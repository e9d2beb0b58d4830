/* What earlier calls leave, what no test can name, and who is called. */
#include <stddef.h>

static int turned(int x) { return x + 1; }
static int same(int x) { return x; }

int counted(void) {
  static int calls;
  calls++;
  if (calls == 3) return 1;
  return 0;
}

int cached(int x) {
  static int cache;
  cache = x;
  if (cache != x) return 1;
  return 0;
}

int *place(int *p) {
  static int here;
  if (p == &here) return NULL;
  return &here;
}

int followed(int *p) {
  static int here = 5;
  if (*p == 5)
    if (p == &here) return 1;
  return 0;
}

int literal(const char *p) {
  if (p == "abc") return 1;
  return 0;
}

int callback(int (*f)(int), int x) {
  if (f == same) return 0;
  if (f(x) == x) return 1;
  return 2;
}

int no_callback(int (*f)(int), int x) {
  int y = f(x);
  if (f == NULL) return 1;
  if (f == turned)
    if (y == x) return 2;
  return y;
}

struct range {
  int *first, *last;
};

int empty(struct range *r) {
  int n = 0;
  for (int *p = r->first; p < r->last; p++) n++;
  if (r->first == NULL) return -1;
  return n;
}

int below(int *p, int *q) {
  *p = 1;
  if (q < p) {
    if (q == NULL) return 1;
    return 2;
  }
  if (q == NULL) return 3;
  return 0;
}

int above(int *p, int *q) {
  *q = 1;
  if (p <= q) {
    if (p == q) return 1;
    if (q <= p) return 2;
    return 3;
  }
  return 0;
}
