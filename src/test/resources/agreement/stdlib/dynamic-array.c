// A growing array and a string builder on realloc.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vector { int *items; size_t size, capacity; };
struct builder { char *text; size_t length, capacity; };

static void push(struct vector *v, int item) {
  if (v->size == v->capacity) {
    v->capacity = v->capacity ? v->capacity * 3 / 2 + 1 : 1;
    v->items = realloc(v->items, v->capacity * sizeof *v->items);
    if (!v->items) abort();
  }
  v->items[v->size++] = item;
}

static void insert(struct vector *v, size_t at, int item) {
  push(v, 0);
  memmove(v->items + at + 1, v->items + at, (v->size - at - 1) * sizeof *v->items);
  v->items[at] = item;
}

static int erase(struct vector *v, size_t at) {
  int item = v->items[at];
  memmove(v->items + at, v->items + at + 1, (--v->size - at) * sizeof *v->items);
  return item;
}

static struct builder *append(struct builder *b, const char *s) {
  size_t n = strlen(s);
  while (b->length + n + 1 > b->capacity)
    b->text = realloc(b->text, b->capacity = b->capacity ? 2 * b->capacity : 8);
  memcpy(b->text + b->length, s, n + 1);
  b->length += n;
  return b;
}

int main(void) {
  struct vector v = {0};
  for (int i = 0; i < 10; i++) push(&v, i * i);
  printf("%zu %zu\n", v.size, v.capacity);
  insert(&v, 0, -1);
  insert(&v, 5, 55);
  insert(&v, v.size, 99);
  int erased = erase(&v, 8);
  printf("%d %d\n", erase(&v, 1), erased);
  for (size_t i = 0; i < v.size; i++) printf("%d ", v.items[i]);
  putchar('\n');
  struct builder b = {0};
  for (size_t i = 0; i < v.size; i += 3) {
    char number[12];
    snprintf(number, sizeof number, "%d", v.items[i]);
    append(append(&b, i ? ", " : "["), number);
  }
  append(&b, "]");
  printf("%s %zu %zu\n", b.text, b.length, b.capacity);
  int result = (int)(v.size * 10 + b.length % 10);
  free(v.items), free(b.text);
  return result;
}
