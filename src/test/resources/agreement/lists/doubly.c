// A doubly linked list with a sentinel: a circular ring, insert and remove.
#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *prev, *next; };

static void init(struct node *head) { head->prev = head->next = head; }

static struct node *insert_before(struct node *at, int value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = at;
  n->prev = at->prev;
  at->prev->next = n;
  at->prev = n;
  return n;
}

static int remove_node(struct node *n) {
  int value = n->value;
  n->prev->next = n->next;
  n->next->prev = n->prev;
  free(n);
  return value;
}

static void move_front(struct node *head, struct node *n) {
  n->prev->next = n->next, n->next->prev = n->prev;
  n->next = head->next, n->prev = head;
  head->next->prev = n, head->next = n;
}

static void print(const struct node *head) {
  for (const struct node *n = head->next; n != head; n = n->next) printf("%d ", n->value);
  printf("| ");
  for (const struct node *n = head->prev; n != head; n = n->prev) printf("%d ", n->value);
  putchar('\n');
}

static int consistent(const struct node *head) {
  const struct node *n = head;
  do {
    if (n->next->prev != n || n->prev->next != n) return 0;
    n = n->next;
  } while (n != head);
  return 1;
}

int main(void) {
  struct node head, *middle = NULL;
  init(&head);
  print(&head);
  for (int i = 1; i <= 6; i++) {
    struct node *n = insert_before(&head, i * 10);
    if (i == 3) middle = n;
  }
  insert_before(head.next, 5);
  insert_before(middle, 25);
  print(&head);
  move_front(&head, middle);
  print(&head);
  printf("%d %d\n", remove_node(head.prev), remove_node(head.next));
  for (struct node *n = head.next, *next; n != &head; n = next) {
    next = n->next;
    if (n->value % 20 == 0) remove_node(n);
  }
  print(&head);
  printf("%d\n", consistent(&head));
  int sum = 0;
  while (head.next != &head) sum += remove_node(head.next);
  printf("%d %d\n", consistent(&head), head.prev == &head);
  return sum;
}
