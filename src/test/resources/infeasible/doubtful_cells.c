/* Bytes that are seen in several ways; names that mean two things. */
#include <string.h>

struct flags {
  unsigned a : 2;
  unsigned b : 2;
  signed c : 3;
};
struct outer {
  int n;
  struct flags in;
};
union view {
  struct flags f;
  unsigned char byte;
};
union number {
  float f;
  int i;
};
struct padded {
  char c;
  int i;
};

int n;
int *head;
const int limit = 3;
static const int nil = 0;

static int global_n(void) { return n; }

int shadowed(int n) {
  if (n != global_n()) return 1;
  return 0;
}

static int *global_head(void) { return head; }

int shadowed_pointer(int *head) {
  *head = 1;
  *global_head() = 2;
  if (*head == 1) return 1;
  return 0;
}

int nested_bits(struct outer *p) {
  if (p->in.a != p->in.b) return 1;
  return 0;
}

int bits_and_byte(union view *p) {
  if (p->f.a == 1)
    if (p->byte > 127) return 1;
  return 0;
}

int bits_of_number(unsigned *p) {
  struct flags *f = (struct flags *)p;
  if (f->a == 1)
    if (f->b == 2) return 1;
  return 0;
}

int bits(struct flags *p) {
  if (p->a > 3) return 1;
  if (p->c > 3) return 2;
  if (p->c < -4) return 3;
  p->b = 5;
  if (p->b == 5) return 4;
  if (p->b == 1) return 5;
  return 0;
}

int neighbours(struct flags *p) {
  if (p->a == 2) {
    p->b = 3;
    p->c = -1;
    if (p->a != 2) return 1;
    return 2;
  }
  return 0;
}

int representation(union number *p) {
  p->f = 1.0f;
  if (p->i == 0x3f800000) return 1;
  return 0;
}

int not_a_number(union number *p) {
  if (p->f != p->f) {
    if (p->i == 0) return 1;
    if (p->f == 0) return 2;
    if (p->f < 0 || p->f >= 0) return 3;
    return 4;
  }
  return 0;
}

int sentinel(int *p) {
  if (*p == 0)
    if (p == &nil) return 1;
  return 0;
}

int constant(void) {
  if (limit == 3) return 1;
  return 0;
}

int points_to_constant(const int *p) {
  if (p == &limit)
    if (*p != 3) return 1;
  return 0;
}

int points_to_global(int *p) {
  n = 1;
  *p = 2;
  if (n == 2) return 1;
  if (n == 3) return 2;
  return 0;
}

int copied(struct padded *p) {
  struct padded q = *p;
  if (memcmp(&q, p, sizeof q) != 0) return 1;
  if (q.c != p->c) return 2;
  return 0;
}

int narrow(int x) {
  signed char c = (signed char)x;
  if (c == x) return 0;
  if (x >= -128 && x <= 127) return 1;
  return 2;
}

int wraps(int x) {
  if (x + 1 < x) return 1;
  if (x == 2147483647) return 2;
  return 0;
}

int unsigned_wraps(unsigned x) {
  if (x - 1 > x)
    if (x != 0) return 1;
  return 0;
}

int converted(float x) {
  signed char c = (signed char)(int)x;
  if (x > 200 && x < 1000)
    if (c == 44) return 1;
  return 0;
}

int truth(_Bool b) {
  if (b == 2) return 1;
  if (b) return 2;
  if (!b) return 3;
  return 4;
}
