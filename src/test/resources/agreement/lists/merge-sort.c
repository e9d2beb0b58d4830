// Merge sort, merging, splitting by parity and removing duplicates on lists.
#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *from(const int *a, int n) {
  struct node *list = NULL, **tail = &list;
  for (int i = 0; i < n; i++) {
    *tail = malloc(sizeof **tail);
    (*tail)->value = a[i];
    (*tail)->next = NULL;
    tail = &(*tail)->next;
  }
  return list;
}

static struct node *merge(struct node *a, struct node *b) {
  struct node head, *tail = &head;
  while (a && b) {
    struct node **smaller = a->value <= b->value ? &a : &b;
    tail->next = *smaller;
    tail = *smaller;
    *smaller = (*smaller)->next;
  }
  tail->next = a ? a : b;
  return head.next;
}

static struct node *sort(struct node *list) {
  if (!list || !list->next) return list;
  struct node *slow = list, *fast = list->next;
  while (fast && fast->next) slow = slow->next, fast = fast->next->next;
  struct node *second = slow->next;
  slow->next = NULL;
  return merge(sort(list), sort(second));
}

static int unique(struct node *n) {
  int removed = 0;
  while (n && n->next)
    if (n->next->value == n->value) {
      struct node *dead = n->next;
      n->next = dead->next;
      free(dead);
      removed++;
    } else {
      n = n->next;
    }
  return removed;
}

static struct node *odd_first(struct node *list) {
  struct node *odd = NULL, *even = NULL, **o = &odd, **e = &even;
  for (; list; list = list->next) {
    if (list->value % 2) *o = list, o = &list->next;
    else *e = list, e = &list->next;
  }
  *e = NULL;
  *o = even;
  return odd;
}

static void print(const struct node *n) {
  for (; n; n = n->next) printf("%d ", n->value);
  putchar('\n');
}

int main(void) {
  int a[] = {5, -3, 8, 5, 0, 12, -3, 7, 8, 8, 1}, sum = 0;
  struct node *list = from(a, 11);
  list = sort(list);
  print(list);
  printf("%d\n", unique(list));
  print(list);
  list = odd_first(list);
  print(list);
  print(sort(NULL));
  for (struct node *next; list; list = next) {
    next = list->next;
    sum = sum * 2 + list->value;
    free(list);
  }
  return sum & 0xff;
}
