#include <stdlib.h>

/* Goals that a search by ways leaves open: there are endlessly many of them. */

struct node {
  struct node *next;
  int value;
};

/* Only where a is b and b is c, and then all are 3. */
int three(int *a, int *b, int *c, unsigned n) {
  unsigned sum = 0;
  *a = 1;
  *b = 2;
  *c = 3;
  for (unsigned i = 0; i < n; i++)
    sum += i;
  if (*a == 2 && *b == 3)
    return 1;
  return sum > 9;
}


/* Every m-th leaves, until one is left: seventeen have to come. */
int circle(int n, int m) {
  struct node *first = 0, *last = 0;
  int rounds = 0;
  if (n < 1 || m < 1)
    return 0;
  for (int i = 1; i <= n; i++) {
    struct node *p = malloc(sizeof *p);
    if (!p)
      exit(1);
    p->value = i;
    if (!first)
      first = p;
    else
      last->next = p;
    last = p;
    p->next = first;
  }
  while (last->next != last) {
    for (int i = 1; i < m; i++)
      last = last->next;
    last->next = last->next->next;
    rounds++;
  }
  if (rounds == 16)
    return last->value;
  return 0;
}

/* What is asked before three or circle are called. */
int apart(int *a, int *b) {
  return a != b;
}

int few(int n) {
  return n < 17;
}

int some(int n) {
  return n > 0;
}

/* All of this is met at once. */
int plain(int n) {
  if (n > 7)
    return 1;
  return 0;
}
