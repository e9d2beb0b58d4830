/* Singly linked lists. */
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

struct cell {
  int value;
  struct cell *next;
};

/* Removes the first cell with this value; true if there was one. */
bool list_delete(struct cell **list, int value) {
  struct cell *previous = NULL, *here = *list;
  while (here != NULL && here->value != value) {
    previous = here;
    here = here->next;
  }
  if (here == NULL) return false;
  if (previous == NULL)
    *list = here->next;
  else
    previous->next = here->next;
  free(here);
  return true;
}

/* Puts a value where it keeps the order; false without memory. */
bool insert_sorted(struct cell **list, int value) {
  struct cell **place = list;
  while (*place != NULL && (*place)->value < value) place = &(*place)->next;
  struct cell *fresh = malloc(sizeof *fresh);
  if (!fresh) return false;
  fresh->value = value;
  fresh->next = *place;
  *place = fresh;
  return true;
}

struct cell *reverse(struct cell *list) {
  struct cell *done = NULL;
  while (list != NULL) {
    struct cell *rest = list->next;
    list->next = done;
    done = list;
    list = rest;
  }
  return done;
}

/* Whether the list runs into itself. */
bool has_cycle(const struct cell *list) {
  const struct cell *slow = list, *fast = list;
  while (fast != NULL && fast->next != NULL) {
    slow = slow->next;
    fast = fast->next->next;
    if (slow == fast) return true;
  }
  return false;
}

/* Merges two sorted lists into one. */
struct cell *merge(struct cell *a, struct cell *b) {
  struct cell *head = NULL, **tail = &head;
  while (a != NULL && b != NULL) {
    if (a->value <= b->value) {
      *tail = a;
      a = a->next;
    } else {
      *tail = b;
      b = b->next;
    }
    tail = &(*tail)->next;
  }
  *tail = a != NULL ? a : b;
  return head;
}

/* The length, or -1 for more than 8 cells. */
int length(const struct cell *list) {
  int n = 0;
  for (; list != NULL; list = list->next) {
    if (++n > 8) return -1;
  }
  if (n > 8) return -2; // infeasible: 6:T - the loop has left before
  return n;
}

/* The cell n places from the end. */
struct cell *from_end(struct cell *list, int n) {
  struct cell *ahead = list;
  if (n < 0) return NULL;
  while (n > 0) {
    if (ahead == NULL) return NULL;
    ahead = ahead->next;
    n--;
  }
  while (ahead != NULL) {
    list = list->next;
    ahead = ahead->next;
  }
  return list;
}

/* Removes neighbours that are equal; how many went. */
int remove_repeats(struct cell *list) {
  int gone = 0;
  while (list != NULL && list->next != NULL) {
    struct cell *next = list->next;
    if (next != list && next->value == list->value) {
      list->next = next->next;
      free(next);
      gone++;
    } else {
      if (next == list) return -1;
      list = next;
    }
  }
  return gone;
}

/* Whether two lists end in the same cells, both at most 5 long. */
bool share_tail(const struct cell *a, const struct cell *b) {
  int i = 0, j = 0;
  if (a == NULL || b == NULL) return false;
  while (a->next != NULL && i < 5) a = a->next, i++;
  while (b->next != NULL && j < 5) b = b->next, j++;
  if (i == 5 || j == 5) return false;
  if (a == b) return true;
  if (a->next != b->next) return true; // infeasible: 13:T - both are at their ends
  return false;
}

/* Swaps the values of two cells; tells whether that changed anything. */
int swap_values(struct cell *a, struct cell *b) {
  int old = a->value;
  a->value = b->value;
  b->value = old;
  if (a == b && a->value != old) return -1; // infeasible: 4.2:T - the same cell keeps its value
  if (a->value == b->value) return 0;
  return 1;
}

/* Writes through one pointer, reads through another. */
int overwrite(int *p, int *q) {
  *p = 1;
  *q = 2;
  if (*p == 1) return p == q ? -1 : 1; // infeasible: 5:T - then *p would be 2
  if (*p == 2) return 2; // infeasible: 6:F - only 1 and 2 were written
  return 0;
}

/* Makes a list of the numbers 1 to n, with n at most 5; NULL if memory runs out. */
struct cell *count_up(int n) {
  struct cell *list = NULL;
  if (n > 5) n = 5;
  for (; n > 0; n--) {
    struct cell *fresh = malloc(sizeof *fresh);
    if (fresh == NULL) {
      while (list != NULL) {
        struct cell *next = list->next;
        free(list);
        list = next;
      }
      return NULL;
    }
    fresh->value = n;
    fresh->next = list;
    if (list == fresh) return NULL; // infeasible: 15:T - malloc gives no block that is in use
    list = fresh;
  }
  return list;
}
