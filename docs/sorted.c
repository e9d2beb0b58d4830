#include <stddef.h>

struct item {
  int value;
  struct item *next;
};

/* What the functions below take for granted: the least value comes first. */
int sorted(const struct item *list) {
  for (; list != NULL && list->next != NULL; list = list->next) {
    if (list->value > list->next->value) return 0;
  }
  return 1;
}

/* Whether the two least values are the same; -1 if the list is out of order. */
int tie(const struct item *list) {
  if (list == NULL || list->next == NULL) return 0;
  if (list->value > list->next->value) return -1;
  if (list->value < list->next->value) return 0;
  return 1;
}
