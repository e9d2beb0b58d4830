// A set of strings with growth: union, intersection, duplicates, iteration.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct set { char **slots; size_t capacity, size; };

static size_t hash(const char *s) {
  size_t h = 14695981039346656037u;
  for (; *s; s++) h = (h ^ (unsigned char)*s) * 1099511628211u;
  return h;
}

static char **place(const struct set *set, const char *s) {
  size_t i = hash(s) % set->capacity;
  while (set->slots[i] && strcmp(set->slots[i], s)) i = (i + 1) % set->capacity;
  return &set->slots[i];
}

static int contains(const struct set *set, const char *s) {
  return set->capacity && *place(set, s) != NULL;
}

static int add(struct set *set, const char *s) {
  if (set->size * 4 >= set->capacity * 3) {
    struct set bigger = {.capacity = set->capacity ? set->capacity * 2 : 4};
    bigger.slots = calloc(bigger.capacity, sizeof *bigger.slots);
    for (size_t i = 0; i < set->capacity; i++)
      if (set->slots[i]) *place(&bigger, set->slots[i]) = set->slots[i];
    bigger.size = set->size;
    free(set->slots);
    *set = bigger;
  }
  char **slot = place(set, s);
  if (*slot) return 0;
  *slot = strdup(s);
  set->size++;
  return 1;
}

static void release(struct set *set) {
  for (size_t i = 0; i < set->capacity; i++) free(set->slots[i]);
  free(set->slots);
}

static void fill(struct set *set, const char *text) {
  char word[16];
  for (int n; sscanf(text, "%15s%n", word, &n) == 1; text += n) add(set, word);
}

int main(void) {
  struct set a = {0}, b = {0}, both = {0};
  fill(&a, "red green blue red yellow black white green pink");
  fill(&b, "green white brown grey red orange");
  printf("%zu/%zu %zu/%zu\n", a.size, a.capacity, b.size, b.capacity);
  int common = 0;
  for (size_t i = 0; i < a.capacity; i++)
    if (a.slots[i]) {
      add(&both, a.slots[i]);
      if (contains(&b, a.slots[i])) printf("%s ", a.slots[i]), common++;
    }
  putchar('\n');
  for (size_t i = 0; i < b.capacity; i++)
    if (b.slots[i]) add(&both, b.slots[i]);
  printf("%d %zu %zu\n", common, both.size, both.capacity);
  printf("%d %d %d\n", contains(&both, "grey"), contains(&a, "grey"), contains(&both, ""));
  printf("%d\n", both.size == a.size + b.size - common);
  release(&a), release(&b), release(&both);
  return common;
}
