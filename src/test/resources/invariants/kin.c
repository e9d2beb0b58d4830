/* Members of one record are none of another, unless one can lie in the other. */
#include <stddef.h>

struct shelf {
  int room;
  struct crate *first;
};

struct crate {
  int weight;
  struct shelf *home;
};

struct inner {
  int x;
};

struct outer {
  int y;
  struct inner in;
};

struct left {
  int tag, value;
};

struct right {
  int tag, value;
};

union either {
  struct left left;
  struct right right;
};

struct plan {
  int size;
};

struct route {
  int at[4];
};

struct bytes {
  unsigned char byte[4];
};

int put(struct shelf *s, struct crate *c) {
  c->home = s;
  s->room -= c->weight;
  if (c->home != s) return 1; // infeasible: 3:T - a shelf is no crate
  return s->room > 0;
}

int elements(const struct plan *p, struct route *r, int i) {
  if (p->size != 3 || i < 0 || i > 3) return -1;
  r->at[i] = 5;
  if (p->size != 3) return 1; // infeasible: 4:T - a route is no plan
  return 0;
}

int contained(struct outer *o, struct inner *i) {
  o->in.x = 1;
  i->x = 2;
  if (o->in.x == 2) return 1;
  return 0;
}

int shared(union either *u, struct left *l, struct right *r) {
  u->left.value = 1;
  l->value = 2;
  r->value = 3;
  if (l->value == 3) return 1;
  return u->left.value;
}

int bytewise(struct plan *p, void *other) {
  struct bytes *b = other;
  p->size = 1;
  b->byte[0] = 7;
  if (p->size == 7) return 1;
  return 0;
}

int either(struct plan *p, struct shelf *s, int which) {
  void *number;
  p->size = 1;
  if (which)
    number = p;
  else
    number = s;
  s->room = 5;
  *(int *)number = 6;
  if (s->room == 6) return 1;
  return 0;
}

int later(struct plan *p, struct shelf *s, int rounds) {
  void *number = p;
  p->size = 1;
  while (rounds-- > 0) number = s;
  s->room = 5;
  *(int *)number = 6;
  if (s->room == 6) return 1;
  return 0;
}

int main(void) {
  struct shelf shelf = {3, NULL};
  struct crate crate = {1, NULL};
  struct plan plan = {3}, other = {4};
  struct route route = {{0, 0, 0, 0}};
  struct outer outer = {0, {0}};
  struct inner inner = {0};
  union either u;
  struct left left = {0, 0};
  struct right right = {0, 0};
  struct bytes bytes;
  int sum = put(&shelf, &crate) + put(&shelf, &crate) + put(&shelf, &crate);
  sum += elements(&plan, &route, 2) + elements(&other, &route, 2);
  sum += elements(&plan, &route, -1) + elements(&plan, &route, 4);
  sum += contained(&outer, &outer.in) + contained(&outer, &inner);
  sum += shared(&u, &u.left, &u.right) + shared(&u, &left, &right);
  sum += bytewise(&plan, &plan) + bytewise(&plan, &bytes);
  sum += either(&plan, &shelf, 0) + either(&plan, &shelf, 1);
  sum += later(&plan, &shelf, 0) + later(&plan, &shelf, 1);
  return sum & 1;
}
