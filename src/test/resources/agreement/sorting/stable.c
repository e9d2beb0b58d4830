// Stability: records with equal keys keep their order under a merge, not a heap.
#include <stdio.h>
#include <string.h>

struct record { char key; int order; };
typedef int compare(const struct record *, const struct record *);

static int by_key(const struct record *a, const struct record *b) { return a->key - b->key; }
static int by_order_down(const struct record *a, const struct record *b) {
  return b->order - a->order;
}

static void insertion(struct record *a, int n, compare *c) {
  for (int i = 1; i < n; i++) {
    struct record r = a[i];
    int j = i;
    for (; j > 0 && c(&a[j - 1], &r) > 0; j--) a[j] = a[j - 1];
    a[j] = r;
  }
}

static void merge(struct record *a, int n, compare *c) {
  if (n < 2) return;
  struct record left[n / 2];
  int half = n / 2, i = 0, j = half, k = 0;
  merge(a, half, c);
  merge(a + half, n - half, c);
  memcpy(left, a, sizeof left);
  while (i < half) a[k++] = j < n && c(&left[i], &a[j]) > 0 ? a[j++] : left[i++];
}

static void selection(struct record *a, int n, compare *c) {
  for (int i = 0; i < n; i++) {
    int best = i;
    for (int j = i + 1; j < n; j++)
      if (c(&a[j], &a[best]) < 0) best = j;
    struct record t = a[i];
    a[i] = a[best];
    a[best] = t;
  }
}

static int is_stable(const struct record *a, int n) {
  for (int i = 1; i < n; i++)
    if (a[i - 1].key == a[i].key && a[i - 1].order > a[i].order) return 0;
  return 1;
}

int main(void) {
  static const struct {
    const char *name;
    void (*sort)(struct record *, int, compare *);
  } sorts[] = {
      {"insertion", insertion}, {"merge", merge}, {"selection", selection}};
  const char *keys = "bdacbdacabcdba";
  int n = (int)strlen(keys), stable = 0;
  for (int s = 0; s < 3; s++) {
    struct record a[20];
    for (int i = 0; i < n; i++) a[i] = (struct record){keys[i], i};
    sorts[s].sort(a, n, by_key);
    for (int i = 0; i < n; i++) printf("%c%d ", a[i].key, a[i].order);
    printf("%s %d\n", sorts[s].name, is_stable(a, n));
    stable = stable * 2 + is_stable(a, n);
    sorts[s].sort(a, n, by_order_down);
    sorts[s].sort(a, n, by_key);
    printf("%d\n", a[0].order > a[1].order);
  }
  return stable;
}
