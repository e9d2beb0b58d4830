// qsort on structs by several keys, bsearch in the result, a stable trick.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word { char text[12]; int count, order; };

static int by_text(const void *a, const void *b) {
  return strcmp(((const struct word *)a)->text, ((const struct word *)b)->text);
}

static int by_count(const void *a, const void *b) {
  const struct word *x = a, *y = b;
  if (x->count != y->count) return y->count - x->count;
  return x->order - y->order;
}

static int comparisons;
static int by_long(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  comparisons++;
  return (x > y) - (x < y);
}

static int by_key(const void *key, const void *element) {
  return strcmp(key, ((const struct word *)element)->text);
}

int main(void) {
  const char *text = "to be or not to be that is the question to ask or not";
  struct word words[20];
  int n = 0, used;
  char next[12];
  for (; sscanf(text, "%11s%n", next, &used) == 1; text += used) {
    int i = 0;
    while (i < n && strcmp(words[i].text, next)) i++;
    if (i == n) {
      strcpy(words[n].text, next);
      words[n].count = 0;
      words[n].order = n;
      n++;
    }
    words[i].count++;
  }
  qsort(words, n, sizeof *words, by_count);
  for (int i = 0; i < n; i++) printf("%s:%d ", words[i].text, words[i].count);
  putchar('\n');
  qsort(words, n, sizeof *words, by_text);
  for (int i = 0; i < n; i++) printf("%s ", words[i].text);
  putchar('\n');
  struct word *hit = bsearch("not", words, n, sizeof *words, by_key);
  printf("%s %d\n", hit->text, hit->count);
  printf("%d\n", bsearch("never", words, n, sizeof *words, by_key) == NULL);
  long numbers[100];
  unsigned x = 1;
  for (int i = 0; i < 100; i++) numbers[i] = (long)((x = x * 69069 + 1) >> 8) % 1000;
  qsort(numbers, 100, sizeof *numbers, by_long);
  int sorted = 1;
  for (int i = 1; i < 100; i++) sorted &= numbers[i - 1] <= numbers[i];
  printf("%d %ld %ld %d\n", sorted, numbers[0], numbers[99], comparisons > 400);
  return n;
}
