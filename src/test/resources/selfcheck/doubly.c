/* Doubly linked lists, with and without a sentinel. */
#include <stddef.h>

struct link {
  struct link *prev, *next;
  int data;
};

int consistent(struct link *l) {
  while (l) {
    if (l->next && l->next->prev != l) return 0;
    l = l->next;
  }
  return 1;
}

struct link *insert_before(struct link *at, struct link *fresh) {
  fresh->prev = at->prev;
  fresh->next = at;
  if (at->prev) at->prev->next = fresh;
  at->prev = fresh;
  return fresh;
}

struct link *remove_value(struct link *head, int data) {
  struct link *l = head;
  while (l && l->data != data) l = l->next;
  if (!l) return head;
  if (l->prev)
    l->prev->next = l->next;
  else
    head = l->next;
  if (l->next) l->next->prev = l->prev;
  return head;
}

int bounce(struct link *l, const char *moves) {
  int steps = 0;
  for (; *moves && l; moves++) {
    switch (*moves) {
      case 'a':
        l = l->next;
        break;
      case 'b':
        l = l->prev;
        break;
      default:
        if (l->data) return steps;
    }
    steps++;
  }
  return l ? steps : -steps;
}

void sentinel_push(struct link *sentinel, struct link *l) {
  l->next = sentinel;
  l->prev = sentinel->prev;
  sentinel->prev->next = l;
  sentinel->prev = l;
}

int sentinel_count(struct link *sentinel) {
  int n = 0;
  for (struct link *l = sentinel->next; l != sentinel; l = l->next) {
    if (l->next->prev != l) return -1;
    if (l->data > 2) n++;
  }
  return n;
}

struct link *reverse_links(struct link *l) {
  struct link *last = NULL;
  while (l) {
    struct link *t = l->next;
    l->next = l->prev;
    l->prev = t;
    last = l;
    l = t;
  }
  return last;
}

int meet_in_middle(struct link *first, struct link *last) {
  int steps = 0;
  while (first != last) {
    first = first->next;
    if (first == last) return -steps;
    last = last->prev;
    steps++;
  }
  return steps;
}

void move_to_front(struct link **head, struct link *l) {
  if (*head == l) return;
  if (l->prev) l->prev->next = l->next;
  if (l->next) l->next->prev = l->prev;
  l->prev = NULL;
  l->next = *head;
  if (*head) (*head)->prev = l;
  *head = l;
}
