/* Pointers to pointers, and arrays of pointers. */
#include <stddef.h>

struct box {
  int n;
  struct box *inner;
};

int through_two(int **a, int **b) {
  **a = 1;
  **b = 2;
  if (*a == *b) return 3;
  if (a == b) return 4;
  return **a;
}

void remove_every(struct box **p, int n) {
  while (*p) {
    if ((*p)->n == n)
      *p = (*p)->inner;
    else
      p = &(*p)->inner;
  }
}

int compact(int **p, int n) {
  int kept = 0;
  for (int i = 0; i < n; i++) {
    if (!p[i]) continue;
    if (kept > 0 && p[kept - 1] == p[i]) continue;
    p[kept++] = p[i];
  }
  return kept;
}

int least_of(int **p, int n) {
  int *least = NULL;
  for (int i = 0; i < n; i++)
    if (p[i] && (!least || *p[i] < *least)) least = p[i];
  return least ? *least : 0;
}

int three_stars(int ***p) {
  if (!p || !*p) return 0;
  if (!**p) return 1;
  (***p)++;
  if (p[0] == (int **)*p[0] || ***p > 3) return 2;
  return 3;
}

int count_words(char **words) {
  int n = 0;
  while (*words) {
    if (**words == 'a') n++;
    words++;
  }
  return n;
}

void cut(struct box **a, struct box **b) {
  struct box *t = *a;
  if (a == b) return;
  *a = NULL;
  if (*b == NULL && t) {
    *b = t->inner;
    t->inner = t;
  }
}

int target(int *p, int **where) {
  *where = p;
  if (*where && **where == 4) return 1;
  if ((void *)p == (void *)where) return 2;
  return 0;
}
