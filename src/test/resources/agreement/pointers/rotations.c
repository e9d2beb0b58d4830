// Pointers swapped, rotated, compacted and reversed in place, without copies of data.
#include <stdio.h>

static void swap(const char **a, const char **b) {
  const char *t = *a;
  *a = *b;
  *b = t;
}

static void reverse(const char **from, const char **to) {
  while (from < --to) swap(from++, to);
}

static void rotate(const char **a, int n, int by) {
  reverse(a, a + by);
  reverse(a + by, a + n);
  reverse(a, a + n);
}

static int compact(const char **a, int n) {
  const char **to = a;
  for (const char **from = a; from < a + n; from++)
    if (*from) *to++ = *from;
  int kept = (int)(to - a);
  while (to < a + n) *to++ = NULL;
  return kept;
}

static const char *const *longest(const char *const *a, int n) {
  const char *const *best = NULL;
  int most = -1;
  for (; n-- > 0; a++) {
    int length = 0;
    for (const char *s = *a; s && *s; s++) length++;
    if (*a && length > most) most = length, best = a;
  }
  return best;
}

static void print(const char *const *a, int n) {
  for (int i = 0; i < n; i++) printf("%s%s", a[i] ? a[i] : "-", i + 1 < n ? " " : "\n");
}

int main(void) {
  const char *words[7] = {"zero", "one", "two", "three", "four", "five", "six"};
  rotate(words, 7, 3);
  print(words, 7);
  reverse(words + 1, words + 5);
  print(words, 7);
  words[2] = words[5] = NULL;
  printf("%d\n", compact(words, 7));
  print(words, 7);
  const char *const *best = longest(words, 7);
  printf("%s %td\n", *best, best - words);
  const char **pointers[3] = {&words[0], &words[1], &words[2]};
  swap(pointers[0], pointers[2]);
  print(words, 3);
  const char ***outer = pointers;
  **outer = "changed";
  *outer[1] += 1;
  print(words, 3);
  int values[6] = {5, 4, 3, 2, 1, 0}, *order[6];
  for (int i = 0; i < 6; i++) order[values[i]] = &values[i];
  for (int i = 0; i < 6; i++) *order[i] = i * 11;
  for (int i = 0; i < 6; i++) printf("%d ", values[i]);
  printf("\n%d\n", longest(words + 5, 2) == NULL);
  return *order[2] + (int)(order[0] - order[5]);
}
