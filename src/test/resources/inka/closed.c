/* Functions that make all objects they have, so that a pointer of which little is known points to
   one of those; and others that only look like it. */
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

/* However often the ring is changed, its nodes are the two. */
int ring(int n, int x) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *p;
  int i;
  if (a == NULL || b == NULL) return 0;
  a->value = 1;
  b->value = 2;
  a->next = b;
  b->next = a;
  p = a;
  for (i = 0; i < n; i++) {
    if (x > i)
      a->next = a;
    else
      a->next = b;
    p = p->next;
  }
  if (p->value == 3)
    return 1; // unreachable
  if (p->value == 2)
    return 2; // reachable
  return 3;
}

static void redirect(struct node *from, struct node *to, int n) {
  int i;
  for (i = 0; i < n; i++) from->next = i % 2 ? to : from;
}

int redirected(int n) {
  struct node *a = malloc(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *p;
  if (a == NULL || b == NULL) return 0;
  a->value = 4;
  b->value = 6;
  a->next = b;
  b->next = b;
  redirect(a, b, n);
  p = a->next;
  if (p->value < 4 || p->value > 6)
    return 1; // unreachable
  if (p->value == 4)
    return 2; // reachable
  return 3;
}

/* What a variable of the file points to comes from outside. */
struct node *outside;

int from_outside(int n) {
  struct node *a = malloc(sizeof *a);
  struct node *p;
  int i;
  if (a == NULL || outside == NULL) return 0;
  a->value = 1;
  a->next = a;
  for (i = 0; i < n; i++) a->next = i % 2 ? outside : a;
  p = a->next;
  if (p->value == 3)
    return 1; // reachable
  return 2;
}

/* A variable of the function is none of what was allocated. */
int to_a_variable(int n) {
  struct node here;
  struct node *a = malloc(sizeof *a);
  struct node *p;
  int i;
  if (a == NULL) return 0;
  here.value = 3;
  here.next = a;
  a->value = 1;
  a->next = a;
  for (i = 0; i < n; i++) a->next = i % 2 ? &here : a;
  p = a->next;
  if (p->value == 3)
    return 1; // reachable
  return 2;
}

struct wide {
  int head;
  struct node inner;
};

/* A part of an object is not where the object begins. */
int to_a_part(int n) {
  struct wide *w = malloc(sizeof *w);
  struct node *a = malloc(sizeof *a);
  struct node *p;
  int i;
  if (w == NULL || a == NULL) return 0;
  w->head = 1;
  w->inner.value = 3;
  w->inner.next = a;
  a->value = 1;
  a->next = a;
  for (i = 0; i < n; i++) a->next = i % 2 ? &w->inner : a;
  p = a->next;
  if (p->value == 3)
    return 1; // reachable
  return 2;
}

/* Parts of an object are accessed where they lie, and texts are no objects that were made. */
int in_parts(int n) {
  struct wide *w = malloc(sizeof *w);
  const char *text = n > 2 ? "abc" : "xyz";
  int i;
  if (w == NULL) return 0;
  w->head = 1;
  w->inner.value = n;
  for (i = 0; i < n; i++) w->head++;
  if (w->inner.value == 5 && text[1] == 'b')
    return 1; // reachable
  if (w->inner.value == 5 && text[1] == 'y')
    return 2; // unreachable
  return 3;
}

/* Blocks that last as long as the function are made, too. */
int for_a_while(int n) {
  struct node *a = __builtin_alloca(sizeof *a);
  struct node *b = malloc(sizeof *b);
  struct node *p;
  int i;
  if (b == NULL) return 0;
  a->value = 3;
  a->next = b;
  b->value = 1;
  b->next = b;
  for (i = 0; i < n; i++) b->next = i % 2 ? a : b;
  p = b->next;
  if (p->value == 2)
    return 1; // unreachable
  if (p->value == 3)
    return 2; // reachable
  return 0;
}
