/* Insertion into a sorted doubly linked list. */
#include <stdlib.h>

struct node {
  int data;
  struct node *prev;
  struct node *next;
};

struct node *insert(struct node *head, int data) {
  struct node *fresh = malloc(sizeof *fresh);
  if (fresh == NULL)
    return NULL;
  fresh->data = data;
  fresh->prev = NULL;
  fresh->next = head;
  while (fresh->next != NULL && fresh->next->data < data) {
    fresh->prev = fresh->next;
    fresh->next = fresh->next->next;
  }
  if (fresh->next != NULL)
    fresh->next->prev = fresh;
  if (fresh->prev == NULL)
    return fresh;
  fresh->prev->next = fresh;
  return head;
}

// path 1,2,4,5,6,7,(8,9,7)*K,10,11,12,14,15
