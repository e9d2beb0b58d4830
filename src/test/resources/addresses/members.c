/* Pointers that are compared with addresses of members: heads of lists inside of other objects. */
#include <stddef.h>

struct link {
  struct link *prev, *next;
};

struct bucket {
  struct link *first, *last;
};

struct table {
  unsigned long size;
  struct link head;
};

struct entry {
  int key;
  struct link link;
};

#define ENTRY(at) ((struct entry *)((char *)(at) - offsetof(struct entry, link)))

int is_empty(struct table *table, struct bucket *bucket) {
  return bucket->first == &table->head && bucket->first == bucket->last;
}

int is_listed(struct table *table, int key) {
  for (struct link *at = table->head.next; at != &table->head; at = at->next) {
    if (ENTRY(at)->key == key) return 1;
  }
  return 0;
}

int holds(struct entry *entry, struct link *at) {
  if (ENTRY(at) == entry) return 1;
  return 0;
}

int is_second(int *start, int *at) {
  if (start + 1 == at) return 1;
  return 0;
}
