// Relations between pointers into one object, and walks from both ends.
#include <stdio.h>
#include <string.h>

struct range { const char *from, *to; };

static int inside(const char *p, struct range r) { return p >= r.from && p < r.to; }

static int partition(int *first, int *last) {
  int pivot = *first, *low = first, *high = last;
  while (low < high) {
    while (low < high && *--high >= pivot);
    *low = *high;
    while (low < high && *++low < pivot);
    *high = *low;
  }
  *low = pivot;
  return (int)(low - first);
}

static size_t common(const char *a, const char *b) {
  const char *start = a;
  while (*a && *a == *b) a++, b++;
  return (size_t)(a - start);
}

static struct range trim(const char *s) {
  struct range r = {s, s + strlen(s)};
  while (r.from < r.to && *r.from == ' ') r.from++;
  while (r.from < r.to && r.to[-1] == ' ') r.to--;
  return r;
}

int main(void) {
  int a[8] = {5, 9, 1, 7, 3, 8, 2, 6};
  printf("%d:", partition(a, a + 8));
  for (int *p = a; p < a + 8; p++) printf(" %d", *p);
  putchar('\n');
  printf("%d %d %d\n", &a[1] > &a[0], &a[7] <= &a[7], &a[3] < &a[2]);
  const char *text = "  some words  ";
  struct range r = trim(text), none = trim("    ");
  printf("[%.*s] %td\n", (int)(r.to - r.from), r.from, none.to - none.from);
  int count = 0;
  for (const char *p = text; *p; p++) count += inside(p, r);
  printf("%d %d\n", count, inside(text, r));
  printf("%zu %zu\n", common("prefix", "preface"), common("", "x"));
  struct { int x, y, z; } s = {1, 2, 3};
  printf("%d %d\n", &s.x < &s.y, (void *)&s == (void *)&s.x);
  int *end = a + 8, sum = 0;
  for (int *i = a, *j = end - 1; i < j; i++, j--) sum += *i * *j;
  printf("%d\n", sum);
  const char *best = NULL;
  for (const char *p = text; *p; p++)
    if (!best || *p > *best) best = p;
  printf("%c %td\n", *best, best - text);
  return sum & 0x7f;
}
