/* Paths that only an alias makes feasible, and the same without one. */
struct list {
  int v;
  struct list *next;
};
union word {
  int i;
  float f;
  unsigned char bytes[4];
};
union cell {
  unsigned char c;
  int i;
};
struct base {
  int kind;
};
struct derived {
  int kind;
  int more;
};

int signs(int *a, unsigned *b) {
  *a = 1;
  *b = 2;
  if (*a == 2) return 1;
  return 0;
}

int members(union word *a, union word *b) {
  b->i = 5;
  a->f = 1.0f;
  if (b->i != 5) return 1;
  return 0;
}

int member_address(union word *a, float *b) {
  *b = 1.0f;
  a->i = 5;
  if (*b != 1.0f) return 1;
  return 0;
}

int byte_inside(unsigned char *c, int *p) {
  *c = 0;
  *p = 256;
  if (*c == 1) return 1;
  return 0;
}

int byte_outside(unsigned char *c, int *p) {
  *c = 0;
  *p = 256;
  if (*c == 2) return 1;
  return 0;
}

int field_address(struct list *p, int *q) {
  p->v = 1;
  *q = 2;
  if (p->v == 2) return 1;
  if (p->v == 3) return 2;
  return 0;
}

int link_address(struct list *p, struct list **q) {
  p->next = 0;
  *q = p;
  if (p->next == p) return 1;
  if (p->next != 0) return 2;
  return 0;
}

int offsets(int *a, int *b) {
  a[0] = 1;
  b[0] = 2;
  b[1] = 3;
  if (a[0] == 3) return 1;
  if (a[0] == 2) return 2;
  if (a[0] != 1) return 3;
  return 0;
}

int shifted(int *a, int *b) {
  *a = 0;
  *b = 0;
  if (a + 1 == b) return 1;
  if (a == b + 2) return 2;
  if (a + 1 == b) return 3;
  return 0;
}

int indexed(int *a, int *b, int i, int j) {
  *a = 0;
  *b = 0;
  if (&a[i] == &b[j]) return 1;
  return 0;
}

int indexed_below(int *a, int *b, int i) {
  *a = 0;
  *b = 0;
  if (i > 0)
    if (&a[i] == b) return 1;
  return 0;
}

int common_start(struct base *b, struct derived *d) {
  b->kind = 1;
  d->kind = 2;
  if (b->kind == 2) return 1;
  return 0;
}

int quotient(int *p, int *q) {
  *p = 1;
  *q = 1;
  int x = 10 / (p == q);
  return x;
}

int sum(int *p, int *q, int x) {
  *p = 1;
  *q = 1;
  if (x == 0)
    if ((p == q) + x == 1) return 1;
  return 0;
}

int chosen(int *p, int *q) {
  int a[2] = {3, 4};
  *p = 1;
  *q = 1;
  if (a[p == q] == 4) return 1;
  return 0;
}

int twice(struct list *a, struct list *b, struct list *c) {
  a->v = 1;
  b->v = 2;
  c->v = 3;
  if (a->v == 3 && b->v == 3) return 1;
  if (a->v == 3 && b->v == 2) return 2;
  if (a->v == 2 && b->v == 2) return 3;
  if (a->v == 2 && b->v == 3) return 4;
  return 0;
}

int whole(struct list *a, struct list *b) {
  struct list t = {7, 0};
  b->v = 1;
  *a = t;
  if (b->v == 7) return 1;
  if (b->v != 1) return 2;
  return 0;
}

int swapped(struct list *a, struct list *b) {
  struct list t = *a;
  *a = *b;
  *b = t;
  if (a->v != b->v)
    if (a == b) return 1;
  if (a == b) return 2;
  return 0;
}

int bytes_of(struct list *p, unsigned char *c) {
  p->v = 0;
  c[0] = 1;
  if (p->v == 1) return 1;
  if (p->v == 256) return 2;
  if (p->v == 2) return 3;
  return 0;
}

int cell_copy(union cell *p) {
  union cell q = *p;
  if (q.i == 256) return 1;
  if (q.c == 1) return 2;
  return 0;
}
