/* Circular lists. */
#include <stddef.h>

struct ring {
  int load;
  struct ring *next;
};

int ring_length(struct ring *r) {
  int n = 0;
  struct ring *p = r;
  if (!r) return 0;
  do {
    n++;
    p = p->next;
  } while (p && p != r);
  return p ? n : -n;
}

int loop_entry(struct ring *r) {
  struct ring *slow = r, *fast = r;
  int steps = 0;
  do {
    if (!fast || !fast->next) return -1;
    slow = slow->next;
    fast = fast->next->next;
  } while (slow != fast);
  while (r != slow) {
    r = r->next;
    slow = slow->next;
    steps++;
  }
  return steps;
}

void insert_after(struct ring *at, struct ring *fresh) {
  if (!at) {
    fresh->next = fresh;
    return;
  }
  fresh->next = at->next;
  at->next = fresh;
}

struct ring *take_out(struct ring *r, struct ring *out) {
  struct ring *p = r;
  while (p->next != out) {
    p = p->next;
    if (p == r) return NULL;
  }
  p->next = out->next;
  if (out == r) return p == out ? NULL : p;
  return r;
}

int josephus(struct ring *r, int step) {
  int rounds = 0;
  if (step < 1) return -1;
  while (r->next != r) {
    for (int i = 1; i < step; i++) r = r->next;
    r->next = r->next->next;
    if (++rounds > 4) return -2;
  }
  return r->load;
}

int heaviest(struct ring *r) {
  struct ring *p = r;
  int best = 0;
  while (p != NULL) {
    if (p->load > best) best = p->load;
    p = p->next;
    if (p == r) break;
  }
  return best;
}

int split_ring(struct ring *r, struct ring **left, struct ring **right) {
  struct ring *slow = r, *fast = r;
  if (!r) return 0;
  while (fast->next != r && fast->next->next != r) {
    fast = fast->next->next;
    slow = slow->next;
  }
  if (fast->next->next == r) fast = fast->next;
  *left = r;
  if (r->next != r) *right = slow->next;
  fast->next = slow->next;
  slow->next = r;
  return 1;
}
