/* Keeps a list of parts: "+ number", "- number", "? number" commands. */
#include <stdio.h>
#include <stdlib.h>

struct part {
  int number;
  int count;
  struct part *next;
};

static struct part *lookup(struct part *list, int number) {
  while (list != NULL && list->number != number) list = list->next;
  return list;
}

static struct part *store(struct part *list, int number) {
  struct part *p = lookup(list, number);
  if (p == NULL) {
    p = malloc(sizeof *p);
    if (p == NULL) return NULL;
    p->number = number;
    p->count = 0;
    p->next = list;
    list = p;
  }
  if (p->number != number) return NULL; // infeasible: 10:T - either found by it or just given it
  p->count++;
  return list;
}

int main(void) {
  struct part *list = NULL;
  char command;
  int number;
  while (scanf(" %c%d", &command, &number) == 2) {
    struct part *p = lookup(list, number);
    switch (command) {
      case '+': {
        struct part *longer = store(list, number);
        if (longer == NULL) return 3;
        list = longer;
        break;
      }
      case '-':
        if (p == NULL || p->count == 0) return 1;
        p->count--;
        break;
      case '?':
        printf("%d\n", p != NULL ? p->count : 0);
        break;
      default:
        return 2;
    }
  }
  while (list != NULL) {
    struct part *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
