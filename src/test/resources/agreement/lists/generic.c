// An intrusive generic list: links inside structs, container_of, two lists at once.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct link { struct link *next, *prev; };
#define LIST(name) struct link name = {&name, &name}
#define ENTRY(l, type, member) ((type *)((char *)(l) - offsetof(type, member)))
#define EACH(at, list) for (struct link *at = (list)->next; at != (list); at = at->next)
#define EACH_SAFE(at, list) \
  for (struct link *at = (list)->next, *_n = at->next; at != (list); at = _n, _n = at->next)

struct task { int id, priority; struct link all, ready; };

static void add(struct link *list, struct link *l) {
  l->next = list;
  l->prev = list->prev;
  list->prev->next = l;
  list->prev = l;
}

static void drop(struct link *l) {
  l->next->prev = l->prev;
  l->prev->next = l->next;
  l->next = l->prev = l;
}

static int length(const struct link *list) {
  int n = 0;
  for (const struct link *l = list->next; l != list; l = l->next) n++;
  return n;
}

static struct task *most_urgent(struct link *ready) {
  struct task *best = NULL;
  EACH(l, ready) {
    struct task *t = ENTRY(l, struct task, ready);
    if (!best || t->priority > best->priority) best = t;
  }
  return best;
}

int main(void) {
  LIST(all);
  LIST(ready);
  for (int i = 0; i < 6; i++) {
    struct task *t = malloc(sizeof *t);
    t->id = i;
    t->priority = i * 7 % 5;
    add(&all, &t->all);
    if (i != 2) add(&ready, &t->ready);
    else t->ready.next = t->ready.prev = &t->ready;
  }
  printf("%d %d\n", length(&all), length(&ready));
  for (struct task *t; (t = most_urgent(&ready));) {
    printf("task %d priority %d\n", t->id, t->priority);
    drop(&t->ready);
    if (t->priority == 4) t->priority = 0, add(&ready, &t->ready);
  }
  printf("%d %d\n", length(&ready), ready.next == &ready);
  int sum = 0;
  EACH_SAFE(l, &all) {
    struct task *t = ENTRY(l, struct task, all);
    sum = sum * 2 + t->priority;
    drop(l);
    free(t);
  }
  printf("%d\n", length(&all));
  return sum;
}
