/* A doubly linked list whose ends are known: insert, remove, reverse, check. */
#include <stddef.h>

struct item {
  int value;
  struct item *prev, *next;
};

struct list {
  struct item *first, *last;
};

/* Puts an item right after another one, or at the front if that is NULL. */
void insert_after(struct list *list, struct item *where, struct item *item) {
  item->prev = where;
  item->next = where != NULL ? where->next : list->first;
  if (item->prev != NULL)
    item->prev->next = item;
  else
    list->first = item;
  if (item->next != NULL)
    item->next->prev = item;
  else
    list->last = item;
}

void remove_item(struct list *list, struct item *item) {
  if (item->prev != NULL)
    item->prev->next = item->next;
  else
    list->first = item->next;
  if (item->next != NULL)
    item->next->prev = item->prev;
  else
    list->last = item->prev;
  item->prev = item->next = NULL;
}

void reverse(struct list *list) {
  struct item *item = list->first;
  while (item != NULL) {
    struct item *next = item->next;
    item->next = item->prev;
    item->prev = next;
    item = next;
  }
  item = list->first;
  list->first = list->last;
  list->last = item;
}

/* Do both directions tell the same story? */
int is_consistent(const struct list *list) {
  const struct item *before = NULL;
  for (const struct item *item = list->first; item != NULL; item = item->next) {
    if (item->prev != before) return 0;
    before = item;
  }
  return list->last == before;
}
