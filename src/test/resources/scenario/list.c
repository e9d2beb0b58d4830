/* Lists in order, with a sentence about what order is. */
#include <stddef.h>

struct node {
  int value;
  struct node *next;
};

int sorted(const struct node *list) {
  for (; list != NULL && list->next != NULL; list = list->next) {
    if (list->value > list->next->value) return 0;
  }
  return 1;
}

/* Whether the first two are in disorder. */
int disorder(const struct node *list) {
  if (list == NULL || list->next == NULL) return 0;
  if (list->value > list->next->value) return 1;
  return 2;
}

/* Where a value stands; stops at the first larger one. */
int position(const struct node *list, int value) {
  int at = 0;
  while (list != NULL && list->value <= value) {
    if (list->value == value) return at;
    list = list->next;
    at++;
  }
  return -1;
}

/* Both in one. */
struct node *merge(struct node *a, struct node *b) {
  struct node head = {0, NULL};
  struct node *last = &head;
  while (a != NULL && b != NULL) {
    if (a->value <= b->value) {
      last->next = a;
      a = a->next;
    } else {
      last->next = b;
      b = b->next;
    }
    last = last->next;
  }
  last->next = a != NULL ? a : b;
  return head.next;
}
