/* Reasons in what the function builds in memory. */
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int different(int x) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  if (a == NULL || b == NULL) return 0;
  a->value = 1;
  b->value = 2;
  if (x > 0) a->next = b;
  if (a->value == b->value)
    return 1; // unreachable
  if (x == 3)
    return 2; // reachable
  return 0;
}

int either(int which) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *p;
  if (a == NULL || b == NULL) return 0;
  a->value = 1;
  b->value = 1;
  if (which)
    p = a;
  else
    p = b;
  p->value = 7;
  if (a->value == 1 && b->value == 1)
    return 1; // unreachable
  if (a->value == 1)
    return 2; // reachable
  return 0;
}

int short_list(int x) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  if (a == NULL || b == NULL) return 0;
  a->next = b;
  b->next = NULL;
  if (x < 0) a->next = NULL;
  if (a->next != NULL && a->next->next != NULL)
    return 1; // unreachable
  if (a->next != NULL)
    return 2; // reachable
  return 0;
}

int twice_asked(void) {
  struct node *p = malloc(sizeof *p);
  if (p == NULL)
    return 1; // reachable
  if (p == NULL)
    return 2; // unreachable
  return 0;
}

int kept(struct node *n, int x) {
  if (n == NULL) return 0;
  n->value = 4;
  n->next = NULL;
  if (x > 10) n->value = 5;
  if (n->value == 6)
    return 1; // unreachable
  if (n->value == 5)
    return 2; // reachable
  return 0;
}

int filled(int x) {
  int cells[4];
  cells[0] = 1;
  cells[1] = 2;
  cells[2] = 3;
  cells[3] = 4;
  if (x >= 0 && x < 4) {
    if (cells[x] > 4)
      return 1; // unreachable
    if (cells[x] == 3)
      return 2; // reachable
  }
  return 0;
}
