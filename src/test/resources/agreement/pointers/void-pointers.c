// void pointers: generic swap, stack, search and map.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stack { void **items; int size, capacity; };

static void push(struct stack *s, void *item) {
  if (s->size == s->capacity) {
    s->capacity = s->capacity ? 2 * s->capacity : 1;
    s->items = realloc(s->items, s->capacity * sizeof *s->items);
  }
  s->items[s->size++] = item;
}

static void *pop(struct stack *s) { return s->size ? s->items[--s->size] : NULL; }

static void swap(void *a, void *b, size_t n) {
  char saved[n];
  memcpy(saved, a, n);
  memcpy(a, b, n);
  memcpy(b, saved, n);
}

static void *largest(void *base, int n, size_t size, int (*compare)(const void *, const void *)) {
  char *best = base;
  for (int i = 1; i < n; i++)
    if (compare((char *)base + i * size, best) > 0) best = (char *)base + i * size;
  return best;
}

static int by_double(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}
static int by_letter(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }

int main(void) {
  struct stack s = {0};
  int numbers[4] = {1, 2, 3, 4};
  const char *text = "text";
  for (int i = 0; i < 4; i++) push(&s, &numbers[i]);
  push(&s, (void *)text);
  printf("%s %d\n", (char *)pop(&s), s.capacity);
  for (int *p; (p = pop(&s));) printf("%d ", *p);
  putchar('\n');
  free(s.items);
  double x = 1.5, y = -2.5;
  swap(&x, &y, sizeof x);
  swap(&numbers[0], &numbers[3], sizeof *numbers);
  printf("%g %g %d %d\n", x, y, numbers[0], numbers[3]);
  double values[] = {0.5, 7.25, -3};
  char letters[] = "quiz";
  printf("%g %c\n", *(double *)largest(values, 3, sizeof *values, by_double),
         *(char *)largest(letters, 4, 1, by_letter));
  void *v = values;
  printf("%d %td\n", v + 8 == &values[1], (v + 16) - v);
  const void *nothing = 0;
  printf("%d %zu\n", nothing == NULL, sizeof(void));
  return *(int *)(void *)(char *)&numbers[1] + (int)*(double *)v;
}
