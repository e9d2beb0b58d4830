/* Recursion: on numbers, structures and one another. */
#include <stddef.h>

struct cell {
  int number;
  struct cell *head, *tail;
};

int depth_of(struct cell *c) {
  int h, t;
  if (!c) return 0;
  h = depth_of(c->head) + 1;
  t = depth_of(c->tail);
  return h > t ? h : t;
}

int contains(struct cell *c, int number) {
  if (!c) return 0;
  if (c->number == number) return 1;
  if (contains(c->head, number)) return 1;
  return contains(c->tail, number);
}

int equal(struct cell *a, struct cell *b) {
  if (a == b) return 1;
  if (!a || !b) return 0;
  if (a->number != b->number) return 0;
  return equal(a->head, b->head) && equal(a->tail, b->tail);
}

struct cell *flatten(struct cell *c, struct cell *rest) {
  if (!c) return rest;
  c->tail = flatten(c->tail, rest);
  if (!c->head) return c;
  struct cell *h = c->head;
  c->head = NULL;
  return flatten(h, c);
}

int is_odd(unsigned n);
int is_even(unsigned n) {
  if (n == 0) return 1;
  return is_odd(n - 1);
}
int is_odd(unsigned n) {
  if (n == 0) return 0;
  return is_even(n - 1);
}

int parity_of(unsigned n) {
  if (n > 6) return -1;
  if (is_even(n)) return 0;
  return 1;
}

int common_divisor(int a, int b) {
  if (a < 0 || b < 0) return -1;
  if (b == 0) return a;
  return common_divisor(b, a % b);
}

int ackermann(int m, int n) {
  if (m < 0 || n < 0 || m > 1 || n > 3) return -1;
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

int subset_sum(const int *a, int n, int sum) {
  if (sum == 0) return 1;
  if (n == 0) return 0;
  if (a[0] <= sum && subset_sum(a + 1, n - 1, sum - a[0])) return 1;
  return subset_sum(a + 1, n - 1, sum);
}

struct cell *last_of(struct cell *c) {
  if (c->tail == NULL) return c;
  return last_of(c->tail);
}

int ends_alike(struct cell *a, struct cell *b) {
  struct cell *x = last_of(a), *y = last_of(b);
  if (x == y) return 2;
  if (x->number == y->number) return 1;
  return 0;
}
