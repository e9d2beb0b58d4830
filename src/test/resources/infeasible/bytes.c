/* Strings, arrays, unions and bit-fields. */
#include <string.h>

struct flags {
  unsigned kind : 2;
  unsigned on : 1;
  int level : 3;
};
struct tagged {
  int tag;
  union {
    int i;
    char *s;
    struct tagged *child;
  } u;
};
union word {
  unsigned w;
  unsigned char b[4];
};

int terminated(const char *s) {
  int n = 0;
  while (s[n]) n++;
  if (s[n] != 0) return 1;
  if (n > 0)
    if (s[0] == 0) return 2;
  if (n == 2)
    if (s[1] == 0) return 3;
  return n;
}

int measured(const char *s) {
  size_t n = strlen(s);
  if (n == 0)
    if (*s) return 1;
  if (n > 1)
    if (s[1] == 0) return 2;
  if (s[n]) return 3;
  return 0;
}

int equal(const char *a, const char *b) {
  if (strcmp(a, b) == 0) {
    if (a[0] != b[0]) return 1;
    if (a[0] == 'a')
      if (b[0] == 'b') return 2;
    return 3;
  }
  if (a == b) return 4;
  return 0;
}

int cleared(char *s, char *t) {
  s[0] = 'x';
  t[0] = 0;
  if (s[0] == 'x') {
    if (s == t) return 1;
    return 2;
  }
  if (s[0] != 0) return 3;
  return 0;
}

int fields(struct flags *f) {
  f->kind = 3;
  f->on = f->kind;
  if (f->on != 1) return 1;
  f->level = 4;
  if (f->level == 4) return 2;
  if (f->level != -4) return 3;
  if (f->kind != 3) return 4;
  return 0;
}

int field_range(struct flags f) {
  if (f.kind == 4) return 1;
  if (f.level > 3) return 2;
  if (f.level < -4) return 3;
  if (f.on > 1) return 4;
  if (f.kind + f.on > 4) return 5;
  return 0;
}

int tags(struct tagged *t) {
  if (t->tag == 0) {
    if (t->u.i == 1)
      if (t->u.i == 2) return 1;
    if (t->tag == 2) return 2;
    return 3;
  }
  if (t->tag == 1) {
    t->u.i = 5;
    if (t->u.i != 5) return 4;
    if (t->tag != 1) return 5;
    return 6;
  }
  return 0;
}

int little_endian(union word *u) {
  u->w = 0x01020304;
  if (u->b[0] != 4) return 1;
  if (u->b[3] != 1) return 2;
  u->b[1] = 0;
  if (u->w != 0x01020004) return 3;
  return 0;
}

int low_byte(union word *u) {
  if (u->w < 256) {
    if (u->b[1]) return 1;
    if (u->b[0] != u->w) return 2;
  }
  if (u->b[3] > 127)
    if ((int)u->w >= 0) return 3;
  return 0;
}

int maximum(const int *a, int n) {
  int m = a[0];
  if (n > 3) return -1;
  for (int i = 1; i < n; i++)
    if (a[i] > m) m = a[i];
  if (n > 1)
    if (m < a[1]) return 1;
  if (m < a[0]) return 2;
  return 0;
}

int exchanged(int *a, int i, int j) {
  if (i < 0 || j < 0 || i > 2 || j > 2) return -1;
  int t = a[i];
  a[i] = a[j];
  a[j] = t;
  if (a[j] != t) return 1;
  if (i == j)
    if (a[i] != t) return 2;
  return 0;
}

int filled(void) {
  int a[3];
  for (int i = 0; i < 3; i++) a[i] = i;
  if (a[0]) return 1;
  if (a[2] != 2) return 2;
  if (a[1] == a[2]) return 3;
  return 0;
}

int copied(struct tagged *p) {
  struct tagged q = *p;
  q.tag++;
  if (q.tag == p->tag) return 1;
  if (q.u.i != p->u.i) return 2;
  *p = q;
  if (p->tag != q.tag) return 3;
  return 0;
}

int cleared_all(struct tagged *p) {
  memset(p, 0, sizeof *p);
  if (p->tag) return 1;
  if (p->u.child) return 2;
  return 0;
}
