// The search runs off the end of the list when the key is absent.
#include <stdio.h>

struct node {
  int key;
  struct node *next;
};

static struct node *find(struct node *n, int key) {
  while (n->key != key) n = n->next;  // fault: null-dereference
  return n;
}

int main(void) {
  struct node c = {3, NULL}, b = {2, &c}, a = {1, &b};
  struct node *hit = find(&a, 3);
  printf("%d\n", hit->key);
  fflush(stdout);
  hit = find(&a, 4);
  printf("%s\n", hit ? "found" : "absent");
  return 0;
}
