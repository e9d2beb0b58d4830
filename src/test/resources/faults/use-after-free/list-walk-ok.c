// A list is freed with the next node remembered first.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static int release(struct node *list) {
  int count = 0;
  for (struct node *n = list, *next; n; n = next) {
    next = n->next;
    free(n);
    count++;
  }
  return count;
}

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    if (!n) return 1;
    *n = (struct node){i, list};
    list = n;
  }
  printf("%d\n", release(list));
  return 0;
}
