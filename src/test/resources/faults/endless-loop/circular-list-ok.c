// The length of a list that ends.
#include <stddef.h>
#include <stdio.h>

struct node { struct node *next; };

static unsigned length(const struct node *n) {
  unsigned count = 0;
  for (; n; n = n->next) count++;
  return count;
}

int main(void) {
  struct node c = {NULL}, b = {&c}, a = {&b};
  printf("%u\n", length(&a));
  fflush(stdout);
  b.next = NULL;
  printf("%u\n", length(&a));
  return 0;
}
