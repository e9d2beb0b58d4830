/* Structures by value, nested, copied, and found from their members. */
#include <stddef.h>

struct point {
  int x, y;
};
struct box {
  struct point low, high;
};
struct path {
  struct point points[3];
  int n;
  struct path *more;
};
struct hook {
  struct hook *next;
};
struct job {
  int size;
  struct hook hook;
};

static struct point minus(struct point a, struct point b) {
  struct point d = {a.x - b.x, a.y - b.y};
  return d;
}

int inside(struct box b, struct point p) {
  if (p.x < b.low.x || p.x > b.high.x) return 0;
  if (p.y < b.low.y || p.y > b.high.y) return 0;
  return 1;
}

int overlap(const struct box *a, const struct box *b) {
  if (a == b) return 2;
  if (a->high.x < b->low.x || b->high.x < a->low.x) return 0;
  if (a->high.y < b->low.y || b->high.y < a->low.y) return 0;
  return 1;
}

int turn(struct point a, struct point b, struct point c) {
  struct point u = minus(b, a), v = minus(c, a);
  int cross = u.x * v.y - u.y * v.x;
  if (cross > 0) return 1;
  if (cross < 0) return -1;
  return 0;
}

void grow(struct box *b, const struct point *p) {
  if (p->x < b->low.x) b->low.x = p->x;
  if (p->y < b->low.y) b->low.y = p->y;
  if (p->x > b->high.x) b->high.x = p->x;
  if (p->y > b->high.y) b->high.y = p->y;
}

int closed_path(const struct path *p) {
  struct point first = p->points[0], last = first;
  for (; p; p = p->more) {
    if (p->n < 1 || p->n > 3) return -1;
    last = p->points[p->n - 1];
  }
  return first.x == last.x && first.y == last.y;
}

int copy_and_swap(struct box *a, struct box *b) {
  struct box t = *a;
  *a = *b;
  *b = t;
  if (a->low.x > a->high.x) {
    a->low = t.high;
    return 1;
  }
  if (b->low.y == a->low.y) return 2;
  return 0;
}

int total_size(struct hook *h) {
  int sum = 0;
  while (h) {
    struct job *j = (struct job *)((char *)h - offsetof(struct job, hook));
    if (j->size < 0) return -1;
    sum += j->size;
    h = h->next;
  }
  return sum > 4;
}

struct job *smallest(struct hook *list) {
  struct job *best = NULL;
  for (struct hook *h = list->next; h != list; h = h->next) {
    struct job *j = (struct job *)((char *)h - offsetof(struct job, hook));
    if (!best || j->size < best->size) best = j;
  }
  return best;
}
