// The length of a list that runs into itself.
#include <stddef.h>
#include <stdio.h>

struct node { struct node *next; };

static unsigned length(const struct node *n) {
  unsigned count = 0;
  for (; n; n = n->next) count++;  // fault: endless-loop
  return count;
}

int main(void) {
  struct node c = {NULL}, b = {&c}, a = {&b};
  printf("%u\n", length(&a));
  fflush(stdout);
  c.next = &b;
  printf("%u\n", length(&a));
  return 0;
}
