/* Arrays, strings, unions, bit-fields, callbacks, recursion, globals, input. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mixed {
  int small : 3;
  unsigned wide : 5;
  struct mixed *next;
  char name[8];
  union {
    int i;
    float f;
  } u;
};
struct point {
  int x, y;
};

static struct mixed *head;
int count, table[8];

int bits(struct mixed *p, void *v, int *a, int i) {
  struct mixed copy = *p;
  p->small = 2;
  if (p->wide == 3 && a[i] > 2) return strlen(p->name);
  ((struct mixed *)v)->u.i = 3;
  if (!p->next) count++;
  copy.next = malloc(sizeof copy);
  return copy.small;
}

int three_long(const char *s) {
  if (strlen(s) == 3) return 1;
  return 0;
}

int is_ab(const char *s) {
  if (strcmp(s, "ab") == 0) return 1;
  return 0;
}

int letter(int c) {
  if (isalpha(c)) return 1;
  return 0;
}

int floats(double d, float f) {
  if (d * 2 > 7.5 && f < d) return 1;
  return 0;
}

int twice(int x) { return x * 2; }

int callback(int (*g)(int), int x) {
  if (g(x) > 5) return 1;
  return 0;
}

int sum_until(int *p, int *end) {
  int sum = 0;
  while (p < end) sum += *p++;
  if (sum == 10) return 1;
  return 0;
}

int ring_of_two(void) {
  if (head && head->next && head->next->next == head) return 1;
  return 0;
}

int reads_x(void) {
  int c = getchar();
  if (c == 'x') return 1;
  return 0;
}

int sum_seven(int *a, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += a[i];
  if (sum == 7) return 1;
  return 0;
}

int by_value(struct point p, struct point *q) {
  struct point copy = p;
  copy.x++;
  *q = copy;
  if (q->x == 5 && q->y == p.x) return 1;
  return 0;
}

int choose(int x) {
  switch (x) {
    case 1:
      return 1;
    case 2:
    case 3:
      return 2;
    default:
      return 3;
  }
}

int factorial(int n) {
  if (n <= 1) return 1;
  return n * factorial(n - 1);
}

int is_24(int n) {
  if (factorial(n) == 24) return 1;
  return 0;
}

int divide(int a, int b) {
  if (a / b == 3 && a % b == 1) return 1;
  return 0;
}

int bucket(unsigned h) {
  table[h % 8]++;
  if (table[h % 8] == 5) return 1;
  return 0;
}

char *duplicate(const char *s) {
  char *t = malloc(strlen(s) + 1);
  if (!t) return 0;
  strcpy(t, s);
  return t;
}

int through_integer(int *p) {
  unsigned long u = (unsigned long)p;
  if (u == 0) return 1;
  *(int *)u = 3;
  if (*p == 3) return 2;
  return 0;
}

int aliased(int *p, int *q) {
  *p = 1;
  *q = 2;
  if (*p == 2) return 1;
  return 0;
}

int into_structure(struct point *s, int *p) {
  s->y = 1;
  *p = 2;
  if (s->y == 2) return 1;
  return 0;
}

int into_global(int *p) {
  count = 1;
  *p = 2;
  if (count == 2) return 1;
  return 0;
}
