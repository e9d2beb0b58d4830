/* Reasons in what is there and what is gone: no way uses what was freed. */
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int after_free(int x) {
  struct node *a = malloc(sizeof *a);
  if (a == NULL) return 0;
  a->value = x;
  if (x > 3) free(a);
  if (a->value > 3) {
    return 1; // unreachable
  }
  free(a);
  return 2; // reachable
}

int freed_once(struct node *p, struct node *q) {
  if (p == NULL || q == NULL) return 0;
  free(p);
  q->value = 1;
  if (p == q)
    return 1; // unreachable
  free(q);
  return 2; // reachable
}

int which_is_left(int which) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *p;
  if (a == NULL || b == NULL) return 0;
  a->value = 1;
  b->value = 2;
  if (which)
    p = a;
  else
    p = b;
  free(p);
  if (a->value == 1) {
    if (which)
      return 1; // unreachable
    free(a);
    return 2; // reachable
  }
  return 0;
}

int nothing_to_free(struct node *p) {
  int x;
  free(p);
  if (p == NULL)
    return 1; // reachable
  x = p->value;
  if (x == 0)
    return 2; // unreachable
  return 0;
}

/* A new block may lie where the old one lay: neither outcome can be excluded. */
int address_again(int x) {
  int *old = malloc(sizeof *old);
  int *now;
  if (old == NULL) return 0;
  free(old);
  now = malloc(sizeof *now);
  if (now == NULL) return 0;
  if (now == old) x++;
  free(now);
  return x;
}

/* What both ways make is made anew on the way that is taken. */
int made_either_way(int which) {
  struct node *p;
  if (which)
    p = malloc(sizeof *p);
  else
    p = calloc(1, sizeof *p);
  if (p == NULL) return 0;
  p->value = 5;
  if (p->value != 5)
    return 1; // unreachable
  free(p);
  return 2; // reachable
}

int made_in_the_last_round(int n) {
  struct node *p = NULL;
  int i = 0;
  for (;;) {
    p = malloc(sizeof *p);
    if (p == NULL) return 0;
    p->value = i;
    if (i == n) break;
    if (i == 100) break;
    free(p);
    i++;
  }
  if (p->value < 0)
    return 1; // unreachable
  free(p);
  return 2; // reachable
}
