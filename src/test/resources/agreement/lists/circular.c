// A circular list: the Josephus game, rotation, splitting in two.
#include <stdio.h>
#include <stdlib.h>

struct seat { int number; struct seat *next; };

static struct seat *circle(int n) {
  struct seat *last = NULL;
  for (int i = n; i >= 1; i--) {
    struct seat *s = malloc(sizeof *s);
    s->number = i;
    if (!last) last = s->next = s;
    else s->next = last->next, last->next = s;
  }
  return last;
}

static int josephus(int n, int k) {
  struct seat *at = circle(n);
  while (at->next != at) {
    for (int i = 1; i < k; i++) at = at->next;
    struct seat *out = at->next;
    printf("%d ", out->number);
    at->next = out->next;
    free(out);
  }
  int winner = at->number;
  free(at);
  printf("-> %d\n", winner);
  return winner;
}

static int size(const struct seat *s) {
  int n = 1;
  for (const struct seat *t = s->next; t != s; t = t->next) n++;
  return n;
}

static struct seat *split(struct seat *s) {
  struct seat *slow = s, *fast = s;
  while (fast->next != s && fast->next->next != s) slow = slow->next, fast = fast->next->next;
  if (fast->next != s) fast = fast->next;
  struct seat *second = slow->next;
  fast->next = second;
  slow->next = s;
  return second;
}

static void release(struct seat *s) {
  struct seat *at = s->next;
  while (at != s) {
    struct seat *next = at->next;
    free(at);
    at = next;
  }
  free(s);
}

int main(void) {
  int winners = josephus(7, 3) + josephus(10, 2) + josephus(1, 5) + josephus(6, 1);
  struct seat *ring = circle(9), *other = split(ring);
  printf("%d %d\n", size(ring), size(other));
  printf("%d %d\n", ring->number, other->number);
  release(ring);
  release(other);
  return winners;
}
