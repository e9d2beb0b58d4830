/* Callees with decisions of their own, callbacks, globals. */
#include <stddef.h>

struct list {
  int v;
  struct list *next;
};

int level;
struct list *top;
const int most = 2;

static int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  return 0;
}
static int clamp(int x, int lo, int hi) {
  if (x < lo) return lo;
  if (x > hi) return hi;
  return x;
}
static struct list *last(struct list *p) {
  for (int n = 0; n < 2 && p && p->next; n++) p = p->next;
  return p;
}
static int depth(int n) { return n <= 0 ? 0 : 1 + depth(n - 1); }
static int one(int x) { return 1; }
static int zero(int x) { return 0; }
static int own(int x) { return x; }

int signed_twice(int x) {
  int s = sign(x);
  if (s == 1)
    if (x <= 0) return 1;
  if (s == 0)
    if (x) return 2;
  if (s > 1) return 3;
  if (sign(x) != s) return 4;
  return 0;
}

int clamped(int x) {
  int c = clamp(x, 0, 2);
  if (c < 0) return 1;
  if (c > 2) return 2;
  if (c == 1)
    if (x != 1) return 3;
  if (x > 5)
    if (c != 2) return 4;
  return 0;
}

int at_end(struct list *p) {
  struct list *q = last(p);
  if (!q)
    if (p) return 1;
  if (q == p)
    if (p && p->next && p->next != p && p->next->next != p) return 2;
  if (p)
    if (!q) return 3;
  return 0;
}

int counted(int n) {
  if (n > 3) return -1;
  int d = depth(n);
  if (d > 3) return 1;
  if (n > 0)
    if (d != n) return 2;
  if (n < 0)
    if (d) return 3;
  return 0;
}

int called_back(int (*f)(int), int x) {
  int r = f(x);
  if (f == one)
    if (r != 1) return 1;
  if (f == zero)
    if (r) return 2;
  if (r == 1)
    if (f == zero) return 3;
  if (r == 2)
    if (f != own) return 4;
  return 0;
}

static void set_level(int x) { level = x; }

int leveled(int x) {
  set_level(x);
  if (level != x) return 1;
  level = most;
  if (level != 2) return 2;
  if (most > 2) return 3;
  return 0;
}

int through(int *p) {
  level = 1;
  *p = 2;
  if (level == 2)
    if (p != &level) return 1;
  if (p == &level)
    if (level == 1) return 2;
  if (level == 3) return 3;
  return 0;
}

int push(struct list *n) {
  n->next = top;
  top = n;
  if (!top) return 1;
  if (top->next == NULL)
    if (n->next) return 2;
  if (top != n) return 3;
  return 0;
}

static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}

int swapped(int *a, int *b) {
  int x = *a, y = *b;
  swap(a, b);
  if (*a != y) return 1;
  if (*b != x) return 2;
  if (a == b)
    if (x != y) return 3;
  return 0;
}

int ended(struct list *p) {
  struct list *a = last(p), *b = last(p);
  if (a != b) return 1;
  if (a)
    if (!p) return 2;
  return 0;
}
