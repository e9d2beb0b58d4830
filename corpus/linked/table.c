/* Hash tables, stacks, queues and graphs. */
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4 };

struct pair {
  const char *key;
  int value;
  struct pair *next;
};

struct table {
  struct pair *bucket[BUCKETS];
  int size;
};

static unsigned hash(const char *key) {
  unsigned h = 0;
  while (*key != '\0') h = h * 31 + (unsigned char)*key++;
  return h % BUCKETS;
}

bool table_get(const struct table *t, const char *key, int *value) {
  unsigned h = hash(key);
  if (h >= BUCKETS) return false; // infeasible: 2:T - a remainder of BUCKETS
  for (const struct pair *p = t->bucket[h]; p != NULL; p = p->next) {
    if (strcmp(p->key, key) == 0) {
      *value = p->value;
      return true;
    }
  }
  return false;
}

/* Adds or replaces; false without memory. */
bool table_put(struct table *t, const char *key, int value) {
  struct pair **head = &t->bucket[hash(key)];
  for (struct pair *p = *head; p != NULL; p = p->next) {
    if (strcmp(p->key, key) == 0) {
      p->value = value;
      return true;
    }
  }
  struct pair *fresh = malloc(sizeof *fresh);
  if (fresh == NULL) return false;
  fresh->key = key;
  fresh->value = value;
  fresh->next = *head;
  *head = fresh;
  t->size++;
  return true;
}

struct stack {
  int *items;
  int size, room;
};

/* Grows by doubling; false if there is no memory or the stack is not sound. */
bool push(struct stack *s, int x) {
  if (s->size < 0 || s->size > s->room || s->room > 64) return false;
  if (s->size == s->room) {
    int room = s->room == 0 ? 2 : 2 * s->room;
    int *items = malloc((size_t)room * sizeof *items);
    if (items == NULL) return false;
    for (int i = 0; i < s->size; i++) items[i] = s->items[i];
    free(s->items);
    s->items = items;
    s->room = room;
  }
  s->items[s->size++] = x;
  return true;
}

bool pop(struct stack *s, int *x) {
  if (s->size <= 0) return false;
  *x = s->items[--s->size];
  if (s->size > s->room) {
    s->size = 0;
    return false;
  }
  return true;
}

/* A queue in a ring of 4. */
struct queue {
  int items[4];
  unsigned head, count;
};

bool enqueue(struct queue *q, int x) {
  if (q->count >= 4) return false;
  unsigned at = (q->head + q->count) % 4;
  if (at > 3) return false; // infeasible: 4:T - a remainder of 4
  q->items[at] = x;
  q->count++;
  if (q->count == 0) return false; // infeasible: 8:T - it was at most 4 before
  return true;
}

/* A graph's vertex with at most two edges. */
struct vertex {
  struct vertex *edge[2];
  bool seen;
};

/* Whether one vertex leads to another. */
bool leads_to(struct vertex *from, const struct vertex *to) {
  if (from == NULL || from->seen) return false;
  if (from == to) return true;
  from->seen = true;
  for (int i = 0; i < 2; i++) {
    if (leads_to(from->edge[i], to)) return true;
  }
  return false;
}

/* A triangle of three different vertices. */
bool is_triangle(const struct vertex *v) {
  if (v == NULL || v->edge[0] == NULL || v->edge[0]->edge[0] == NULL) return false;
  const struct vertex *b = v->edge[0], *c = b->edge[0];
  return b != v && c != b && c != v && c->edge[0] == v;
}
