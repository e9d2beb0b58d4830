/* Walks along a linked list. */
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static int sum(const struct node *list) {
  int total = 0;
  for (const struct node *n = list; n; n = n->next) total += n->value;
  return total;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  struct node *list = NULL;
  for (int i = 0; i < 1000; i++) {
    struct node *n = malloc(sizeof *n);
    if (!n) return 1;
    n->value = i;
    n->next = list;
    list = n;
  }
  unsigned total = 0;
  for (int r = 0; r < rounds; r++) total += sum(list);
  printf("%u\n", total);
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
