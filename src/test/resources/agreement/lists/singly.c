// A singly linked list: push, append, insert in order, reverse, remove.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *push(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  *n = (struct node){value, head};
  return n;
}

static void insert_sorted(struct node **link, int value) {
  while (*link && (*link)->value < value) link = &(*link)->next;
  *link = push(*link, value);
}

static struct node *reverse(struct node *head) {
  struct node *done = NULL;
  while (head) {
    struct node *next = head->next;
    head->next = done;
    done = head;
    head = next;
  }
  return done;
}

static int remove_all(struct node **link, int value) {
  int removed = 0;
  while (*link) {
    struct node *n = *link;
    if (n->value == value) {
      *link = n->next;
      free(n);
      removed++;
    } else {
      link = &n->next;
    }
  }
  return removed;
}

static void print(const struct node *n) {
  for (; n; n = n->next) printf("%d%s", n->value, n->next ? " -> " : "\n");
}

int main(void) {
  struct node *list = NULL;
  int values[] = {5, 3, 9, 3, 1, 7, 3, 8};
  for (int i = 0; i < 8; i++) insert_sorted(&list, values[i]);
  print(list);
  list = reverse(list);
  print(list);
  int threes = remove_all(&list, 3);
  int fours = remove_all(&list, 4);
  printf("%d %d\n", threes, fours);
  list = push(list, 3);
  print(list);
  int sum = 0;
  while (list) {
    struct node *next = list->next;
    sum = sum * 2 + list->value;
    free(list);
    list = next;
  }
  printf("%d\n", sum);
  return sum % 100;
}
