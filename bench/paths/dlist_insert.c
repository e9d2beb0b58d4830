/* Insertion into a sorted doubly linked list. */
#include <stddef.h>

struct node {
  int data;
  struct node *prev;
  struct node *next;
};

struct node *insert(struct node *head, struct node *fresh) {
  struct node *before = NULL;
  struct node *at = head;
  while (at != NULL && at->data < fresh->data) {
    before = at;
    at = at->next;
  }
  fresh->prev = before;
  fresh->next = at;
  if (at != NULL)
    at->prev = fresh;
  if (before == NULL)
    return fresh;
  before->next = fresh;
  return head;
}
