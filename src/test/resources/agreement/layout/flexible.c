// A flexible array member after a header, allocated to measure.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vector { int size, capacity; double items[]; };
struct packet { char type; short length; char data[]; };
struct odd { int i; char c; char rest[]; };
struct old { int n; int values[0]; };

static struct vector *push(struct vector *v, double d) {
  if (!v || v->size == v->capacity) {
    int capacity = v ? v->capacity * 2 : 2;
    struct vector *bigger = realloc(v, sizeof *v + capacity * sizeof v->items[0]);
    if (!v) bigger->size = 0;
    bigger->capacity = capacity;
    v = bigger;
  }
  v->items[v->size++] = d;
  return v;
}

static struct packet *packet(const char *text) {
  size_t n = strlen(text);
  struct packet *p = malloc(sizeof *p + n + 1);
  p->type = 'T';
  p->length = (short)n;
  memcpy(p->data, text, n + 1);
  return p;
}

static struct packet fixed = {'F', 3, "abc"};

int main(void) {
  printf("%zu %zu\n", sizeof(struct vector), offsetof(struct vector, items));
  printf("%zu %zu\n", sizeof(struct packet), offsetof(struct packet, data));
  printf("%zu %zu\n", sizeof(struct odd), offsetof(struct odd, rest));
  printf("%zu %zu\n", sizeof(struct old), offsetof(struct old, values));
  struct vector *v = NULL;
  for (int i = 0; i < 11; i++) v = push(v, i * 0.5);
  double sum = 0;
  for (int i = 0; i < v->size; i++) sum += v->items[i];
  printf("%d %d %g\n", v->size, v->capacity, sum);
  struct vector header = *v;
  printf("%d %d\n", header.size, header.capacity);
  free(v);
  struct packet *p = packet("flexible");
  printf("%c %d %s %c\n", p->type, p->length, p->data, p->data[3]);
  free(p);
  printf("%c %s\n", fixed.type, fixed.data);
  struct old *o = malloc(sizeof *o + 4 * sizeof(int));
  o->n = 4;
  for (int i = 0; i < o->n; i++) o->values[i] = i * i;
  int last = o->values[3];
  free(o);
  return last;
}
