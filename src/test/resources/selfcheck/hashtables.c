/* Hash tables: chained, and with open addresses. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 4

struct entry {
  unsigned key;
  int value;
  struct entry *next;
};
struct table {
  struct entry *bucket[BUCKETS];
  int count;
};
struct slot {
  int used;
  int key;
};
struct word {
  char text[6];
  int uses;
  struct word *next;
};

static struct table shared;

struct entry *lookup(struct table *t, unsigned key) {
  struct entry *e = t->bucket[key % BUCKETS];
  while (e && e->key != key) e = e->next;
  return e;
}

int put(struct table *t, struct entry *fresh) {
  struct entry **at = &t->bucket[fresh->key % BUCKETS];
  while (*at) {
    if ((*at)->key == fresh->key) {
      (*at)->value = fresh->value;
      return 0;
    }
    at = &(*at)->next;
  }
  fresh->next = NULL;
  *at = fresh;
  t->count++;
  return 1;
}

int erase(struct table *t, unsigned key) {
  struct entry *before = NULL, *e = t->bucket[key & (BUCKETS - 1)];
  for (; e; before = e, e = e->next) {
    if (e->key != key) continue;
    if (before)
      before->next = e->next;
    else
      t->bucket[key & (BUCKETS - 1)] = e->next;
    t->count--;
    return 1;
  }
  return 0;
}

int longest_chain(const struct table *t) {
  int longest = 0;
  for (int i = 0; i < BUCKETS; i++) {
    int n = 0;
    for (struct entry *e = t->bucket[i]; e; e = e->next) n++;
    if (n > longest) longest = n;
  }
  return longest;
}

int probe(struct slot *slots, int key) {
  int at = key & 3;
  for (int i = 0; i < 4; i++) {
    if (!slots[at].used) return -1;
    if (slots[at].key == key) return at;
    at = (at + 1) & 3;
  }
  return -2;
}

int count_shared(unsigned from, unsigned to) {
  int n = 0;
  for (unsigned k = from; k < to; k++) {
    if (lookup(&shared, k)) n++;
  }
  return n;
}

int use_word(struct word *w, const char *text) {
  while (w) {
    if (strcmp(w->text, text) == 0) return ++w->uses;
    w = w->next;
  }
  return 0;
}

int rehash(struct table *from, struct table *to) {
  int moved = 0;
  if (from == to) return -1;
  for (int i = 0; i < BUCKETS; i++) {
    while (from->bucket[i]) {
      struct entry *e = from->bucket[i];
      from->bucket[i] = e->next;
      e->next = to->bucket[e->key % 2];
      to->bucket[e->key % 2] = e;
      if (++moved > 5) return moved;
    }
  }
  return moved;
}
