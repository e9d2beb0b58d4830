/* Singly linked lists. */
#include <stddef.h>

struct node {
  int value;
  struct node *next;
};

int sum_of_positive(struct node *n) {
  int sum = 0;
  for (; n; n = n->next) {
    if (n->value <= 0) continue;
    sum += n->value;
  }
  return sum;
}

struct node *nth(struct node *n, int index) {
  while (n != NULL && index > 0) {
    n = n->next;
    index--;
  }
  return n;
}

struct node *find_last(struct node *n, int value) {
  struct node *found = NULL;
  while (n) {
    if (n->value == value) found = n;
    n = n->next;
  }
  return found;
}

int is_sorted(const struct node *n) {
  while (n && n->next) {
    if (n->value > n->next->value) return 0;
    n = n->next;
  }
  return 1;
}

struct node *append(struct node *a, struct node *b) {
  struct node *n = a;
  if (!a) return b;
  while (n->next) n = n->next;
  n->next = b;
  return a;
}

struct node *merge_sorted(struct node *a, struct node *b) {
  struct node head = {0, NULL}, *tail = &head;
  while (a && b) {
    if (a->value <= b->value) {
      tail->next = a;
      a = a->next;
    } else {
      tail->next = b;
      b = b->next;
    }
    tail = tail->next;
  }
  tail->next = a ? a : b;
  return head.next;
}

void deal(struct node *n, struct node **odd, struct node **even) {
  *odd = *even = NULL;
  while (n) {
    struct node *next = n->next;
    if (n->value & 1) {
      n->next = *odd;
      *odd = n;
    } else {
      n->next = *even;
      *even = n;
    }
    n = next;
  }
}

struct node *drop_duplicates(struct node *n) {
  struct node *first = n;
  while (n && n->next) {
    if (n->value == n->next->value)
      n->next = n->next->next;
    else
      n = n->next;
  }
  return first;
}

int same_tail(struct node *a, struct node *b) {
  if (a == NULL || b == NULL) return 0;
  while (a->next) a = a->next;
  while (b->next) b = b->next;
  return a == b;
}

int palindrome(struct node *n) {
  struct node *slow = n, *fast = n, *back = NULL;
  while (fast && fast->next) {
    struct node *next = slow->next;
    fast = fast->next->next;
    slow->next = back;
    back = slow;
    slow = next;
  }
  if (fast) slow = slow->next;
  while (slow && back) {
    if (slow->value != back->value) return 0;
    slow = slow->next;
    back = back->next;
  }
  return 1;
}

void swap_pairs(struct node *n) {
  while (n && n->next) {
    int t = n->value;
    n->value = n->next->value;
    n->next->value = t;
    if (n->value == t) return;
    n = n->next->next;
  }
}

int rank_of(struct node *list, struct node *wanted) {
  int rank = 1;
  while (list != wanted) {
    if (!list) return 0;
    list = list->next;
    rank++;
  }
  return rank;
}
