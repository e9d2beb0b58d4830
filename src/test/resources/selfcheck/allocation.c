/* Memory that is taken and given back. */
#include <stdlib.h>
#include <string.h>

struct chunk {
  int size;
  char *data;
  struct chunk *next;
};
struct vector {
  int *items;
  int used, room;
};

struct chunk *copy_list(const struct chunk *c) {
  struct chunk *first = NULL, **last = &first;
  while (c) {
    struct chunk *n = malloc(sizeof *n);
    if (!n) break;
    n->size = c->size;
    n->data = NULL;
    n->next = NULL;
    *last = n;
    last = &n->next;
    if (c->size == 3) n->size = 0;
    c = c->next;
  }
  return first;
}

int free_large(struct chunk **c, int limit) {
  int freed = 0;
  while (*c) {
    struct chunk *dead = *c;
    if (dead->size <= limit) {
      c = &dead->next;
      continue;
    }
    *c = dead->next;
    free(dead->data);
    free(dead);
    freed++;
  }
  return freed;
}

int append_item(struct vector *v, int item) {
  if (v->used < 0 || v->room < v->used || v->room > 4) return -1;
  if (v->used == v->room) {
    int room = v->room ? 2 * v->room : 2;
    int *items = realloc(v->items, (size_t)room * sizeof *items);
    if (!items) return -2;
    v->items = items;
    v->room = room;
  }
  v->items[v->used++] = item;
  return v->used;
}

char *join(const char *a, const char *b) {
  size_t n = strlen(a), m = strlen(b);
  char *s = malloc(n + m + 2);
  if (!s) return NULL;
  memcpy(s, a, n);
  s[n] = '-';
  memcpy(s + n + 1, b, m + 1);
  if (s[0] == '-') {
    free(s);
    return NULL;
  }
  return s;
}

int *table_of(int n) {
  int *t;
  if (n <= 0 || n > 6) return NULL;
  t = calloc((size_t)n, sizeof *t);
  if (!t) return NULL;
  for (int i = 1; i < n; i++) t[i] = t[i - 1] + n;
  if (t[n - 1] > 8) t[0] = 1;
  return t;
}

int stack_of_nodes(int n) {
  struct chunk *top = NULL;
  int sum = 0;
  for (int i = 0; i < n && i < 5; i++) {
    struct chunk *c = malloc(sizeof *c);
    if (!c) goto out;
    c->size = i;
    c->next = top;
    top = c;
  }
out:
  while (top) {
    struct chunk *dead = top;
    top = top->next;
    sum += dead->size;
    free(dead);
  }
  return sum;
}

void free_ring(struct chunk *c) {
  struct chunk *p;
  if (!c) return;
  p = c->next;
  while (p && p != c) {
    struct chunk *dead = p;
    p = p->next;
    free(dead);
  }
  free(c);
}
