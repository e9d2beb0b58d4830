#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned int seed = 11;

static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

struct large {
  int key, place;
  char more[40];
};

static const char *base;
static int calls;

/* Says which elements are compared. */
static int by_key(const void *a, const void *b) {
  calls++;
  printf(" %ld/%ld", (long)((const char *)a - base), (long)((const char *)b - base));
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int contradictory(const void *a, const void *b) {
  by_key(a, b);
  return calls % 3 - 1;
}

static int with_argument(const void *a, const void *b, void *sign) { return by_key(a, b) * *(int *)sign; }

static void small(int n, int keys) {
  int *v = malloc((n + 1) * sizeof *v), sign = -1;
  base = (const char *)v;
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < n; i++) v[i] = pick(keys);
    if (round == 0) qsort(v, n, sizeof *v, contradictory);
    if (round == 1) qsort_r(v, n, sizeof *v, with_argument, &sign);
    if (round == 2) qsort(v, n, sizeof *v, by_key);
    printf(" =");
    for (int i = 0; i < n; i++) printf(" %d", v[i]);
    putchar('\n');
  }
  free(v);
}

static int plainly(const void *a, const void *b) { return calls++, *(const int *)a - *(const int *)b; }

static void search(int n, int keys) {
  int *v = malloc((n + 1) * sizeof *v);
  size_t count = n;
  for (int i = 0; i < n; i++) v[i] = pick(keys);
  qsort(v, n, sizeof *v, plainly);
  int key = pick(keys + 2) - 1;
  calls = 0;
  int *hit = bsearch(&key, v, n, sizeof *v, plainly);
  printf("bsearch %ld %d", hit ? (long)(hit - v) : -1, calls);
  hit = lfind(&key, v, &count, sizeof *v, plainly);
  printf(" lfind %ld %d", hit ? (long)(hit - v) : -1, calls);
  hit = lsearch(&key, v, &count, sizeof *v, plainly);
  printf(" lsearch %ld %d %zu %d\n", (long)(hit - v), calls, count, *hit);
  free(v);
}

static void big(int n, int keys) {
  struct large *v = calloc(n + 1, sizeof *v);
  base = (const char *)v;
  for (int i = 0; i < n; i++) v[i].key = pick(keys), v[i].place = i;
  qsort(v, n, sizeof *v, by_key);
  printf(" =");
  for (int i = 0; i < n; i++) printf(" %d.%d", v[i].key, v[i].place);
  putchar('\n');
  free(v);
}

int main(void) {
  for (int n = 0; n < 40; n++) {
    small(n, 1 + pick(20)), big(n, 1 + pick(20));
    for (int i = 0; i < 10; i++) search(n, 1 + pick(20));
  }
}
